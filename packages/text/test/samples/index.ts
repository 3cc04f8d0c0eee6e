import type { Messages } from '../../src/messages/index.ts';
import { bots } from './bots.ts';
import { cli } from './cli.ts';
import { common } from './common.ts';
import { crossingOceans, crossingOceansBoard } from './crossing-oceans.ts';
import { example, exampleBoard } from './example.ts';
import { online } from './online.ts';
import { rulebook } from './rulebook.ts';
import { shipyard } from './shipyard.ts';
import { shipyardBoard } from './shipyard-board.ts';
import { web } from './web.ts';

/** Parameters for every message there is: what the tests render. A new game adds its file here too. */
export const SAMPLES: Messages = {
  ...common,
  ...web,
  ...online,
  ...rulebook,
  ...cli,
  ...bots,
  ...example,
  ...exampleBoard,
  ...crossingOceans,
  ...crossingOceansBoard,
  ...shipyard,
  ...shipyardBoard,
};
