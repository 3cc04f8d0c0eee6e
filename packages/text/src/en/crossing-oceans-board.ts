import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { CrossingOceansBoardMessages } from '../messages/crossing-oceans-board.ts';
import { named, pounds } from './crossing-oceans.ts';
import { count, type EnglishNoun, written } from './grammar.ts';

const AND = new Intl.ListFormat('en-GB');
const coal = (amount: number): string => (amount === 0 ? 'no coal' : count(amount, 'coal', 'coal'));

export const crossingOceansBoard: Catalogue<CrossingOceansBoardMessages, EnglishNoun> = {
  'crossing-oceans.board.first':
    'Coal makes ships ready, sailing earns money, money buys ships. Most points come from their flags, times what the columns of your board make them worth. Each turn: a ship or a contract, then an action of the rondel.',
  'crossing-oceans.board.name': ({ thing }) => named(thing),
  'crossing-oceans.board.pounds': (p) => pounds(p.pounds),
  'crossing-oceans.board.gain': (p) => `${p.pounds < 0 ? '−' : '+'}${pounds(Math.abs(p.pounds))}`,
  'crossing-oceans.board.round': ({ round }) => `Round ${round}`,
  'crossing-oceans.board.lastRound': ({ round, last }) => `Round ${round} of ${last}`,
  'crossing-oceans.board.parts': 'Parts of the board',

  'crossing-oceans.board.chart': 'Chart',
  'crossing-oceans.board.europe': 'Europe',
  'crossing-oceans.board.closed': 'Closed',
  'crossing-oceans.board.port': ({ port }) => `Port of ${named(port)}, no trade house`,
  'crossing-oceans.board.portHouses': ({ port, owners }) => `Port of ${named(port)}, trade houses: ${owners}`,
  'crossing-oceans.board.spotEmpty': ({ port }) => `${named(port)}: no ship`,
  'crossing-oceans.board.spot': (p) => `${named(p.port)}: ${p.facts}, ${p.owner}, ${coal(p.coal)}`,
  'crossing-oceans.board.spotClipper': ({ port, facts, owner }) => `${named(port)}: ${facts}, ${owner}, clipper`,
  'crossing-oceans.board.spotNeutral': ({ port, facts }) => `${named(port)}: ${facts}, nobody’s`,
  'crossing-oceans.board.lantern': 'Red Lantern',
  'crossing-oceans.board.facts': ({ ship, year, income, speed, tonnage }) =>
    AND.format([
      `${ship}, ${year}`,
      ...(income > 0 ? [`income ${pounds(income)}`] : []),
      ...(speed > 0 ? [count(speed, 'knot', 'knots')] : []),
      ...(tonnage > 0 ? [`${written(tonnage)} tons`] : []),
    ]),
  'crossing-oceans.board.headquarters': ({ company, token }) => `Headquarters of ${company}, ${token.one}`,

  'crossing-oceans.board.rondel': 'Rondel',
  'crossing-oceans.board.rondelSpot': ({ spot, action }) => `${action.one}, spot ${spot}`,
  'crossing-oceans.board.does.coal':
    'You may buy a coal pier. Then your steamships load as much coal as you have coal icons, those with the fewest first.',
  'crossing-oceans.board.does.region': (p) =>
    `Name a region: all ready ships there earn for their owners. Each of your trade houses there brings you ${pounds(p.pounds)} more.`,
  'crossing-oceans.board.does.ships': ({ most }) => `Buy up to ${count(most, 'tile', 'tiles')} from market and docks.`,
  'crossing-oceans.board.does.riband':
    'Your ready ship in the North Atlantic, if it is the fastest there, earns double and wins a Blue Riband.',
  'crossing-oceans.board.does.house':
    'Open a trade house in a port with a ship of yours. The ship earns if it is ready, and you buy a trade token.',
  'crossing-oceans.board.does.fleet': 'All your ready ships earn their income; each steamship uses 1 coal.',
  'crossing-oceans.board.does.cargo': (p) =>
    `One of your ready steamships earns ${pounds(p.pounds)} for each 1,000 tons and uses 1 coal.`,

  'crossing-oceans.board.market': 'Market',
  'crossing-oceans.board.docks': 'Docks',
  'crossing-oceans.board.forSale': ({ facts, price }) => `${facts}: costs ${pounds(price)}`,
  'crossing-oceans.board.toCome': ({ tiles }) => `${tiles} to come`,
  'crossing-oceans.board.stacks': 'Still to come to the market',
  'crossing-oceans.board.stack': ({ stack }) => `Stack ${stack}`,
  'crossing-oceans.board.purchases': ({ left }) => `You may buy ${left} more`,

  'crossing-oceans.board.companies': 'Companies',
  'crossing-oceans.board.starts': 'Starting player',
  'crossing-oceans.board.lastSale':
    'At the end contracts and coal are sold too: that is in the points, not in this chart.',
  'crossing-oceans.board.score.money': 'Money',
  'crossing-oceans.board.score.captains': 'Captains at sea',
  'crossing-oceans.board.score.houses': 'Trade houses',
  'crossing-oceans.board.score.flags': ({ flag }) => `${capital(flag.one)} flags`,
  'crossing-oceans.board.score.multicoloured': 'Multicoloured flags',
  'crossing-oceans.board.money': (p) => `Money: ${pounds(p.pounds)}`,
  'crossing-oceans.board.contracts': (p) => `Contracts: ${p.contracts}`,
  'crossing-oceans.board.captains': (p) => `Captains in supply: ${p.captains}`,
  'crossing-oceans.board.houses': (p) => `Trade houses in supply: ${p.left}`,
  'crossing-oceans.board.coalIcons': (p) => `Coal loads ${p.coal}`,
  'crossing-oceans.board.column': ({ token, flags, worth }) =>
    `Column of the ${token.one}: ${count(flags, 'flag', 'flags')} at ${worth}`,
  'crossing-oceans.board.columnNext': ({ column, price, worth }) =>
    `${column}; the next token costs ${pounds(price)} and makes it ${worth}`,
  'crossing-oceans.board.multicoloured': ({ flags }) => `Multicoloured flags: ${flags}`,
  'crossing-oceans.board.supplyEmpty': 'No ships in supply',
  'crossing-oceans.board.sell': 'Sell a contract',
};
