import type { BotMessages } from '@riband/bots';
import type { CrossingOceansMessages, CrossingOceansNouns } from '@riband/crossing-oceans';
import type { QuaysideMessages, QuaysideNouns } from '@riband/example';
import type { ShipyardMessages, ShipyardNouns } from '@riband/shipyard';
import type { CliMessages } from './cli.ts';
import type { CommonMessages } from './common.ts';
import type { CrossingOceansBoardMessages } from './crossing-oceans-board.ts';
import type { QuaysideBoardMessages } from './example-board.ts';
import type { OnlineMessages } from './online.ts';
import type { RulebookMessages } from './rulebook.ts';
import type { ShipyardBoardMessages } from './shipyard-board.ts';
import type { WebMessages } from './web.ts';

/** Everything that can be said. A new game adds its messages here and a file of sentences to each language. */
export type Messages = CommonMessages &
  WebMessages &
  OnlineMessages &
  RulebookMessages &
  CliMessages &
  BotMessages &
  QuaysideMessages &
  QuaysideBoardMessages &
  CrossingOceansMessages &
  CrossingOceansBoardMessages &
  ShipyardMessages &
  ShipyardBoardMessages;

/** Everything that has a name with forms of its own. */
export type Nouns = QuaysideNouns | CrossingOceansNouns | ShipyardNouns;
