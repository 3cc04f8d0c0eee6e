import { canonical } from '@riband/kernel';
import { refuse } from './fail.ts';

/** What a file of a long piece of work begins with: all that decides how it goes. */
interface Header {
  readonly format: string;
}

/** Refuses a file of something else. `work` is what the file should be of: an arena, a tuning. */
export function checkHeader(path: string, work: string, found: unknown, header: Header): void {
  const there = Object(found) as Readonly<Record<string, unknown>>;
  if (there['format'] !== header.format) refuse(`${path} is no file of ${work}; name another one.`);
  for (const [key, wanted] of Object.entries(header)) {
    if (canonical(there[key] ?? null) === canonical(wanted)) continue;
    const [theirs, ours] = [there[key], wanted].map((value) => JSON.stringify(value));
    const other = work.replace(/^an? /, '');
    refuse(`${path} is of another ${other}: it has ${key} ${theirs}, not ${ours}. Name another file for this one.`);
  }
}
