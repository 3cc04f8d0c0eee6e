import type { BotMessages } from '@riband/bots';
import type { Catalogue } from '../catalogue.ts';
import { signedTenths } from '../grammar.ts';
import { type FrenchNoun, points } from './grammar.ts';

const signed = signedTenths('fr');
const PERCENT = new Intl.NumberFormat('fr', { style: 'percent' });

/** The name of a move, with other quotes inside. */
const quoted = (name: string): string => `« ${name.replace(/«\s*/g, '“').replace(/\s*»/g, '”')} »`;

export const bots: Catalogue<BotMessages, FrenchNoun> = {
  'bots.why.more': (p) => `${points(p.points)} de plus ${p.term}`,
  'bots.why.less': (p) => `${points(p.points)} de moins ${p.term}`,
  'bots.why.better': ({ promised, than }) => `Comparé à ${quoted(than)}, ce coup promet ${promised}.`,
  'bots.why.betterInAll': (p) =>
    `Comparé à ${quoted(p.than)}, ce coup promet ${p.promised} ; avec tout le reste, tours suivants compris, cela fait ${points(p.points)} de plus.`,
  'bots.why.trade': ({ gains, losses }) => `${gains}, mais ${losses}`,
  'bots.why.later': (p) =>
    `Ce coup vaut ${points(p.points)} de plus que ${quoted(p.than)}, mais la différence ne se fait qu’après le prochain tour.`,
  'bots.why.even': ({ than }) => `Ce coup revient à peu près au même que ${quoted(than)}.`,
  'bots.why.surer': (p) =>
    `Pour l’instant, ${quoted(p.than)} promet ${points(p.points)} de plus, mais c’est moins sûr : le coup choisi est celui qui a été le plus étudié.`,
  'bots.why.rather': ({ than }) => `À y repenser, ce serait plutôt ${quoted(than)}.`,
  'bots.why.hurried': 'Le temps a manqué pour examiner d’autres coups.',
  'bots.why.only': 'Aucun autre coup ne mérite qu’on s’y arrête.',
  'bots.why.forced': 'Il n’y a pas d’autre coup.',
  'bots.why.lot': 'Ce coup a été tiré au sort.',

  'bots.weighed.move': 'Coup',
  'bots.weighed.gain': 'Gain attendu',
  'bots.weighed.share': 'Part de la réflexion',
  'bots.weighed.points': (p) => signed(p.points),
  'bots.weighed.percent': (p) => PERCENT.format(p.share),

  'bots.term.any.points': 'au score',
  'bots.term.any.rival': 'en freinant les autres',

  'bots.term.example.voyages': 'pour les voyages',
  'bots.term.example.coins': 'pour les pièces',
  'bots.term.example.bid': 'pour une mise plus basse',
  'bots.term.example.firstTurn': 'pour jouer en premier',
  'bots.term.example.hold': 'pour la cargaison en cale',
  'bots.term.example.hand': 'pour la cargaison en main',
  'bots.term.example.rival': 'en freinant les autres',

  'bots.term.crossing-oceans.points': 'au score',
  'bots.term.crossing-oceans.rival': 'en freinant les autres',
  'bots.term.crossing-oceans.money': 'pour l’argent restant',
  'bots.term.crossing-oceans.spending': 'pour l’argent à dépenser',
  'bots.term.crossing-oceans.contracts': 'pour les contrats à dépenser',
  'bots.term.crossing-oceans.coal': 'pour le charbon à bord',
  'bots.term.crossing-oceans.fleet': 'pour la flotte en mer',
  'bots.term.crossing-oceans.flags': 'pour les pavillons',
  'bots.term.crossing-oceans.tokens': 'pour les jetons',
  'bots.term.crossing-oceans.piers': 'pour les quais à charbon',
  'bots.term.crossing-oceans.waiting': 'pour les navires qui attendent une place',
  'bots.term.crossing-oceans.sites': 'pour les emplacements de maisons',
  'bots.term.crossing-oceans.riband': 'pour le Ruban bleu',
  'bots.term.crossing-oceans.lanterns': 'pour les navires à l’abri d’un remplacement',

  'bots.term.shipyard.points': 'au score',
  'bots.term.shipyard.rival': 'en freinant les autres',
  'bots.term.shipyard.experience': 'd’après l’expérience d’autres parties',
  'bots.term.shipyard.crew': 'pour l’équipage des prochains navires',
  'bots.term.shipyard.equipment': 'pour l’équipement des prochains navires',
  'bots.term.shipyard.speed': 'pour la vitesse des prochains navires',
  'bots.term.shipyard.officials': 'pour les officiels et le Ruban bleu',
  'bots.term.shipyard.contracts': 'pour les contrats',
  'bots.term.shipyard.openPlaces': 'pour les places à pourvoir sur les navires',
  'bots.term.shipyard.heldSpeed': 'pour la vitesse que des canaux plus longs permettraient',
  'bots.term.shipyard.clutter': 'pour un chantier bien rangé',
  'bots.term.shipyard.laterShips': 'pour le temps de construire d’autres navires',
  'bots.term.shipyard.captain': 'pour les capitaines en réserve',
  'bots.term.shipyard.spares': 'pour les pièces en réserve',
  'bots.term.shipyard.canals': 'pour les canaux',
  'bots.term.shipyard.employees': 'pour les employés',
  'bots.term.shipyard.money': 'pour l’argent',
  'bots.term.shipyard.goods': 'pour les marchandises',
};
