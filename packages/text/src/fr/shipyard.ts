import type { ShipyardMessages } from '@riband/shipyard';
import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import { courseOf, placeOf, wayOf } from './canals.ts';
import { all, at, count, type FrenchNoun, one, points, some, theseThings } from './grammar.ts';

const guilders = (amount: number): string => count(amount, 'florin', 'florins');
const cards = (amount: number): string => count(amount, 'carte', 'cartes');
const forPrice = (price: number): string => (price === 0 ? 'gratuitement' : `pour ${guilders(price)}`);
const withFeatures = (features: readonly FrenchNoun[]): string => (features.length === 0 ? '' : ` (${all(features)})`);
const many = (amount: number, noun: FrenchNoun): string => count(amount, noun.one, noun.other ?? noun.one);
const startsWithVowel = (noun: FrenchNoun): boolean => /^[aeiouyéèêàâôîûh]/i.test(noun.one);

/** `le canon`, `la voile`, `l’hélice`. */
function the(noun: FrenchNoun): string {
  if (startsWithVowel(noun)) return `l’${noun.one}`;
  return noun.gender === 'm' ? `le ${noun.one}` : `la ${noun.one}`;
}

/** `du cercle`, `de la piste`. */
const ofThe = (noun: FrenchNoun): string => (noun.gender === 'm' ? `du ${noun.one}` : `de la ${noun.one}`);
const no = (noun: FrenchNoun): string => (noun.gender === 'm' ? `aucun ${noun.one}` : `aucune ${noun.one}`);
const blank = (noun: FrenchNoun): string => `${one(noun)} vierge`;

/** `le contrat « Soldats »`. */
const contractsOf = (contracts: readonly FrenchNoun[]): string =>
  `${contracts.length === 1 ? 'le contrat' : 'les contrats'} ${all(contracts.map((contract) => ({ ...contract, one: `« ${contract.one} »` })))}`;

