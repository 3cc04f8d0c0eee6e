import type * as z from 'zod/mini';

/** A message that is not of this protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** What came over the wire, checked; anything unexpected is an error that says where. */
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
