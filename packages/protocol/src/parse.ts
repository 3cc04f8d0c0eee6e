import * as z from 'zod/mini';

/** A message that is not of this protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** What came over the wire, checked; anything unexpected is an error that says where. */
export function parse<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ProtocolError(z.prettifyError(parsed.error));
}

/** The number of a request that is otherwise unreadable, so that who sent it hears of it. */
export function numberOf(data: unknown): number {
  const number = typeof data === 'object' && data !== null && 'number' in data ? data.number : undefined;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : 0;
}
