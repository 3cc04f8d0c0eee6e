import { isObject, SchemaError } from '@riband/kernel/schema';
import { messageOf } from '../fail.ts';
import { Failure, fail } from './failure.ts';
import { HANDLERS } from './handlers.ts';
import { Tables } from './tables.ts';

/** A line of JSON for every line of JSON. Whatever comes in, it answers and lives on; what fails has changed nothing. */
export class Engine {
  readonly #tables = new Tables();
  #ended = false;

  /** Whether it was told to quit. */
  get ended(): boolean {
    return this.#ended;
  }

  answer(line: string): string {
    let id: string | number | undefined;
    try {
      const { id: given, do: word, ...fields } = readObject(line);
      id = readId(given);
      return JSON.stringify({ id, ok: true, ...this.#carryOut(word, fields) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: describe(error) });
    }
  }

  #carryOut(word: unknown, fields: object): object {
    const handler = typeof word === 'string' && Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined;
    if (handler === undefined) fail('bad-request', `request.do: expected one of ${Object.keys(HANDLERS).join(', ')}`);
    const answer = handler(fields, this.#tables);
    this.#ended ||= word === 'quit';
    return answer;
  }
}

function readObject(line: string): Readonly<Record<string, unknown>> {
  const value = parse(line);
  return isObject(value) ? value : fail('bad-request', 'request: expected an object such as {"do": "games"}');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // What Node says about it differs from version to version.
    return fail('bad-json', 'this line is no JSON; send one object a line, such as {"do": "games"}');
  }
}

function readId(given: unknown): string | number | undefined {
  if (given === undefined || typeof given === 'string' || typeof given === 'number') return given;
  return fail('bad-request', 'request.id: expected a text or a number');
}

function describe(error: unknown) {
  if (error instanceof Failure) return { code: error.code, message: error.message };
  if (error instanceof SchemaError) return { code: 'bad-request', message: error.message };
  return { code: 'internal', message: messageOf(error) };
}
