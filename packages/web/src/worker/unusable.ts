import type { AnyMessage } from '@riband/kernel';
import { SchemaError } from '@riband/kernel/schema';
import type { Answer } from '@riband/protocol';
import { TableError } from '@riband/table';
import type { Messages } from '@riband/text';

type Reasons = Pick<Messages, 'web.unusable.gone' | 'web.unusable.cut'>;

/** What cannot be opened for a reason that no table knows of. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(
    readonly plainly: AnyMessage<Reasons>,
    details: string,
  ) {
    super(details);
  }
}

export const gone = (table: string): Unusable =>
  new Unusable({ key: 'web.unusable.gone', params: {} }, `there is no table "${table}" here`);

export const cut = (details: string): Unusable => new Unusable({ key: 'web.unusable.cut', params: {} }, details);

const WRONG_COMPONENTS: AnyMessage<Pick<Messages, 'web.unusable.components'>> = {
  key: 'web.unusable.components',
  params: {},
};

/** What came from outside may be anything; what is wrong with it is told to the person. */
export async function usable(run: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TableError)
      return { kind: 'unusable', problem: error.plainly, details: error.problems.join('; ') };
    if (error instanceof Unusable) return { kind: 'unusable', problem: error.plainly, details: error.message };
    if (error instanceof SchemaError) return { kind: 'unusable', problem: WRONG_COMPONENTS, details: error.message };
    throw error;
  }
}
