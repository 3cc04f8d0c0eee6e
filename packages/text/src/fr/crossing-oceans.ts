import type { CrossingOceansMessages, CrossingOceansNouns } from '@riband/crossing-oceans';
import type { Catalogue, Dictionary } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import { count, type FrenchNoun, written } from './grammar.ts';

export const crossingOceansNouns: Dictionary<CrossingOceansNouns, FrenchNoun> = {
  'crossing-oceans.port.new-york': { gender: 'f', one: 'New York' },
  'crossing-oceans.port.montreal': { gender: 'f', one: 'Montréal' },
  'crossing-oceans.port.boston': { gender: 'f', one: 'Boston' },
  'crossing-oceans.port.new-orleans': { gender: 'f', one: 'La Nouvelle-Orléans' },
  'crossing-oceans.port.rio-de-janeiro': { gender: 'f', one: 'Rio de Janeiro' },
  'crossing-oceans.port.buenos-aires': { gender: 'f', one: 'Buenos Aires' },
  'crossing-oceans.port.cape-town': { gender: 'm', one: 'Le Cap' },
  'crossing-oceans.port.bombay': { gender: 'f', one: 'Bombay' },
  'crossing-oceans.port.colombo': { gender: 'f', one: 'Colombo' },
  'crossing-oceans.port.batavia': { gender: 'f', one: 'Batavia' },
  'crossing-oceans.port.sydney': { gender: 'f', one: 'Sydney' },
  'crossing-oceans.port.auckland': { gender: 'f', one: 'Auckland' },
  'crossing-oceans.port.yokohama': { gender: 'f', one: 'Yokohama' },
  'crossing-oceans.port.shanghai': { gender: 'f', one: 'Shanghai' },
  'crossing-oceans.port.san-francisco': { gender: 'f', one: 'San Francisco' },
  'crossing-oceans.region.north-atlantic': { gender: 'm', one: 'Atlantique Nord' },
  'crossing-oceans.region.south-atlantic': { gender: 'm', one: 'Atlantique Sud' },
  'crossing-oceans.region.indian-ocean': { gender: 'm', one: 'océan Indien' },
  'crossing-oceans.region.tasmanian-sea': { gender: 'f', one: 'mer de Tasman' },
  'crossing-oceans.region.pacific-ocean': { gender: 'm', one: 'océan Pacifique' },
  'crossing-oceans.token.blue': { gender: 'm', one: 'Ruban bleu' },
  'crossing-oceans.token.black': { gender: 'm', one: 'quai à charbon' },
  'crossing-oceans.token.green': { gender: 'm', one: 'jeton de commerce vert' },
  'crossing-oceans.token.red': { gender: 'm', one: 'jeton de commerce rouge' },
  'crossing-oceans.token.white': { gender: 'm', one: 'jeton de commerce blanc' },
  'crossing-oceans.flag.blue': { gender: 'm', one: 'bleu' },
  'crossing-oceans.flag.black': { gender: 'm', one: 'noir' },
  'crossing-oceans.flag.green': { gender: 'm', one: 'vert' },
  'crossing-oceans.flag.red': { gender: 'm', one: 'rouge' },
  'crossing-oceans.flag.white': { gender: 'm', one: 'blanc' },
  'crossing-oceans.action.coal': { gender: 'm', one: 'Charbon' },
  'crossing-oceans.action.region': { gender: 'f', one: 'Région' },
  'crossing-oceans.action.ships': { gender: 'm', one: 'Navires' },
  'crossing-oceans.action.riband': { gender: 'm', one: 'Ruban bleu' },
  'crossing-oceans.action.house': { gender: 'm', one: 'Comptoir' },
  'crossing-oceans.action.fleet': { gender: 'f', one: 'Flotte' },
  'crossing-oceans.action.cargo': { gender: 'm', one: 'Fret' },
};

export const pounds = (amount: number): string => `${written(amount)}\u00a0£`;
const forPounds = (amount: number): string => (amount === 0 ? 'gratuitement' : `pour ${pounds(amount)}`);
const contracts = (amount: number): string => count(amount, 'contrat', 'contrats');
/** `1 pavillon bleu`, `2 pavillons bleus`. */
const flags = (amount: number, colour: string): string => count(amount, `pavillon ${colour}`, `pavillons ${colour}s`);
const coal = (amount: number): string => count(amount, 'charbon', 'charbons');

const elides = (name: string): boolean => /^[aeiouàâéèêëîïôœùû]/i.test(name);

