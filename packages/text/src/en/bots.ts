import type { BotMessages } from '@riband/bots';
import type { Catalogue } from '../catalogue.ts';
import { signedTenths } from '../grammar.ts';
import { type EnglishNoun, points } from './grammar.ts';

const signed = signedTenths('en-GB');
const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** The name of a move, with other quotes inside. */
const quoted = (name: string): string => `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`;

export const bots: Catalogue<BotMessages, EnglishNoun> = {
  'bots.why.more': (p) => `${points(p.points)} more ${p.term}`,
  'bots.why.less': (p) => `${points(p.points)} less ${p.term}`,
  'bots.why.better': ({ promised, than }) => `Compared with ${quoted(than)} it promises ${promised}.`,
  'bots.why.betterInAll': (p) =>
    `Compared with ${quoted(p.than)} it promises ${p.promised}; with everything else, later turns too, it comes to ${points(p.points)} more.`,
  'bots.why.trade': ({ gains, losses }) => `${gains}, but ${losses}`,
  'bots.why.later': (p) =>
    `It comes out ${points(p.points)} better than ${quoted(p.than)}, but what makes the difference comes later than the next turn.`,
  'bots.why.even': ({ than }) => `It comes to much the same as ${quoted(than)}.`,
  'bots.why.surer': (p) =>
    `So far ${quoted(p.than)} promises ${points(p.points)} more, but that is less sure: the move that was thought through most is chosen.`,
  'bots.why.rather': ({ than }) => `Thought over once more, it would rather be ${quoted(than)}.`,
  'bots.why.hurried': 'There was no time to weigh other moves.',
  'bots.why.only': 'There is no other move worth a thought.',
  'bots.why.forced': 'There is no other move.',
  'bots.why.lot': 'It was drawn by lot.',

  'bots.weighed.move': 'Move',
  'bots.weighed.gain': 'Expected gain',
  'bots.weighed.share': 'Thought given to it',
  'bots.weighed.points': (p) => signed(p.points),
  'bots.weighed.percent': (p) => PERCENT.format(p.share),

  'bots.term.any.points': 'on the scoreboard',
  'bots.term.any.rival': 'by holding the others back',

  'bots.term.example.voyages': 'from voyages',
  'bots.term.example.coins': 'from coins',
  'bots.term.example.bid': 'from a lower bid',
  'bots.term.example.firstTurn': 'from going first',
  'bots.term.example.hold': 'from the cargo in the hold',
  'bots.term.example.hand': 'from the cargo in hand',
  'bots.term.example.rival': 'by holding the others back',

  'bots.term.crossing-oceans.points': 'on the scoreboard',
  'bots.term.crossing-oceans.rival': 'by holding the others back',
  'bots.term.crossing-oceans.money': 'from money left over',
  'bots.term.crossing-oceans.spending': 'from money to spend',
  'bots.term.crossing-oceans.contracts': 'from contracts to spend',
  'bots.term.crossing-oceans.coal': 'from coal on board',
  'bots.term.crossing-oceans.fleet': 'from the fleet at sea',
  'bots.term.crossing-oceans.flags': 'from flags',
  'bots.term.crossing-oceans.tokens': 'from tokens',
  'bots.term.crossing-oceans.piers': 'from coal piers',
  'bots.term.crossing-oceans.waiting': 'from ships that wait for a place',
  'bots.term.crossing-oceans.sites': 'from places for houses',
  'bots.term.crossing-oceans.riband': 'from the Blue Riband',
  'bots.term.crossing-oceans.lanterns': 'from ships safe from being replaced',

  'bots.term.shipyard.points': 'on the scoreboard',
  'bots.term.shipyard.rival': 'by holding the others back',
  'bots.term.shipyard.experience': 'judging by earlier games',
  'bots.term.shipyard.crew': 'from crew for the next ships',
  'bots.term.shipyard.equipment': 'from equipment for the next ships',
  'bots.term.shipyard.speed': 'from the speed of the next ships',
  'bots.term.shipyard.officials': 'from officials and the Blue Riband',
  'bots.term.shipyard.contracts': 'from contracts',
  'bots.term.shipyard.openPlaces': 'from places still to be filled on ships',
  'bots.term.shipyard.heldSpeed': 'from speed that longer canals would use',
  'bots.term.shipyard.clutter': 'from a tidy yard',
  'bots.term.shipyard.laterShips': 'from time for later ships',
  'bots.term.shipyard.captain': 'from captains in store',
  'bots.term.shipyard.spares': 'from spare pieces in store',
  'bots.term.shipyard.canals': 'from canals',
  'bots.term.shipyard.employees': 'from employees',
  'bots.term.shipyard.money': 'from money',
  'bots.term.shipyard.goods': 'from goods',
};
