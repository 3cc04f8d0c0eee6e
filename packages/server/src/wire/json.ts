import { isDeeper } from './limits.ts';

/** What a text says; nothing if it is no JSON, or lists in lists go deeper than that. */
export function readJson(text: string, depth: number): unknown {
  if (isDeeper(text, depth)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