/** Ships are masculine: `le Titanic`, `l’Arizona`. */
const the = (ship: string): string => (elides(ship) ? `l’${ship}` : `le ${ship}`);
const toThe = (ship: string): string => (elides(ship) ? `à l’${ship}` : `au ${ship}`);
const ofThe = (ship: string): string => (elides(ship) ? `de l’${ship}` : `du ${ship}`);
const of = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** A port of a brought component file is called what that file calls it. */
export const named = (port: FrenchNoun | string): string => (typeof port === 'string' ? port : port.one);

/** `à Boston`, `au Cap`. */
const inPort = (port: FrenchNoun | string): string => `à ${named(port)}`.replace(/^à Le /, 'au ');

const theRegion = ({ gender, one }: FrenchNoun): string =>
  elides(one) ? `l’${one}` : `${gender === 'm' ? 'le' : 'la'} ${one}`;
const inRegion = (region: FrenchNoun): string => `dans ${theRegion(region)}`;
const ofRegion = ({ gender, one }: FrenchNoun): string =>
  elides(one) ? `de l’${one}` : `${gender === 'm' ? 'du' : 'de la'} ${one}`;

// In the present tense: so no participle has to agree with a player whose gender nobody knows.
export const crossingOceans: Catalogue<CrossingOceansMessages, FrenchNoun> = {
  'crossing-oceans.title': 'Crossing Oceans',
  'crossing-oceans.about':
    'Armateurs vers 1900 : achetez des vapeurs toujours plus grands, ouvrez des lignes dans le monde entier, faites le plein de charbon et disputez le Ruban bleu.',

  'crossing-oceans.label.contract': 'Prendre un contrat',
  'crossing-oceans.label.place': ({ ship }) => `Placer ${the(ship)}`,
  'crossing-oceans.label.spot': ({ ship, port }) => `Placer ${the(ship)} ${inPort(port)}`,
  'crossing-oceans.label.replace': ({ ship, port, replaced }) =>
    `Remplacer ${the(replaced)} ${inPort(port)} par ${the(ship)}`,
  'crossing-oceans.label.sell': ({ earned }) => `Échanger un contrat contre ${pounds(earned)}`,
  'crossing-oceans.label.coal': ({ ship, port }) =>
    `Échanger un contrat contre 1 charbon pour ${the(ship)} ${inPort(port)}`,
  'crossing-oceans.label.open': (p) => `Ouvrir un comptoir ${inPort(p.port)} pour ${contracts(p.contracts)}`,
  'crossing-oceans.label.go': ({ spot, action }) => `Aller sur la case ${spot}, ${action.one}`,
  'crossing-oceans.label.goFar': (p) => `Aller sur la case ${p.spot}, ${p.action.one}, pour ${contracts(p.contracts)}`,
  'crossing-oceans.label.buy': ({ ship, price }) => `Acheter ${the(ship)} ${forPounds(price)}`,
  'crossing-oceans.label.buyHeadquarters': ({ company, price }) =>
    `Acheter le siège ${of(company)} ${forPounds(price)}`,
  'crossing-oceans.label.done': 'Ne plus rien acheter',
  'crossing-oceans.label.region': ({ region }) => `Désigner ${theRegion(region)}`,
  'crossing-oceans.label.cargo': ({ ship, earned }) => `Confier du fret ${toThe(ship)} : ${pounds(earned)}`,
  'crossing-oceans.label.riband': (p) =>
    `Lancer ${the(p.ship)} dans la course : ${pounds(p.earned)} pour ${coal(p.coal)}`,
  'crossing-oceans.label.house': ({ port }) => `Ouvrir un comptoir ${inPort(port)}`,
  'crossing-oceans.label.token': ({ token, price }) => `Prendre un ${token.one} ${forPounds(price)}`,
  'crossing-oceans.label.decline': 'Ne pas prendre de jeton',
  'crossing-oceans.label.load': ({ ship, port }) => `Charger 1 charbon sur ${the(ship)} ${inPort(port)}`,
  'crossing-oceans.label.fill': ({ ship }) => `${capital(the(ship))} arrive au marché`,
  'crossing-oceans.label.fillHeadquarters': ({ company }) => `Le siège ${of(company)} arrive au marché`,
  'crossing-oceans.label.deal': ({ player, ship }) => `${player} pioche ${the(ship)}`,
  'crossing-oceans.label.elder': ({ player }) => `Le navire ${of(player)} compte comme le plus ancien`,

  'crossing-oceans.why.now.place': 'Placez d’abord un navire ou prenez un contrat.',
  'crossing-oceans.why.now.spot': ({ ship }) => `Choisissez d’abord un port pour ${the(ship)}.`,
  'crossing-oceans.why.now.rondel': 'Utilisez des contrats ou avancez votre capitaine sur le rondel.',
  'crossing-oceans.why.now.buy': 'Achetez au marché ou aux docks, ou n’achetez plus rien.',
  'crossing-oceans.why.now.region': 'Désignez une région.',
  'crossing-oceans.why.now.cargo': 'Choisissez le navire qui transporte le fret.',
  'crossing-oceans.why.now.riband': 'Choisissez le navire qui fait la course.',
  'crossing-oceans.why.now.house': 'Choisissez le port du comptoir.',
  'crossing-oceans.why.now.token': 'Choisissez une colonne de votre plateau pour le jeton.',
  'crossing-oceans.why.now.load': 'Choisissez les navires qui prennent le charbon.',
  'crossing-oceans.why.pounds': ({ missing }) => `Il vous manque ${pounds(missing)}.`,
  'crossing-oceans.why.contracts': ({ missing }) => `Il vous manque ${contracts(missing)}.`,
  'crossing-oceans.why.coal': ({ ship, missing }) => `Il manque ${coal(missing)} ${toThe(ship)}.`,
  'crossing-oceans.why.headquartersStay': 'Un siège ne se place jamais sur la carte.',
  'crossing-oceans.why.noCaptain': 'Vous n’avez plus de capitaine à mettre à bord.',
  'crossing-oceans.why.tooOld': ({ ship }) =>
    `${capital(the(ship))} est trop ancien : il ne peut remplacer aucun navire.`,
  'crossing-oceans.why.emptyFirst': ({ region }) =>
    `Tant qu’il reste un emplacement libre ${inRegion(region)}, on n’y remplace aucun navire.`,
  'crossing-oceans.why.lanternFirst': ({ ship }) =>
    `Seul le navire à la lanterne rouge peut être remplacé : ${the(ship)}.`,
  'crossing-oceans.why.older': ({ ship, than }) => `${capital(the(ship))} n’est pas plus récent que ${the(than)}.`,
  'crossing-oceans.why.noOwnShip': ({ port }) => `Vous n’avez pas de navire ${inPort(port)}.`,
  'crossing-oceans.why.noCoalOnClippers': ({ ship }) =>
    `${capital(the(ship))} est un clipper : il ne prend pas de charbon.`,
  'crossing-oceans.why.fullyLoaded': ({ ship }) => `${capital(the(ship))} a déjà fait le plein de charbon.`,
  'crossing-oceans.why.ownHouse': ({ port }) => `Vous avez déjà un comptoir ${inPort(port)}.`,
  'crossing-oceans.why.noHouses': 'Il ne vous reste plus de comptoir.',
  'crossing-oceans.why.mustMoveOn': 'Votre capitaine s’y trouve déjà et doit avancer.',
  'crossing-oceans.why.noTonnage': ({ ship }) => `${capital(the(ship))} n’a pas de tonnage.`,
  'crossing-oceans.why.notNorthAtlantic': ({ port }) => `${named(port)} n’est pas dans l’Atlantique Nord.`,
  'crossing-oceans.why.notFastest': (p) =>
    `${capital(the(p.ship))} ne file pas ${count(p.speed, 'nœud', 'nœuds')}, la plus grande vitesse dans l’Atlantique Nord.`,
  'crossing-oceans.why.columnFull': ({ token }) => `Il n’y a plus de place pour un ${token.one}.`,
  'crossing-oceans.why.coalPierFirst':
    'Tant qu’il y a de la place pour un quai à charbon, on ne peut rien acheter d’autre.',
  'crossing-oceans.why.tradeTokenFirst': 'Tant qu’il y a de la place pour eux, on ne prend que des jetons de commerce.',
  'crossing-oceans.why.notFewest': ({ token }) => `Une autre colonne a moins de jetons que celle du ${token.one}.`,
  'crossing-oceans.why.moreCoal': ({ ship }) => `${capital(the(ship))} a plus de charbon que d’autres de vos navires.`,
  'crossing-oceans.why.loadLater': ({ ship }) =>
    `Choisissez à partir du premier port : ${the(ship)} pourra encore charger ensuite.`,
  'crossing-oceans.why.loadPassed': ({ ship }) =>
    `Vous avez déjà choisi un port plus loin : annulez ce choix pour charger d’abord ${the(ship)}.`,

  'crossing-oceans.log.filled': ({ ship }) => `${capital(the(ship))} arrive au marché.`,
  'crossing-oceans.log.filledHeadquarters': ({ company }) => `Le siège ${of(company)} arrive au marché.`,
  'crossing-oceans.log.dealt': ({ player, ship }) => `${player} pioche ${the(ship)}.`,
  'crossing-oceans.log.clipper': ({ player, ship, port }) => `${player} reçoit ${the(ship)} ${inPort(port)}.`,
  'crossing-oceans.log.contract': ({ player }) => `${player} prend un contrat.`,
  'crossing-oceans.log.placed': ({ player, ship, port }) => `${player} place ${the(ship)} ${inPort(port)}.`,
  'crossing-oceans.log.returned': ({ player, ship }) => `${player} reprend ${the(ship)}.`,
  'crossing-oceans.log.left': ({ ship }) => `${capital(the(ship))} quitte la partie.`,
  'crossing-oceans.log.lantern': ({ region, ship }) => `La lanterne rouge ${ofRegion(region)} passe ${toThe(ship)}.`,
  'crossing-oceans.log.sold': ({ player, earned }) => `${player} vend un contrat ${forPounds(earned)}.`,
  'crossing-oceans.log.coaled': (p) =>
    `${p.player} échange un contrat contre du charbon : ${the(p.ship)} en a maintenant ${p.coal}.`,
  'crossing-oceans.log.went': ({ player, action }) => `${player} va sur ${action.one}.`,
  'crossing-oceans.log.wentFar': (p) => `${p.player} va sur ${p.action.one} pour ${contracts(p.contracts)}.`,
  'crossing-oceans.log.idle': ({ player, action }) => `${action.one} ne rapporte rien à ${player}.`,
  'crossing-oceans.log.named': ({ player, region }) => `${player} désigne ${theRegion(region)}.`,
  'crossing-oceans.log.bought': ({ player, ship, paid }) => `${player} achète ${the(ship)} ${forPounds(paid)}.`,
  'crossing-oceans.log.boughtHeadquarters': ({ player, company, paid }) =>
    `${player} achète le siège ${of(company)} ${forPounds(paid)}.`,
  'crossing-oceans.log.docked': ({ ship }) => `${capital(the(ship))} passe aux docks.`,
  'crossing-oceans.log.scrapped': ({ ship }) => `${capital(the(ship))} part à la casse.`,
  'crossing-oceans.log.earned': ({ player, ship, earned }) =>
    `${capital(the(ship))} rapporte ${pounds(earned)} à ${player}.`,
  'crossing-oceans.log.cargo': ({ player, ship, earned }) =>
    `Le fret ${ofThe(ship)} rapporte ${pounds(earned)} à ${player}.`,
  'crossing-oceans.log.riband': (p) =>
    `${capital(the(p.ship))} gagne la course de l’Atlantique Nord avec ${coal(p.coal)} et rapporte ${pounds(p.earned)} à ${p.player}.`,
  'crossing-oceans.log.bonus': (p) =>
    `${p.player} reçoit ${pounds(p.earned)} pour ${count(p.houses, 'comptoir', 'comptoirs')} ${inRegion(p.region)}.`,
  'crossing-oceans.log.opened': ({ player, port }) => `${player} ouvre un comptoir ${inPort(port)}.`,
  'crossing-oceans.log.openedFor': (p) =>
    `${p.player} ouvre un comptoir ${inPort(p.port)} pour ${contracts(p.contracts)}.`,
  'crossing-oceans.log.rent': ({ player, to, paid }) => `${player} paie ${pounds(paid)} à ${to}.`,
  'crossing-oceans.log.token': ({ player, token, paid }) => `${player} prend un ${token.one} ${forPounds(paid)}.`,
  'crossing-oceans.log.loaded': (p) => `${p.player} charge du charbon : ${the(p.ship)} en a maintenant ${p.coal}.`,
  'crossing-oceans.log.end': ({ lastRound }) => `La fin approche : la manche ${lastRound} est la dernière.`,

  'crossing-oceans.score.money': (p) => `Argent : ${pounds(p.pounds)}`,
  'crossing-oceans.score.captains': (p) => count(p.captains, 'capitaine en mer', 'capitaines en mer'),
  'crossing-oceans.score.houses': (p) => count(p.houses, 'comptoir', 'comptoirs'),
  'crossing-oceans.score.flags': (p) => `${flags(p.flags, p.flag.one)} à ${p.worth}`,
  'crossing-oceans.score.multicoloured': (p) => `${flags(p.flags, 'multicolore')} à ${p.colours}`,
  'crossing-oceans.tieBreak.youngest': 'À égalité de points, le navire le plus récent prend la meilleure place.',
};
