import type { Catalogue, Dictionary } from '../catalogue.ts';
import type { Messages, Nouns } from '../messages/index.ts';
import { common } from './common.ts';
import { example, exampleBoard, exampleNouns } from './example.ts';
import type { RussianNoun } from './grammar.ts';
import { web } from './web.ts';

const messages: Catalogue<Messages, RussianNoun> = { ...common, ...web, ...example, ...exampleBoard };
const nouns: Dictionary<Nouns, RussianNoun> = exampleNouns;

export const russian = { messages, nouns, typeset: (text: string): string => text };