// In the present tense: so no participle has to agree with a player whose gender nobody knows.
export const shipyard: Catalogue<ShipyardMessages, FrenchNoun> = {
  'shipyard-first.title': 'Shipyard, première édition',
  'shipyard-first.about':
    'Construisez des navires carte par carte, équipez-les et envoyez-les faire leurs essais en mer. Les tuiles Action tournent sur un anneau.',
  'shipyard-first.option.beginnerLayout': 'Un ingénieur ou un recruteur dans chaque section de la piste des employés',
  'shipyard-first.option.beginnerLayout.help':
    'Un ingénieur ou un recruteur n’est jamais loin : plus simple pour les premières parties.',
  'shipyard-first.option.start': 'Place qui commence',
  'shipyard-first.option.start.help': 'Qui joue en premier.',
  'shipyard-first.option.start.random': 'Tirée au sort',
  'shipyard-first.option.start.1': 'Première place',
  'shipyard-first.option.start.2': 'Deuxième place',
  'shipyard-first.option.start.3': 'Troisième place',
  'shipyard-first.option.start.4': 'Quatrième place',
  'shipyard-second.title': 'Shipyard, deuxième édition',
  'shipyard-second.about':
    'Construisez des navires carte par carte, équipez-les et envoyez-les faire leurs essais en mer. La roue tourne et le temps file.',
  'shipyard-second.option.beginnerLayout': 'Disposition des employés pour débuter',
  'shipyard-second.option.beginnerLayout.help':
    'Les huit ingénieurs et recruteurs sont disposés comme dans le livret, les autres employés au hasard.',
  'shipyard-second.option.start': 'Place qui commence',
  'shipyard-second.option.start.help': 'Qui joue en premier.',
  'shipyard-second.option.start.random': 'Tirée au sort',
  'shipyard-second.option.start.1': 'Première place',
  'shipyard-second.option.start.2': 'Deuxième place',
  'shipyard-second.option.start.3': 'Troisième place',
  'shipyard-second.option.start.4': 'Quatrième place',
  'shipyard-second.option.contracts': 'Contrats de chaque couleur',
  'shipyard-second.option.contracts.help': 'Combien chacun en reçoit en bleu et en rouge : 2, ou 3 pour plus de choix.',
  'shipyard-second.option.contractSets': 'Lots de contrats fixes',
  'shipyard-second.option.contractSets.help': 'Chacun reçoit un des lots de débutant au lieu de contrats au hasard.',
  'shipyard-solo.title': 'Shipyard en solo',
  'shipyard-solo.about':
    'La deuxième édition en solitaire : deux automates vous prennent tuiles, cartes et canaux sous le nez.',
  'shipyard-solo.option.beginnerLayout': 'Disposition des employés pour débuter',
  'shipyard-solo.option.beginnerLayout.help':
    'Les huit ingénieurs et recruteurs sont disposés comme dans le livret, les autres employés au hasard.',
  'shipyard-solo.option.contracts': 'Contrats de chaque couleur',
  'shipyard-solo.option.contracts.help': 'Combien chacun en reçoit en bleu et en rouge : 2, ou 3 pour plus de choix.',
  'shipyard-solo.option.contractSets': 'Lots de contrats fixes',
  'shipyard-solo.option.contractSets.help': 'Chacun reçoit un des lots de débutant au lieu de contrats au hasard.',

  'shipyard.label.choose': ({ action, income }) =>
    income > 0 ? `${action.one} (revenu : ${guilders(income)})` : action.one,
  'shipyard.label.bonus': ({ action, price }) => `Action bonus ${forPrice(price)} : ${action.one}`,
  'shipyard.label.final': ({ action }) => `Action finale : ${action.one}`,
  'shipyard.label.stopBuying': 'Ne plus acheter de cartes',
  'shipyard.label.noBonus': 'Pas d’action bonus',
  'shipyard.label.noFinalAction': 'Pas d’action finale',
  'shipyard.label.noLastCard': 'Ne pas acheter de dernière carte',
  'shipyard.label.scrap': 'Envoyer ce navire à la casse',
  'shipyard.label.buy': (p) =>
    `Acheter ${one(p.part)}${withFeatures(p.features)} (colonne ${p.column}, rangée ${p.row}) ${forPrice(p.price)}`,
  'shipyard.label.blank': ({ part }) => `Prendre ${blank(part)} gratuitement`,
  'shipyard.label.place': ({ part, space }) => `Poser ${the(part)} sur la case ${space}`,
  'shipyard.label.launch': (p) => `Lancer le navire de ${cards(p.length)} de la case ${p.space}`,
  'shipyard.label.rent': ({ row, price }) => `Louer le canal de la rangée ${row} ${forPrice(price)}`,
  'shipyard.label.lay': ({ x, y }) => `Poser le canal ${placeOf(x, y)}`,
  'shipyard.label.rotate': ({ degrees }) => `Le tourner de ${degrees}°`,
  'shipyard.label.berth': ({ x, y, mouth }) => `Placer le pion navire ${at(mouth)} du canal ${placeOf(x, y)}`,
  'shipyard.label.setSail': (p) => `Partir ${at(p.mouth)} du canal ${placeOf(p.x, p.y)} : au mieux ${points(p.points)}`,
  'shipyard.label.purchase': ({ goods, row, price }) =>
    `Acheter ${theseThings(goods)} (rangée ${row}) ${forPrice(price)}`,
  'shipyard.label.take': ({ piece, price }) => `Prendre ${one(piece)} ${forPrice(price)}`,
  'shipyard.label.hire': ({ employee, price }) => `Engager ${the(employee)} ${forPrice(price)}`,
  'shipyard.label.exchange': ({ goods }) => `Échanger ${theseThings(goods)}`,
  'shipyard.label.swap': ({ good, piece }) => `Troquer ${some(good)} contre ${one(piece)}`,
  'shipyard.label.sell': ({ good, count: amount, earned }) => `Vendre ${amount} × ${good.one} pour ${guilders(earned)}`,
  'shipyard.label.fit': (p) => (p.count === 0 ? capital(no(p.piece)) : many(p.count, p.piece)),
  'shipyard.label.speed': (p) => `Vitesse ${p.speed} : au mieux ${points(p.points)}`,
  'shipyard.label.sail': (p) => `Naviguer ${wayOf(p.exits, p.stop)} : ${points(p.points)}`,
  'shipyard.label.sailOn': (p) =>
    `Naviguer ${courseOf(p.exits)} et continuer, encore ${count(p.rest, 'case', 'cases')} : au mieux ${points(p.points)}`,
  'shipyard.label.keep': ({ contract }) => `Garder « ${contract.one} »`,
  'shipyard.label.drop': ({ contract }) => `Défausser « ${contract.one} »`,
  'shipyard.label.start': ({ player }) => `${player} commence`,
  'shipyard.label.tile': ({ action }) => `La tuile suivante est ${action.one}`,
  'shipyard.label.marker': ({ ring, place }) => `Le marqueur ${ofThe(ring)} commence en ${place}`,
  'shipyard.label.employee': ({ employee }) => `Disposer ${the(employee)}`,
  'shipyard.label.deal': ({ player, contracts }) => `${player} reçoit ${contractsOf(contracts)}`,
  'shipyard.label.fill': ({ thing }) => `Piocher ${thing}`,
  'shipyard.label.back': ({ back }) => `Le dos visible montre ${back}`,
  'shipyard.label.flip': ({ tile }) => `Retourner ${tile}`,
  'shipyard.label.reveal': 'Dévoiler les contrats',

  'shipyard.why.money': ({ missing }) => `Il vous manque ${guilders(missing)}.`,
  'shipyard.why.forAction': ({ action }) => `C’est pour l’action ${action.one} : choisissez-la d’abord.`,
  'shipyard.why.forActionShort': ({ action, missing }) =>
    `C’est pour l’action ${action.one}, pour laquelle il vous manque ${guilders(missing)}.`,
  'shipyard.why.needsCard': 'Les cases du chantier servent à poser les cartes que l’on vient d’acheter.',
  'shipyard.why.contractsLater':
    'On ne défausse des contrats que lorsqu’un tour de piste le demande, ou à la fin des tours ordinaires.',
  'shipyard.why.finishFirst': 'Terminez d’abord ce que vous avez commencé.',
  'shipyard.why.placeFirst': 'Posez d’abord la carte que vous avez achetée.',
  'shipyard.why.layFirst': 'Posez d’abord le canal que vous avez loué.',
  'shipyard.why.oneTile': 'On n’échange qu’une tuile Marchandises par action.',
  'shipyard.why.discardFirst': 'Tout le monde défausse d’abord des contrats.',
  'shipyard.why.finalChosen': 'Il n’y a qu’une action finale, et vous avez choisi la vôtre.',
  'shipyard.why.lastChance': 'Dernière chance : une carte qui achève un navire, et plus aucune action.',
  'shipyard.why.occupied': ({ action }) =>
    `Il y a un marqueur sur ${action.one} : on pourra la choisir quand il sera parti.`,
  'shipyard.why.justAdvanced': ({ action }) =>
    `Vous venez d’avancer ${action.one} : vous pourrez la choisir de nouveau à votre prochain tour au plus tôt.`,
  'shipyard.why.chosen': ({ action }) => `${action.one} est déjà votre action de ce tour.`,
  'shipyard.why.bonusUsed': 'Vous avez déjà eu votre action bonus de ce tour.',
  'shipyard.why.noCardFits': 'Aucune carte du marché n’a de place dans votre chantier.',
  'shipyard.why.noCanal': 'Il n’y a pas de canal à louer.',
  'shipyard.why.noGoods': 'Il n’y a pas de tuile Marchandises à acheter.',
  'shipyard.why.noTile': 'Vous n’avez pas de tuile Marchandises à échanger : achetez-en une d’abord.',
  'shipyard.why.nobodyToHire': 'Il n’y a personne que vous puissiez engager.',
  'shipyard.why.partNowhere': ({ part }) => `Il n’y a pas de place pour ${one(part)} dans votre chantier.`,
  'shipyard.why.buyingOrder': 'Les cartes s’achètent dans l’ordre du marché : prenez celle-ci d’abord.',
  'shipyard.why.stillOnSale': ({ part }) => `Tant qu’on peut avoir ${one(part)}, il n’y en a pas de vierge.`,
  'shipyard.why.spaceTaken': 'Il y a déjà une carte sur cette case.',
  'shipyard.why.neverAShip': ({ part }) =>
    `Avec ${one(part)} ici, une carte ne pourrait plus jamais faire partie d’un navire.`,
  'shipyard.why.completesNothing': ({ part }) => `Ici, ${one(part)} n’achèverait aucun navire.`,
  'shipyard.why.noShipHere': 'Aucun navire achevé ne commence sur cette case.',
  'shipyard.why.hasEmployee': ({ employee }) => `Vous avez déjà ${the(employee)}.`,
  'shipyard.why.needsTrader': ({ employee }) => `Il vous faut d’abord ${the(employee)}.`,
  'shipyard.why.otherRing': 'Cette pièce se trouve sur l’autre cercle.',
  'shipyard.why.notInTable': ({ good, piece }) => `On ne peut pas troquer ${some(good)} contre ${one(piece)}.`,
  'shipyard.why.swappedAlready': ({ piece }) => `Cette tuile vous a déjà donné ${one(piece)}.`,
  'shipyard.why.swappingOrder': ({ piece }) =>
    `Des marchandises pareilles se troquent dans l’ordre du tableau : prenez d’abord ${the(piece)}.`,
  'shipyard.why.notInStore': (p) =>
    p.count === 0 ? `Vous n’avez ${no(p.piece)}.` : `Vous n’avez que ${many(p.count, p.piece)}.`,
  'shipyard.why.noPlace': ({ piece }) => `Le navire n’a plus de place pour ${one(piece)}.`,
  'shipyard.why.tooFast': ({ speed, reach }) =>
    `À la vitesse ${speed}, il est trop rapide : vos canaux permettent ${reach}.`,
  'shipyard.why.needsCaptain': 'Aucun navire ne part sans capitaine.',
  'shipyard.why.inland': 'Cette case ne mène pas hors des canaux.',
  'shipyard.why.noWalkFromHere': (p) => `Aucun trajet de ${count(p.speed, 'case', 'cases')} ne part d’ici.`,
  'shipyard.why.noWalkToHere': (p) => `Aucun trajet d’exactement ${count(p.speed, 'case', 'cases')} ne finit ici.`,
  'shipyard.why.sailInParts':
    'Il y a trop de trajets pour une liste : choisissez d’abord comment la croisière commence.',
  'shipyard.why.otherSuit': ({ suit }) => `Il s’agit maintenant de vos ${suit.other ?? suit.one}.`,

  'shipyard.log.starts': ({ player }) => `${player} commence.`,
  'shipyard.log.dealt': ({ player, contracts }) => `${player} reçoit ${contractsOf(contracts)}.`,
  'shipyard.log.dealtHidden': ({ player }) => `${player} reçoit des contrats.`,
  'shipyard.log.jumped': ({ action }) => `${action.one} fait place à la tuile de tête.`,
  'shipyard.log.chose': ({ player, action, income }) =>
    income > 0 ? `${player} : ${action.one}, revenu ${guilders(income)}.` : `${player} : ${action.one}.`,
  'shipyard.log.bonus': ({ player, action, paid }) =>
    `${player} s’offre une action bonus ${forPrice(paid)} : ${action.one}.`,
  'shipyard.log.lapsed': ({ player, action }) => `${player} ne peut pas exécuter ${action.one}.`,
  'shipyard.log.finalAction': ({ player, action }) => `${player}, action finale : ${action.one}.`,
  'shipyard.log.finalPass': ({ player }) => `${player} renonce à l’action finale.`,
  'shipyard.log.lap': ({ lap, of: last }) => `Fin du tour de piste ${lap} sur ${last}.`,
  'shipyard.log.guilder': ({ action, lying }) => `${guilders(lying)} sur ${action.one}.`,
  'shipyard.log.finishingLaps':
    'Le dernier tour de piste est fini : la partie s’achève quand tout le monde a joué autant de fois.',
  'shipyard.log.finishingCards': ({ part }) =>
    `La dernière ${part.one} est sur le marché : la partie s’achève quand tout le monde a joué autant de fois.`,
  'shipyard.log.phaseFinal': 'Tout le monde a droit à une action finale.',
  'shipyard.log.phaseLast': 'Dernière chance d’achever un navire avec une carte.',
  'shipyard.log.discarded': ({ player, contracts }) => `${player} défausse ${contractsOf(contracts)}.`,
  'shipyard.log.discardedHidden': ({ player, suit }) =>
    `${player} défausse en secret parmi ses ${suit.other ?? suit.one}.`,
  'shipyard.log.bought': (p) => `${p.player} achète ${one(p.part)}${withFeatures(p.features)} ${forPrice(p.paid)}.`,
  'shipyard.log.boughtBlank': ({ player, part }) => `${player} prend ${blank(part)}.`,
  'shipyard.log.rented': ({ player, paid }) => `${player} loue un canal ${forPrice(paid)}.`,
  'shipyard.log.purchased': ({ player, goods, paid }) => `${player} achète ${theseThings(goods)} ${forPrice(paid)}.`,
  'shipyard.log.gathered': ({ player, pieces, paid }) => `${player} obtient ${theseThings(pieces)} ${forPrice(paid)}.`,
  'shipyard.log.hired': ({ player, employee, paid }) => `${player} engage ${the(employee)} ${forPrice(paid)}.`,
  'shipyard.log.exchanged': ({ player, goods }) => `${player} échange ${theseThings(goods)}.`,
  'shipyard.log.sold': (p) =>
    `${p.player} vend ${p.count === 1 ? some(p.good) : `${p.count} × ${p.good.one}`} pour ${guilders(p.earned)}.`,
  'shipyard.log.swapped': ({ player, good, piece }) => `${player} troque ${some(good)} contre ${one(piece)}.`,
  'shipyard.log.subsidy': ({ player, earned }) => `${player} reçoit une subvention de ${guilders(earned)}.`,
  'shipyard.log.cruise': (p) =>
    `${p.player} fait naviguer un navire de ${cards(p.length)} (${all(p.pieces)}) : ${points(p.total)}, soit équipage ${p.crew}, ` +
    `équipement ${p.equipment}, vitesse ${p.speed}, inspecteurs ${p.officials}, Ruban bleu ${p.riband}.`,
  'shipyard.log.lostCaptain': ({ player }) => `${player} perd un navire, faute de capitaine.`,
  'shipyard.log.lostCanal': ({ player }) => `${player} perd un navire : ses canaux ne lui permettent pas de naviguer.`,
  'shipyard.log.scrapped': ({ player }) => `${player} envoie un navire à la casse.`,
  'shipyard.log.flipped': ({ automa, action }) => `Automate ${automa} : ${action.one}.`,
  'shipyard.log.flippedInVain': ({ automa }) => `L’automate ${automa} retourne une tuile dont il ne peut rien faire.`,
  'shipyard.log.automaMoved': (p) => `Le marqueur ${ofThe(p.ring)} avance de ${count(p.steps, 'case', 'cases')}.`,
  'shipyard.log.exchangeMoved': 'Le marqueur de la bourse avance.',
  'shipyard.log.automaRemoved': (p) => `${count(p.count, 'tuile quitte', 'tuiles quittent')} la partie.`,
  'shipyard.log.contractScored': (p) => `${p.player}, contrat « ${p.contract.one} » : ${points(p.points)}.`,
  'shipyard.log.tradersScored': (p) => `${p.player}, négociants : ${points(p.points)}.`,

  'shipyard.score.cruise': ({ ship, length, speed }) => `Navire ${ship} (${cards(length)}, vitesse ${speed})`,
  'shipyard.score.contract': ({ contract }) => `Contrat « ${contract.one} »`,
  'shipyard.score.traders': 'Négociants',
  'shipyard.score.money': (p) => `${guilders(p.guilders)} (ne comptent qu’en cas d’égalité)`,
  'shipyard.tieBreak.money': 'À égalité de points, le plus grand nombre de florins l’emporte.',
  'shipyard.verdict.none': 'Pas encore de quoi se vanter.',
  'shipyard.verdict.sailor': 'Un matelot novice : un bon début.',
  'shipyard.verdict.engineer': 'Un ingénieur expérimenté.',
  'shipyard.verdict.shipbuilder': 'Un constructeur-né !',
};
