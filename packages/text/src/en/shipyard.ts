import type { ShipyardMessages } from '@riband/shipyard';
import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import { courseOf, placeOf, wayOf } from './canals.ts';
import { all, count, type EnglishNoun, points } from './grammar.ts';

const guilders = (amount: number): string => count(amount, 'guilder', 'guilders');
const cards = (amount: number): string => count(amount, 'card', 'cards');
const forPrice = (price: number): string => (price === 0 ? 'for free' : `for ${guilders(price)}`);
const withFeatures = (features: readonly EnglishNoun[]): string =>
  features.length === 0 ? '' : ` with ${all(features)}`;
const many = (amount: number, noun: EnglishNoun): string => count(amount, noun.one, noun.other ?? noun.one);

export const shipyard: Catalogue<ShipyardMessages, EnglishNoun> = {
  'shipyard-first.title': 'Shipyard, first edition',
  'shipyard-first.about':
    'Build ships card by card, fit them out and send them on their shakedown cruise. The action tiles run around a ring.',
  'shipyard-first.option.beginnerLayout': 'An engineer or recruiter in every section of the employee track',
  'shipyard-first.option.beginnerLayout.help':
    'Engineers and recruiters are never far away: easier for the first games.',
  'shipyard-first.option.start': 'Starting seat',
  'shipyard-first.option.start.help': 'Who has the first turn.',
  'shipyard-first.option.start.random': 'Drawn by lot',
  'shipyard-first.option.start.1': 'First seat',
  'shipyard-first.option.start.2': 'Second seat',
  'shipyard-first.option.start.3': 'Third seat',
  'shipyard-first.option.start.4': 'Fourth seat',
  'shipyard-second.title': 'Shipyard, second edition',
  'shipyard-second.about':
    'Build ships card by card, fit them out and send them on their shakedown cruise. The wheel turns, and time runs out.',
  'shipyard-second.option.beginnerLayout': 'Beginner layout of the employees',
  'shipyard-second.option.beginnerLayout.help':
    'The eight engineers and recruiters lie as the rulebook shows, the other employees at random.',
  'shipyard-second.option.start': 'Starting seat',
  'shipyard-second.option.start.help': 'Who has the first turn.',
  'shipyard-second.option.start.random': 'Drawn by lot',
  'shipyard-second.option.start.1': 'First seat',
  'shipyard-second.option.start.2': 'Second seat',
  'shipyard-second.option.start.3': 'Third seat',
  'shipyard-second.option.start.4': 'Fourth seat',
  'shipyard-second.option.contracts': 'Contracts of each colour',
  'shipyard-second.option.contracts.help':
    'How many are dealt to each player in blue and in red: 2, or 3 for more choice.',
  'shipyard-second.option.contractSets': 'Fixed sets of contracts',
  'shipyard-second.option.contractSets.help':
    'Everybody gets one of the sets for first games instead of contracts by chance.',
  'shipyard-solo.title': 'Shipyard, solo',
  'shipyard-solo.about': 'The second edition for one: two automas take tiles, cards and canals from under your nose.',
  'shipyard-solo.option.beginnerLayout': 'Beginner layout of the employees',
  'shipyard-solo.option.beginnerLayout.help':
    'The eight engineers and recruiters lie as the rulebook shows, the other employees at random.',
  'shipyard-solo.option.contracts': 'Contracts of each colour',
  'shipyard-solo.option.contracts.help':
    'How many are dealt to each player in blue and in red: 2, or 3 for more choice.',
  'shipyard-solo.option.contractSets': 'Fixed sets of contracts',
  'shipyard-solo.option.contractSets.help':
    'Everybody gets one of the sets for first games instead of contracts by chance.',

  'shipyard.label.choose': ({ action, income }) =>
    income > 0 ? `${action.one} (income ${guilders(income)})` : action.one,
  'shipyard.label.bonus': ({ action, price }) => `Bonus action ${forPrice(price)}: ${action.one}`,
  'shipyard.label.final': ({ action }) => `Final action: ${action.one}`,
  'shipyard.label.stopBuying': 'Buy no more cards',
  'shipyard.label.noBonus': 'No bonus action',
  'shipyard.label.noFinalAction': 'No final action',
  'shipyard.label.noLastCard': 'Buy no last card',
  'shipyard.label.scrap': 'Scrap this ship',
  'shipyard.label.buy': (p) =>
    `Buy a ${p.part.one}${withFeatures(p.features)} (column ${p.column}, row ${p.row}) ${forPrice(p.price)}`,
  'shipyard.label.blank': ({ part }) => `Take a blank ${part.one} for free`,
  'shipyard.label.place': ({ part, space }) => `Put the ${part.one} on space ${space}`,
  'shipyard.label.launch': (p) => `Launch the ship of ${cards(p.length)} on space ${p.space}`,
  'shipyard.label.rent': ({ row, price }) => `Rent the canal in row ${row} ${forPrice(price)}`,
  'shipyard.label.lay': ({ x, y }) => `Lay the canal ${placeOf(x, y)}`,
  'shipyard.label.rotate': ({ degrees }) => `Turn it by ${degrees}°`,
  'shipyard.label.berth': ({ x, y, mouth }) => `Put the ship token on the ${mouth.one} of the canal ${placeOf(x, y)}`,
  'shipyard.label.setSail': (p) =>
    `Start on the ${p.mouth.one} of the canal ${placeOf(p.x, p.y)}: at best ${points(p.points)}`,
  'shipyard.label.purchase': ({ goods, row, price }) => `Purchase ${all(goods)} in row ${row} ${forPrice(price)}`,
  'shipyard.label.take': ({ piece, price }) => `Take a ${piece.one} ${forPrice(price)}`,
  'shipyard.label.hire': ({ employee, price }) => `Hire the ${employee.one} ${forPrice(price)}`,
  'shipyard.label.exchange': ({ goods }) => `Exchange ${all(goods)}`,
  'shipyard.label.swap': ({ good, piece }) => `Swap ${good.one} for a ${piece.one}`,
  'shipyard.label.sell': ({ good, count: amount, earned }) => `Sell ${amount} × ${good.one} for ${guilders(earned)}`,
  'shipyard.label.fit': (p) => (p.count === 0 ? `No ${p.piece.one}` : many(p.count, p.piece)),
  'shipyard.label.speed': (p) => `Speed ${p.speed}: at best ${points(p.points)}`,
  'shipyard.label.sail': (p) => `Sail ${wayOf(p.exits, p.stop)}: ${points(p.points)}`,
  'shipyard.label.sailOn': (p) =>
    `Sail ${courseOf(p.exits)} and on, ${count(p.rest, 'more space', 'more spaces')}: at best ${points(p.points)}`,
  'shipyard.label.keep': ({ contract }) => `Keep “${contract.one}”`,
  'shipyard.label.drop': ({ contract }) => `Discard “${contract.one}”`,
  'shipyard.label.start': ({ player }) => `${player} starts`,
  'shipyard.label.tile': ({ action }) => `The next tile is ${action.one}`,
  'shipyard.label.marker': ({ ring, place }) => `The marker of the ${ring.one} starts on ${place}`,
  'shipyard.label.employee': ({ employee }) => `Lay out the ${employee.one}`,
  'shipyard.label.deal': ({ player, contracts }) => `${player} is dealt ${all(contracts)}`,
  'shipyard.label.fill': ({ thing }) => `Draw ${thing}`,
  'shipyard.label.back': ({ back }) => `The back on top shows ${back}`,
  'shipyard.label.flip': ({ tile }) => `Flip ${tile}`,
  'shipyard.label.reveal': 'Reveal the contracts',

  'shipyard.why.money': ({ missing }) => `You are ${guilders(missing)} short.`,
  'shipyard.why.forAction': ({ action }) => `This is for the action ${action.one}: choose it first.`,
  'shipyard.why.forActionShort': ({ action, missing }) =>
    `This is for the action ${action.one}, for which you are ${guilders(missing)} short.`,
  'shipyard.why.needsCard': 'Spaces of the yard are for cards that you have just bought.',
  'shipyard.why.contractsLater': 'Contracts are discarded only when a lap calls for it, or when the regular turns end.',
  'shipyard.why.finishFirst': 'First finish what you have begun.',
  'shipyard.why.placeFirst': 'First place the card that you have bought.',
  'shipyard.why.layFirst': 'First lay the canal that you have rented.',
  'shipyard.why.oneTile': 'Only one commodity tile is exchanged in one action.',
  'shipyard.why.discardFirst': 'First everybody discards contracts.',
  'shipyard.why.finalChosen': 'There is just one final action, and you have chosen yours.',
  'shipyard.why.lastChance': 'Last chance: one card that completes a ship, and no action any more.',
  'shipyard.why.occupied': ({ action }) =>
    `There is a marker on ${action.one}: it can be chosen once that marker has moved on.`,
  'shipyard.why.justAdvanced': ({ action }) =>
    `You have just advanced ${action.one}: it can be chosen again in your next turn at the earliest.`,
  'shipyard.why.chosen': ({ action }) => `${action.one} is your action of this turn already.`,
  'shipyard.why.bonusUsed': 'You have had your bonus action of this turn.',
  'shipyard.why.noCardFits': 'No card on the market has a place in your yard.',
  'shipyard.why.noCanal': 'There is no canal to rent.',
  'shipyard.why.noGoods': 'There is no commodity tile to purchase.',
  'shipyard.why.noTile': 'You have no commodity tile to exchange: purchase one first.',
  'shipyard.why.nobodyToHire': 'There is nobody whom you could hire.',
  'shipyard.why.partNowhere': ({ part }) => `A ${part.one} has no place in your yard.`,
  'shipyard.why.buyingOrder': 'Cards are bought in the order of the market: take this one first.',
  'shipyard.why.stillOnSale': ({ part }) => `As long as there is a ${part.one} to be had, there is no blank one.`,
  'shipyard.why.spaceTaken': 'There is a card on this space.',
  'shipyard.why.neverAShip': ({ part }) => `With a ${part.one} here, some card could never become part of a ship.`,
  'shipyard.why.completesNothing': ({ part }) => `A ${part.one} would complete no ship here.`,
  'shipyard.why.noShipHere': 'No completed ship begins on this space.',
  'shipyard.why.hasEmployee': ({ employee }) => `You have the ${employee.one} already.`,
  'shipyard.why.needsTrader': ({ employee }) => `First you need the ${employee.one}.`,
  'shipyard.why.otherRing': 'This piece lies on the other ring.',
  'shipyard.why.notInTable': ({ good, piece }) => `${capital(good.one)} cannot be swapped for a ${piece.one}.`,
  'shipyard.why.swappedAlready': ({ piece }) => `This tile has given you a ${piece.one} already.`,
  'shipyard.why.swappingOrder': ({ piece }) =>
    `Alike goods are swapped in the order of the table: take the ${piece.one} first.`,
  'shipyard.why.notInStore': (p) => `You have only ${many(p.count, p.piece)}.`,
  'shipyard.why.noPlace': ({ piece }) => `The ship has no place for another ${piece.one}.`,
  'shipyard.why.tooFast': ({ speed, reach }) => `At speed ${speed} it is too fast: your canals allow ${reach}.`,
  'shipyard.why.needsCaptain': 'No ship sails without a captain.',
  'shipyard.why.inland': 'This space does not lead out of the canals.',
  'shipyard.why.noWalkFromHere': ({ speed }) => `There is no way of ${speed} spaces from here.`,
  'shipyard.why.noWalkToHere': ({ speed }) => `No way of exactly ${speed} spaces ends here.`,
  'shipyard.why.sailInParts': 'There are too many ways for one list: first choose how the cruise begins.',
  'shipyard.why.otherSuit': ({ suit }) => `Now the question is about your ${suit.other ?? suit.one}.`,

  'shipyard.log.starts': ({ player }) => `${player} starts.`,
  'shipyard.log.dealt': ({ player, contracts }) => `${player} is dealt ${all(contracts)}.`,
  'shipyard.log.dealtHidden': ({ player }) => `${player} is dealt contracts.`,
  'shipyard.log.jumped': ({ action }) => `${action.one} makes room for the lead tile.`,
  'shipyard.log.chose': ({ player, action, income }) =>
    income > 0 ? `${player}: ${action.one}, income ${guilders(income)}.` : `${player}: ${action.one}.`,
  'shipyard.log.bonus': ({ player, action, paid }) => `${player} buys a bonus action ${forPrice(paid)}: ${action.one}.`,
  'shipyard.log.lapsed': ({ player, action }) => `${player} cannot perform ${action.one}.`,
  'shipyard.log.finalAction': ({ player, action }) => `${player}, final action: ${action.one}.`,
  'shipyard.log.finalPass': ({ player }) => `${player} takes no final action.`,
  'shipyard.log.lap': ({ lap, of }) => `Lap ${lap} of ${of} is over.`,
  'shipyard.log.guilder': ({ action, lying }) => `${guilders(lying)} on ${action.one}.`,
  'shipyard.log.finishingLaps': 'The last lap is over: regular turns end when all have had the same number.',
  'shipyard.log.finishingCards': ({ part }) =>
    `The last ${part.one} is on the market: regular turns end when all have had the same number.`,
  'shipyard.log.phaseFinal': 'Everybody has a final action.',
  'shipyard.log.phaseLast': 'Last chance to complete a ship with one card.',
  'shipyard.log.discarded': ({ player, contracts }) => `${player} discards ${all(contracts)}.`,
  'shipyard.log.discardedHidden': ({ player, suit }) => `${player} discards ${suit.other ?? suit.one} in secret.`,
  'shipyard.log.bought': (p) => `${p.player} buys a ${p.part.one}${withFeatures(p.features)} ${forPrice(p.paid)}.`,
  'shipyard.log.boughtBlank': ({ player, part }) => `${player} takes a blank ${part.one}.`,
  'shipyard.log.rented': ({ player, paid }) => `${player} rents a canal ${forPrice(paid)}.`,
  'shipyard.log.purchased': ({ player, goods, paid }) => `${player} purchases ${all(goods)} ${forPrice(paid)}.`,
  'shipyard.log.gathered': ({ player, pieces, paid }) => `${player} gets ${all(pieces)} ${forPrice(paid)}.`,
  'shipyard.log.hired': ({ player, employee, paid }) => `${player} hires the ${employee.one} ${forPrice(paid)}.`,
  'shipyard.log.exchanged': ({ player, goods }) => `${player} exchanges ${all(goods)}.`,
  'shipyard.log.sold': (p) => `${p.player} sells ${p.count} × ${p.good.one} for ${guilders(p.earned)}.`,
  'shipyard.log.swapped': ({ player, good, piece }) => `${player} swaps ${good.one} for a ${piece.one}.`,
  'shipyard.log.subsidy': ({ player, earned }) => `${player} receives a subsidy of ${guilders(earned)}.`,
  'shipyard.log.cruise': (p) =>
    `${p.player} sails a ship of ${cards(p.length)} (${all(p.pieces)}): ${points(p.total)}, of these crew ${p.crew}, ` +
    `equipment ${p.equipment}, speed ${p.speed}, officials ${p.officials}, Blue Riband ${p.riband}.`,
  'shipyard.log.lostCaptain': ({ player }) => `${player} loses a ship: there is no captain.`,
  'shipyard.log.lostCanal': ({ player }) => `${player} loses a ship: the canals do not let it sail.`,
  'shipyard.log.scrapped': ({ player }) => `${player} scraps a ship.`,
  'shipyard.log.flipped': ({ automa, action }) => `Automa ${automa}: ${action.one}.`,
  'shipyard.log.flippedInVain': ({ automa }) => `Automa ${automa} flips a tile that it cannot take.`,
  'shipyard.log.automaMoved': ({ ring, steps }) => `The marker of the ${ring.one} moves ${steps} on.`,
  'shipyard.log.exchangeMoved': 'The marker of the exchange moves on.',
  'shipyard.log.automaRemoved': (p) => `${capital(count(p.count, 'tile leaves', 'tiles leave'))} the game.`,
  'shipyard.log.contractScored': (p) => `${p.player}, contract “${p.contract.one}”: ${points(p.points)}.`,
  'shipyard.log.tradersScored': (p) => `${p.player}, traders: ${points(p.points)}.`,

  'shipyard.score.cruise': ({ ship, length, speed }) => `Ship ${ship} (${cards(length)}, speed ${speed})`,
  'shipyard.score.contract': ({ contract }) => `Contract “${contract.one}”`,
  'shipyard.score.traders': 'Traders',
  'shipyard.score.money': (p) => `${capital(guilders(p.guilders))} (count only between equals)`,
  'shipyard.tieBreak.money': 'Of equal points, most guilders win.',
  'shipyard.verdict.none': 'Nothing to boast of yet.',
  'shipyard.verdict.sailor': 'A newbie sailor: a good start.',
  'shipyard.verdict.engineer': 'An experienced engineer.',
  'shipyard.verdict.shipbuilder': 'A born shipbuilder!',
};
