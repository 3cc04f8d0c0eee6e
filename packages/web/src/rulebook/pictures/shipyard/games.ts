import type { Position } from '../../../host.ts';
import { movesIn } from '../moves.ts';

/** Two players, the first edition. */
const FIRST = `
choose exchange, exchange coal+cloth+grain, sell coal, swap cannon, swap captain, bonus hire,
hire recruiter-businessman, choose hire, hire helmsman, choose canal, rent 0, berth 0,0:E, choose recruit,
take captain, choose build, buy middle2:0, place 6, buy stern:0, place 7, buy stern:1, place 4, choose exchange,
exchange coal+cloth+grain, sell coal, sell cloth, swap crane, bonus canal, rent 0, berth 0,0:E, choose hire,
hire engineer-crane, choose manufacture, take cannon, choose recruit, take soldier, choose purchase, purchase 0,
choose canal, rent 0, lay 0,1, rotate 2, choose hire, hire builder-cannon, choose manufacture, take smokestack,
choose exchange, exchange cloth+cloth+grain, swap cannon, sell cloth, swap captain, bonus build, buy middle2:0,
place 6, buy stern:0, place 7, buy stern:1, place 4, choose build, buy bow:0, place 2, buy bow:2, place 5,
buy middle1:0, place 1, fit captain:1, fit businessman:1, fit soldier:1, fit cannon:1, fit crane:1, sail se,
choose purchase, purchase 0, choose recruit, take drive, choose hire, hire builder-soldier, choose canal, rent 0,
lay -1,0, rotate 2, choose exchange, exchange coal+coal+grain, sell coal, sell grain, bonus hire,
hire trader-coal-1, choose manufacture, take crane, bonus hire, hire trader-cloth-1, choose purchase, purchase 0,
choose hire, hire rigger, choose build, buy middle1:0, place 5, buy middle1:1, place 3, done, choose recruit,
take captain, choose exchange, exchange cloth+grain+grain, swap soldier, swap businessman, swap crane,
choose purchase, purchase 0, keep elements, keep employee-types, keep armed-merchant, keep colour-employees,
choose hire, hire trader-coal-2, choose manufacture, take cannon, choose recruit, take soldier, choose exchange,
exchange coal+grain+grain, sell coal, sell grain, bonus hire, hire trader-cloth-2, choose canal, rent 0, lay 0,1,
rotate 1, choose hire, hire accountant, choose manufacture, take sail, choose recruit, take captain,
choose purchase, purchase 0, choose build, buy bow:0, place 6, buy middle2:4, place 7, done, choose hire,
hire builder-businessman, choose canal, rent 0, lay 1,0, rotate 2, choose exchange, exchange cloth+cloth+cloth,
swap soldier, swap cannon, sell cloth, bonus hire, hire trader-grain-1, choose purchase, purchase 0,
choose manufacture, take cannon, choose recruit, take soldier, choose hire, hire engineer-cannon, choose exchange,
exchange coal+coal+cloth, sell coal, sell cloth, bonus purchase, purchase 0, choose build, buy bow:0, place 1,
buy middle1:2, place 2, buy stern:0, place 8, fit captain:1, fit businessman:1, fit soldier:1, fit sail:1,
fit cannon:2, fit crane:1, speed 3
`;

/** Two players, the second edition. */
const SECOND = `
choose hire, hire helmsman, bonus canal, rent 0, choose exchange, exchange coal+cloth+grain, sell coal, swap cannon,
swap captain, bonus hire, hire recruiter-captain, choose build, buy middle1:0, place 2, buy stern:0, place 5,
buy stern:1, place 3, choose canal, rent 0, choose manufacture, take cannon, choose hire, hire engineer-cannon,
choose exchange, exchange coal+cloth+grain, swap drive, swap soldier, swap captain, choose recruit,
take businessman, choose canal, rent 0, lay -1,0, rotate 1, choose build, buy bow:2, place 5, buy middle1:0,
place 7, buy stern:0, place 8, choose hire, hire accountant, choose purchase, purchase 0, bonus exchange,
exchange coal+coal+coal, swap drive, sell coal, choose manufacture, take crane, choose recruit, take soldier,
choose canal, rent 0, lay 1,0, rotate 3, choose hire, hire engineer-crane, choose purchase, purchase 0,
choose manufacture, take cannon, choose exchange, exchange coal+cloth+grain, sell coal, swap soldier,
swap businessman, bonus hire, hire builder-soldier, choose build, buy bow:1, place 1, buy middle2:4, place 2, done,
choose hire, hire builder-cannon, choose purchase, purchase 0, choose recruit, take captain, choose manufacture,
take smokestack, choose build, buy middle1:0, place 4, buy middle2:0, place 1, done, choose canal, rent 0, lay 1,0,
rotate 2, choose hire, hire trader-coal-1, keep elements, keep colour-employees, keep soldier-cannon,
keep all-safety, choose exchange, exchange coal+cloth+cloth, swap drive, swap soldier, swap sail,
choose manufacture, take cannon, choose purchase, purchase 0, bonus hire, hire builder-crane, choose canal, rent 0,
lay 1,-1, rotate 1, choose recruit, take soldier, choose hire, hire trader-cloth-1, choose manufacture, take crane,
choose purchase, purchase 0, choose exchange, exchange grain+grain+grain, swap crane, sell grain, choose canal,
rent 0, lay 2,0, rotate 0, choose build, buy middle2:1, place 6, done, bonus canal, rent 2, lay 2,0, rotate 1,
fit captain:2, fit businessman:1, fit drive:1, fit smokestack:1, fit crane:2, berth 2,0:E
`;

const NAMES = ['Anna', 'Max'];

/** The game that is shown to readers, after so many moves. */
export function shipyardAfter(game: string, moves: { readonly first: number; readonly second: number }): Position {
  return game === 'shipyard-first' ? firstAfter(moves.first) : secondAfter(moves.second);
}

export function firstAfter(moves: number): Position {
  return { game: 'shipyard-first', names: NAMES, options: {}, seed: 'harbour', moves: movesIn(FIRST).slice(0, moves) };
}

export function secondAfter(moves: number): Position {
  return {
    game: 'shipyard-second',
    names: NAMES,
    options: {},
    seed: 'harbour',
    moves: movesIn(SECOND).slice(0, moves),
  };
}
