import type { AnswerText } from './answers.ts';
import type { Change } from './change.ts';
import type { OpenTable } from './open-table.ts';
import type { TablePorts, Visitor } from './ports.ts';

/**
 * Decides what a command does, by all that was stored: nobody is refused a seat that has just become free elsewhere. A copy of one that was
 * carried out is answered, and nothing changes.
 */
export function once(
  { storage }: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  command: string,
  decide: () => Promise<Change | AnswerText>,
): () => Promise<Change | AnswerText> {
  return async () => {
    const isDone = await storage.isDone(table.id, command);
    await table.catchUp();
    if (isDone) return table.audience.shownTo(visitor);
    const decision = await decide();
    return typeof decision === 'string' ? decision : { ...decision, command };
  };
}
