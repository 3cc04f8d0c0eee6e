import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Asker, Item, Question } from './asker.ts';

/** Asks in plain lines: for pipes, scripts, tests and screen readers. A number answers with that choice. */
export function lineAsker(input: Readable, output: Pick<Writable, 'write'>): Asker {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: string): void => {
    output.write(`${text}\n`);
  };
  return {
    say,
    async ask(question) {
      say(questionText(question));
      const { done, value } = await lines.next();
      return done === true ? undefined : wordFor(question, value.trim());
    },
    interrupted: false,
    close() {
      reader.close();
      // An input that is still open would keep the program waiting.
      input.destroy();
    },
  };
}

function questionText({ title, choices, commands }: Question): string {
  const width = String(choices.length).length;
  return [
    title,
    ...choices.map((item, index) => `  ${String(index + 1).padStart(width)}  ${itemText(item)}`),
    ...(commands.length > 0 ? [`  (${commands.map((item) => item.word).join(', ')})`] : []),
  ].join('\n');
}

function itemText({ word, label, hint }: Item): string {
  return [label, ...(word === label ? [] : [`[${word}]`]), hint].filter(Boolean).join('  ');
}

function wordFor({ choices }: Question, line: string): string {
  return (/^\d+$/.test(line) ? choices[Number(line) - 1]?.word : undefined) ?? line;
}
