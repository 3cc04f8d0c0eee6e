import type { AnswerText } from './answers.ts';
import type { Change } from './change.ts';
import type { OpenTable } from './open-table.ts';
import type { TablePorts, Visitor } from './ports.ts';

/** Decides what a command does. A copy of one that was carried out, here or elsewhere, is answered, and nothing changes. */
export function once(
  { storage }: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  command: string,
  decide: () => Promise<Change | AnswerText>,
): () => Promise<Change | AnswerText> {
  return async () => {
    if (await storage.isDone(table.id, command)) {
      await table.catchUp();
      return table.audience.shownTo(visitor);
    }
    const decision = await decide();
    return typeof decision === 'string' ? decision : { ...decision, command };
  };
}
