import { TableError } from '@riband/table';

/** What is asked of another thread, and what it answers. */
export interface Call {
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly result: unknown }
  /** `problems`: those of a `TableError`, which is one again on the other side. */
  | { readonly problem: string; readonly problems?: readonly string[] };

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** In the other thread: the answer to a call, whatever becomes of it. */
export async function answerCall(methods: object, { method, args }: Call): Promise<Answer> {
  try {
    const run = (methods as Methods)[method] as (...given: readonly unknown[]) => unknown;
    return { result: await run.apply(methods, [...args]) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return error instanceof TableError ? { problem, problems: error.problems } : { problem };
  }
}

/** In this thread: what the other one said. */
export function resultOf(answer: Answer): unknown {
  if ('result' in answer) return answer.result;
  throw answer.problems === undefined ? new Error(answer.problem) : new TableError(answer.problems);
}
