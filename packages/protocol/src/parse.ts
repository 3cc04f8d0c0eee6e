import type * as z from 'zod/mini';

/** A message that is not of this protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/**
 * What came over the wire, checked; anything that is wrong is an error that says where. What is asked is read strictly (`z.strictObject`): a key
 * that nobody knows is an error. What is told is read loosely (`z.object`): a newer server may tell more than this page knows of, and that is left out.
 */
export function parse<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ProtocolError(parsed.error.issues.map(told).join('; '));
}

function told(issue: z.core.$ZodIssue): string {
  const where = issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  const what = issue.code === 'unrecognized_keys' ? `Unknown ${issue.keys.join(', ')}` : issue.message;
  return `${what}${where}`;
}

/** The number of a request that is otherwise unreadable, so that who sent it hears of it. */
export function numberOf(data: unknown): number {
  const number = typeof data === 'object' && data !== null && 'number' in data ? data.number : undefined;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : 0;
}
