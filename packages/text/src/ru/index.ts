import type { Catalogue, Dictionary } from '../catalogue.ts';
import type { Messages, Nouns } from '../messages/index.ts';
import { cli } from './cli.ts';
import { common } from './common.ts';
import { crossingOceans, crossingOceansNouns } from './crossing-oceans.ts';
import { example, exampleBoard, exampleNouns } from './example.ts';
import type { RussianNoun } from './grammar.ts';
import { web } from './web.ts';

const messages: Catalogue<Messages, RussianNoun> = {
  ...common,
  ...web,
  ...cli,
  ...example,
  ...exampleBoard,
  ...crossingOceans,
};
const nouns: Dictionary<Nouns, RussianNoun> = { ...exampleNouns, ...crossingOceansNouns };

export const russian = { messages, nouns, typeset: (text: string): string => text };
