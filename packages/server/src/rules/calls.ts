import { Forgotten, TableError } from '@riband/table';
import { NotOpen, type Rules } from './rules.ts';

/** What is asked of another thread, and what it answers. */
export interface Call {
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly result: unknown }
  /** `table`, `plain`: of a `TableError`, or of one of the others that are one again on the other side. */
  | {
      readonly problem: string;
      readonly table?: Pick<TableError, 'problems' | 'plainly'>;
      readonly plain?: keyof typeof PLAIN;
    };

/** Errors of which nothing has to be known but that they are that. */
const PLAIN = { NotOpen, Forgotten };

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The numbers that both sides of a thread share: which of its calls it is at, for who cannot wait any longer, and which thought is wanted at once. */
export const CALL_AT_HAND = 0;
export const HURRIED = 1;
export const SHARED_NUMBERS = 2;

/** What answers calls in another thread. */
interface Answering {
  readonly at: Int32Array;
  post(answers: readonly Answer[]): void;
  /** Milliseconds since some beginning. */
  elapsed(): number;
}

/**
 * Answers that are known are kept back that long while there is more to do, so that one message carries many of them and one commit stores
 * them all: what a message and a commit cost is more than most of what they carry.
 */
const TOGETHER_MS = 15;
/** Only while these are next, which come in great numbers and are short; to open a table or to look back may take long. */
const SHORT: ReadonlySet<string> = new Set<keyof Rules>(['plan', 'keep']);

/** In the other thread: one call after the other. */
export async function answerCalls(methods: object, calls: readonly Call[], thread: Answering): Promise<void> {
  const { at, post, elapsed } = thread;
  let [answers, posted]: [Answer[], number] = [[], elapsed()];
  for (const [index, call] of calls.entries()) {
    Atomics.store(at, CALL_AT_HAND, index);
    answers.push(await answerCall(methods, call));
    const next = calls[index + 1];
    if (next !== undefined && SHORT.has(next.method) && elapsed() - posted < TOGETHER_MS) continue;
    post(answers);
    [answers, posted] = [[], elapsed()];
  }
}

/** The answer to a call, whatever becomes of it. */
async function answerCall(methods: object, { method, args }: Call): Promise<Answer> {
  try {
    const run = (methods as Methods)[method] as (...given: readonly unknown[]) => unknown;
    return { result: await run.apply(methods, [...args]) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (error instanceof NotOpen || error instanceof Forgotten) return { problem, plain: error.name };
    if (!(error instanceof TableError)) return { problem };
    const { problems, plainly } = error;
    return { problem, table: { problems, plainly } };
  }
}

/** In this thread: what the other one said. */
export function resultOf(answer: Answer): unknown {
  if ('result' in answer) return answer.result;
  const { problem, table, plain } = answer;
  if (table !== undefined) throw new TableError(table.problems, table.plainly);
  throw plain === undefined ? new Error(problem) : new PLAIN[plain](problem);
}
