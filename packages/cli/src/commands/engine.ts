import { createInterface } from 'node:readline';
import { defineCommand } from '../command.ts';
import { Engine } from '../engine/engine.ts';

export const command = defineCommand({
  name: 'engine',
  summary: 'The rules for other programs: answers every line of JSON on standard input with one on standard output.',
  options: {},
  examples: [
    ['engine', 'then for instance {"do": "new", "game": "example", "seats": 2, "seed": 7}'],
    ['engine < requests.jsonl', 'a list of requests, answered in order'],
  ],
  notes: 'docs/engine-protocol.md describes all requests and answers. It ends with the input or with {"do": "quit"}.',
  async run() {
    const engine = new Engine();
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() !== '') console.log(engine.answer(line));
      if (engine.ended) break;
    }
    // An input that is still open would keep the program waiting.
    process.stdin.destroy();
  },
});
