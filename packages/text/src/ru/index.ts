import type { Catalogue, Dictionary } from '../catalogue.ts';
import type { Messages, Nouns } from '../messages/index.ts';
import { bots } from './bots.ts';
import { cli } from './cli.ts';
import { common } from './common.ts';
import { crossingOceans, crossingOceansNouns } from './crossing-oceans.ts';
import { crossingOceansBoard } from './crossing-oceans-board.ts';
import { example, exampleBoard, exampleNouns } from './example.ts';
import { type RussianNoun, typeset } from './grammar.ts';
import { online } from './online.ts';
import { rulebook } from './rulebook.ts';
import { shipyard } from './shipyard.ts';
import { shipyardBoard } from './shipyard-board.ts';
import { shipyardNouns } from './shipyard-nouns.ts';
import { web } from './web.ts';

const messages: Catalogue<Messages, RussianNoun> = {
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
const nouns: Dictionary<Nouns, RussianNoun> = { ...exampleNouns, ...crossingOceansNouns, ...shipyardNouns };

export const russian = { messages, nouns, typeset };
