import type { CrossingOceansMessages, CrossingOceansNouns } from '@riband/crossing-oceans';
import type { Catalogue, Dictionary } from '../catalogue.ts';
import { count, type EnglishNoun, written } from './grammar.ts';

export const crossingOceansNouns: Dictionary<CrossingOceansNouns, EnglishNoun> = {
  'crossing-oceans.port.new-york': { one: 'New York' },
  'crossing-oceans.port.montreal': { one: 'Montreal' },
  'crossing-oceans.port.boston': { one: 'Boston' },
  'crossing-oceans.port.new-orleans': { one: 'New Orleans' },
  'crossing-oceans.port.rio-de-janeiro': { one: 'Rio de Janeiro' },
  'crossing-oceans.port.buenos-aires': { one: 'Buenos Aires' },
  'crossing-oceans.port.cape-town': { one: 'Cape Town' },
  'crossing-oceans.port.bombay': { one: 'Bombay' },
  'crossing-oceans.port.colombo': { one: 'Colombo' },
  'crossing-oceans.port.batavia': { one: 'Batavia' },
  'crossing-oceans.port.sydney': { one: 'Sydney' },
  'crossing-oceans.port.auckland': { one: 'Auckland' },
  'crossing-oceans.port.yokohama': { one: 'Yokohama' },
  'crossing-oceans.port.shanghai': { one: 'Shanghai' },
  'crossing-oceans.port.san-francisco': { one: 'San Francisco' },
  'crossing-oceans.region.north-atlantic': { one: 'North Atlantic' },
  'crossing-oceans.region.south-atlantic': { one: 'South Atlantic' },
  'crossing-oceans.region.indian-ocean': { one: 'Indian Ocean' },
  'crossing-oceans.region.tasmanian-sea': { one: 'Tasmanian Sea' },
  'crossing-oceans.region.pacific-ocean': { one: 'Pacific Ocean' },
  'crossing-oceans.token.blue': { one: 'Blue Riband' },
  'crossing-oceans.token.black': { one: 'coal pier' },
  'crossing-oceans.token.green': { one: 'green trade token' },
  'crossing-oceans.token.red': { one: 'red trade token' },
  'crossing-oceans.token.white': { one: 'white trade token' },
  'crossing-oceans.flag.blue': { one: 'blue' },
  'crossing-oceans.flag.black': { one: 'black' },
  'crossing-oceans.flag.green': { one: 'green' },
  'crossing-oceans.flag.red': { one: 'red' },
  'crossing-oceans.flag.white': { one: 'white' },
  'crossing-oceans.action.coal': { one: 'Coal' },
  'crossing-oceans.action.region': { one: 'Region' },
  'crossing-oceans.action.ships': { one: 'Ships' },
  'crossing-oceans.action.riband': { one: 'Blue Riband' },
  'crossing-oceans.action.house': { one: 'House' },
  'crossing-oceans.action.fleet': { one: 'Fleet' },
  'crossing-oceans.action.cargo': { one: 'Cargo' },
};

export const pounds = (amount: number): string => `£${written(amount)}`;
const forPounds = (amount: number): string => (amount === 0 ? 'for free' : `for ${pounds(amount)}`);
const contracts = (amount: number): string => count(amount, 'contract', 'contracts');
const coal = (amount: number): string => count(amount, 'coal', 'coal');
const flags = (amount: number, colour: string): string => count(amount, `${colour} flag`, `${colour} flags`);

/** A port of a brought component file is called what that file calls it. */
export const named = (port: EnglishNoun | string): string => (typeof port === 'string' ? port : port.one);

