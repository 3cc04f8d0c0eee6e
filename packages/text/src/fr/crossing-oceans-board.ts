import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { CrossingOceansBoardMessages } from '../messages/crossing-oceans-board.ts';
import { named, pounds } from './crossing-oceans.ts';
import { count, type FrenchNoun, written } from './grammar.ts';

const AND = new Intl.ListFormat('fr');
const coal = (amount: number): string => (amount === 0 ? 'sans charbon' : count(amount, 'charbon', 'charbons'));

export const crossingOceansBoard: Catalogue<CrossingOceansBoardMessages, FrenchNoun> = {
  'crossing-oceans.board.first':
    'Le charbon rend les navires prêts, naviguer rapporte, l’argent achète des navires. La plupart des points viennent de leurs pavillons, multipliés par la valeur des colonnes de votre plateau. À chaque tour : un navire ou un contrat, puis une action du rondel.',
  'crossing-oceans.board.name': ({ thing }) => capital(named(thing)),
  'crossing-oceans.board.pounds': (p) => pounds(p.pounds),
  'crossing-oceans.board.gain': (p) => `${p.pounds < 0 ? '−' : '+'}${pounds(Math.abs(p.pounds))}`,
  'crossing-oceans.board.round': ({ round }) => `Manche ${round}`,
  'crossing-oceans.board.lastRound': ({ round, last }) => `Manche ${round} sur ${last}`,
  'crossing-oceans.board.parts': 'Parties du plateau',

  'crossing-oceans.board.chart': 'Carte',
  'crossing-oceans.board.europe': 'Europe',
  'crossing-oceans.board.closed': 'Fermé',
  'crossing-oceans.board.port': ({ port }) => `Port : ${named(port)}, aucun comptoir`,
  'crossing-oceans.board.portHouses': ({ port, owners }) => `Port : ${named(port)}, comptoirs : ${owners}`,
  'crossing-oceans.board.spotEmpty': ({ port }) => `${named(port)} : aucun navire`,
  'crossing-oceans.board.spot': (p) => `${named(p.port)} : ${p.facts}, ${p.owner}, ${coal(p.coal)}`,
  'crossing-oceans.board.spotClipper': ({ port, facts, owner }) => `${named(port)} : ${facts}, ${owner}, clipper`,
  'crossing-oceans.board.spotNeutral': ({ port, facts }) => `${named(port)} : ${facts}, sans armateur`,
  'crossing-oceans.board.lantern': 'Lanterne rouge',
  'crossing-oceans.board.facts': ({ ship, year, income, speed, tonnage }) =>
    AND.format([
      `${ship}, ${year}`,
      ...(income > 0 ? [`revenu de ${pounds(income)}`] : []),
      ...(speed > 0 ? [count(speed, 'nœud', 'nœuds')] : []),
      ...(tonnage > 0 ? [`${written(tonnage)} tonneaux`] : []),
    ]),
  'crossing-oceans.board.headquarters': ({ company, token }) => `Siège, ${company} : ${token.one}`,

  'crossing-oceans.board.rondel': 'Rondel',
  'crossing-oceans.board.rondelSpot': ({ spot, action }) => `${action.one}, case ${spot}`,
  'crossing-oceans.board.does.coal':
    'Vous pouvez acheter un quai à charbon. Vos vapeurs chargent ensuite autant de charbons que vous avez d’icônes, d’abord ceux qui en ont le moins.',
  'crossing-oceans.board.does.region': (p) =>
    `Désignez une région : tous les navires prêts y rapportent à leurs propriétaires. Chacun de vos comptoirs y rapporte ${pounds(p.pounds)} de plus.`,
  'crossing-oceans.board.does.ships': ({ most }) =>
    `Achetez jusqu’à ${count(most, 'tuile', 'tuiles')} au marché et aux docks.`,
  'crossing-oceans.board.does.riband':
    'Votre navire prêt dans l’Atlantique Nord, s’il y est le plus rapide, rapporte le double et remporte un Ruban bleu.',
  'crossing-oceans.board.does.house':
    'Ouvrez un comptoir dans un port où vous avez un navire. Le navire rapporte s’il est prêt, et vous achetez un jeton de commerce.',
  'crossing-oceans.board.does.fleet':
    'Tous vos navires prêts rapportent leur revenu ; chaque vapeur consomme 1 charbon.',
  'crossing-oceans.board.does.cargo': (p) =>
    `L’un de vos vapeurs prêts rapporte ${pounds(p.pounds)} par tranche de 1 000 tonnes et consomme 1 charbon.`,

  'crossing-oceans.board.market': 'Marché',
  'crossing-oceans.board.docks': 'Docks',
  'crossing-oceans.board.forSale': ({ facts, price }) => `${facts} : coûte ${pounds(price)}`,
  'crossing-oceans.board.toCome': ({ tiles }) => `${tiles} à venir`,
  'crossing-oceans.board.stacks': 'Encore à venir au marché',
  'crossing-oceans.board.stack': ({ stack }) => `Pile ${stack}`,
  'crossing-oceans.board.purchases': ({ left }) => `Encore ${count(left, 'achat possible', 'achats possibles')}`,

  'crossing-oceans.board.companies': 'Compagnies',
  'crossing-oceans.board.starts': 'Commence la manche',
  'crossing-oceans.board.lastSale':
    'À la fin, contrats et charbon sont vendus aussi : c’est dans les points, pas dans ce graphique.',
  'crossing-oceans.board.score.money': 'Argent',
  'crossing-oceans.board.score.captains': 'Capitaines en mer',
  'crossing-oceans.board.score.houses': 'Comptoirs',
  'crossing-oceans.board.score.flags': ({ flag }) => `Drapeaux : ${flag.one}`,
  'crossing-oceans.board.score.multicoloured': 'Drapeaux multicolores',
  'crossing-oceans.board.money': (p) => `Argent : ${pounds(p.pounds)}`,
  'crossing-oceans.board.contracts': (p) => `Contrats : ${p.contracts}`,
  'crossing-oceans.board.captains': (p) => `Capitaines en réserve : ${p.captains}`,
  'crossing-oceans.board.houses': (p) => `Comptoirs en réserve : ${p.left}`,
  'crossing-oceans.board.coalIcons': (p) => `L’action Charbon en charge ${p.coal}`,
  'crossing-oceans.board.column': ({ token, flags, worth }) =>
    `Colonne du ${token.one} : ${count(flags, 'pavillon', 'pavillons')} à ${worth}`,
  'crossing-oceans.board.columnNext': ({ column, price, worth }) =>
    `${column} ; le prochain jeton coûte ${pounds(price)} et la porte à ${worth}`,
  'crossing-oceans.board.multicoloured': ({ flags }) => `Pavillons multicolores : ${flags}`,
  'crossing-oceans.board.supplyEmpty': 'Aucun navire en réserve',
  'crossing-oceans.board.sell': 'Vendre un contrat',
};