export const crossingOceans: Catalogue<CrossingOceansMessages, EnglishNoun> = {
  'crossing-oceans.title': 'Crossing Oceans',
  'crossing-oceans.about':
    'Shipping around 1900: buy ever bigger steamships, put them on lines all over the world, keep them in coal and race for the Blue Riband.',

  'crossing-oceans.label.contract': 'Take a contract',
  'crossing-oceans.label.place': ({ ship }) => `Place the ${ship}`,
  'crossing-oceans.label.spot': ({ ship, port }) => `Place the ${ship} in ${named(port)}`,
  'crossing-oceans.label.replace': ({ ship, port, replaced }) =>
    `Replace the ${replaced} in ${named(port)} with the ${ship}`,
  'crossing-oceans.label.sell': ({ earned }) => `Use a contract for ${pounds(earned)}`,
  'crossing-oceans.label.coal': ({ ship, port }) => `Use a contract for 1 coal on the ${ship} in ${named(port)}`,
  'crossing-oceans.label.open': (p) => `Open a trade house in ${named(p.port)} for ${contracts(p.contracts)}`,
  'crossing-oceans.label.go': ({ spot, action }) => `Move to spot ${spot}, ${action.one}`,
  'crossing-oceans.label.goFar': (p) => `Move to spot ${p.spot}, ${p.action.one}, for ${contracts(p.contracts)}`,
  'crossing-oceans.label.buy': ({ ship, price }) => `Buy the ${ship} ${forPounds(price)}`,
  'crossing-oceans.label.buyHeadquarters': ({ company, price }) =>
    `Buy the headquarters of ${company} ${forPounds(price)}`,
  'crossing-oceans.label.done': 'Buy nothing more',
  'crossing-oceans.label.region': ({ region }) => `Name the ${region.one}`,
  'crossing-oceans.label.cargo': ({ ship, earned }) => `Send the ${ship} on a cargo job: ${pounds(earned)}`,
  'crossing-oceans.label.riband': (p) => `Race with the ${p.ship}: ${pounds(p.earned)} for ${coal(p.coal)}`,
  'crossing-oceans.label.house': ({ port }) => `Open a trade house in ${named(port)}`,
  'crossing-oceans.label.token': ({ token, price }) => `Take a ${token.one} ${forPounds(price)}`,
  'crossing-oceans.label.decline': 'Take no token',
  'crossing-oceans.label.load': ({ ship, port }) => `Load 1 coal on the ${ship} in ${named(port)}`,
  'crossing-oceans.label.fill': ({ ship }) => `The ${ship} comes to the market`,
  'crossing-oceans.label.fillHeadquarters': ({ company }) => `The headquarters of ${company} come to the market`,
  'crossing-oceans.label.deal': ({ player, ship }) => `${player} draws the ${ship}`,
  'crossing-oceans.label.elder': ({ player }) => `The ship of ${player} counts as older`,

  'crossing-oceans.why.now.place': 'First place a ship or take a contract.',
  'crossing-oceans.why.now.spot': ({ ship }) => `First choose a port for the ${ship}.`,
  'crossing-oceans.why.now.rondel': 'Now use contracts or move your captain on the rondel.',
  'crossing-oceans.why.now.buy': 'Now buy from the market or the docks, or buy nothing more.',
  'crossing-oceans.why.now.region': 'Now name a region.',
  'crossing-oceans.why.now.cargo': 'Now choose the ship for the cargo job.',
  'crossing-oceans.why.now.riband': 'Now choose the ship for the race.',
  'crossing-oceans.why.now.house': 'Now choose the port for the trade house.',
  'crossing-oceans.why.now.token': 'Now choose a column of your board for the token.',
  'crossing-oceans.why.now.load': 'Now choose the ships that take the coal.',
  'crossing-oceans.why.pounds': ({ missing }) => `You are ${pounds(missing)} short.`,
  'crossing-oceans.why.contracts': ({ missing }) => `You are ${contracts(missing)} short.`,
  'crossing-oceans.why.coal': ({ ship, missing }) => `The ${ship} is ${coal(missing)} short.`,
  'crossing-oceans.why.headquartersStay': 'Headquarters are never placed on the map.',
  'crossing-oceans.why.noCaptain': 'You have no captain for it.',
  'crossing-oceans.why.tooOld': ({ ship }) => `The ${ship} is too old: there is no ship that it could replace.`,
  'crossing-oceans.why.emptyFirst': ({ region }) =>
    `As long as the ${region.one} has an empty spot, no ship is replaced there.`,
  'crossing-oceans.why.lanternFirst': ({ ship }) => `Only the ship with the Red Lantern can be replaced, the ${ship}.`,
  'crossing-oceans.why.older': ({ ship, than }) => `The ${ship} is not younger than the ${than}.`,
  'crossing-oceans.why.noOwnShip': ({ port }) => `You have no ship in ${named(port)}.`,
  'crossing-oceans.why.noCoalOnClippers': ({ ship }) => `The ${ship} is a clipper and takes no coal.`,
  'crossing-oceans.why.fullyLoaded': ({ ship }) => `The ${ship} has all the coal that it can hold.`,
  'crossing-oceans.why.ownHouse': ({ port }) => `You already have a trade house in ${named(port)}.`,
  'crossing-oceans.why.noHouses': 'You have no trade house left.',
  'crossing-oceans.why.mustMoveOn': 'Your captain stands there already and must move on.',
  'crossing-oceans.why.noTonnage': ({ ship }) => `The ${ship} has no tonnage.`,
  'crossing-oceans.why.notNorthAtlantic': ({ port }) => `${named(port)} is not in the North Atlantic.`,
  'crossing-oceans.why.notFastest': (p) =>
    `The ${p.ship} does not make ${count(p.speed, 'knot', 'knots')}, the highest speed in the North Atlantic.`,
  'crossing-oceans.why.columnFull': ({ token }) => `There is no room for another ${token.one}.`,
  'crossing-oceans.why.coalPierFirst': 'As long as there is room for a coal pier, nothing else can be bought.',
  'crossing-oceans.why.tradeTokenFirst': 'As long as there is room for them, only trade tokens can be taken.',
  'crossing-oceans.why.notFewest': ({ token }) => `Another column has fewer tokens than that of the ${token.one}.`,
  'crossing-oceans.why.moreCoal': ({ ship }) => `The ${ship} has more coal than other ships of yours.`,
  'crossing-oceans.why.loadLater': ({ ship }) =>
    `Choose from the first port on: the ${ship} can still be coaled later.`,
  'crossing-oceans.why.loadPassed': ({ ship }) =>
    `You chose a later port already: take that back to coal the ${ship} first.`,

  'crossing-oceans.log.filled': ({ ship }) => `The ${ship} comes to the market.`,
  'crossing-oceans.log.filledHeadquarters': ({ company }) => `The headquarters of ${company} come to the market.`,
  'crossing-oceans.log.dealt': ({ player, ship }) => `${player} draws the ${ship}.`,
  'crossing-oceans.log.clipper': ({ player, ship, port }) => `${player} takes the ${ship} in ${named(port)}.`,
  'crossing-oceans.log.contract': ({ player }) => `${player} takes a contract.`,
  'crossing-oceans.log.placed': ({ player, ship, port }) => `${player} places the ${ship} in ${named(port)}.`,
  'crossing-oceans.log.returned': ({ player, ship }) => `${player} takes back the ${ship}.`,
  'crossing-oceans.log.left': ({ ship }) => `The ${ship} leaves the game.`,
  'crossing-oceans.log.lantern': ({ region, ship }) => `The Red Lantern of the ${region.one} goes to the ${ship}.`,
  'crossing-oceans.log.sold': ({ player, earned }) => `${player} sells a contract for ${pounds(earned)}.`,
  'crossing-oceans.log.coaled': (p) => `${p.player} uses a contract for coal: the ${p.ship} has ${p.coal} now.`,
  'crossing-oceans.log.went': ({ player, action }) => `${player} moves to ${action.one}.`,
  'crossing-oceans.log.wentFar': (p) => `${p.player} moves to ${p.action.one} for ${contracts(p.contracts)}.`,
  'crossing-oceans.log.idle': ({ player, action }) => `${action.one} does nothing for ${player}.`,
  'crossing-oceans.log.named': ({ player, region }) => `${player} names the ${region.one}.`,
  'crossing-oceans.log.bought': ({ player, ship, paid }) => `${player} buys the ${ship} ${forPounds(paid)}.`,
  'crossing-oceans.log.boughtHeadquarters': ({ player, company, paid }) =>
    `${player} buys the headquarters of ${company} ${forPounds(paid)}.`,
  'crossing-oceans.log.docked': ({ ship }) => `The ${ship} goes to the docks.`,
  'crossing-oceans.log.scrapped': ({ ship }) => `The ${ship} is scrapped.`,
  'crossing-oceans.log.earned': ({ player, ship, earned }) => `The ${ship} earns ${player} ${pounds(earned)}.`,
  'crossing-oceans.log.cargo': ({ player, ship, earned }) =>
    `The cargo of the ${ship} earns ${player} ${pounds(earned)}.`,
  'crossing-oceans.log.riband': (p) =>
    `The ${p.ship} wins the race across the North Atlantic with ${coal(p.coal)} and earns ${p.player} ${pounds(p.earned)}.`,
  'crossing-oceans.log.bonus': (p) =>
    `${p.player} gets ${pounds(p.earned)} for ${count(p.houses, 'trade house', 'trade houses')} in the ${p.region.one}.`,
  'crossing-oceans.log.opened': ({ player, port }) => `${player} opens a trade house in ${named(port)}.`,
  'crossing-oceans.log.openedFor': (p) =>
    `${p.player} opens a trade house in ${named(p.port)} for ${contracts(p.contracts)}.`,
  'crossing-oceans.log.rent': ({ player, to, paid }) => `${player} pays ${to} ${pounds(paid)}.`,
  'crossing-oceans.log.token': ({ player, token, paid }) => `${player} takes a ${token.one} ${forPounds(paid)}.`,
  'crossing-oceans.log.loaded': (p) => `${p.player} loads coal: the ${p.ship} has ${p.coal} now.`,
  'crossing-oceans.log.end': ({ lastRound }) => `The end is near: round ${lastRound} is the last one.`,

  'crossing-oceans.score.money': (p) => `Money: ${pounds(p.pounds)}`,
  'crossing-oceans.score.captains': (p) => count(p.captains, 'captain at sea', 'captains at sea'),
  'crossing-oceans.score.houses': (p) => count(p.houses, 'trade house', 'trade houses'),
  'crossing-oceans.score.flags': (p) => `${flags(p.flags, p.flag.one)} at ${p.worth}`,
  'crossing-oceans.score.multicoloured': (p) => `${flags(p.flags, 'multicoloured')} at ${p.colours}`,
  'crossing-oceans.tieBreak.youngest': 'Of equal points, the youngest ship takes the better place.',
};
