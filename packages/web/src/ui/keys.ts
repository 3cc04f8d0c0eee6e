/** What a key asks for at a table. */
export type Deed =
  | { readonly kind: 'hint' | 'undo' | 'redo' | 'end' | 'keys' | 'now' }
  /** One of the listed moves. */
  | { readonly kind: 'move'; readonly index: number }
  /** Forth or back in the story. */
  | { readonly kind: 'step'; readonly by: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LETTERS: Readonly<Record<string, Deed>> = {
  h: { kind: 'hint' },
  u: { kind: 'undo' },
  r: { kind: 'redo' },
  e: { kind: 'end' },
};
const OTHERS: Readonly<Record<string, Deed>> = {
  '?': { kind: 'keys' },
  Escape: { kind: 'now' },
  ArrowLeft: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
};

/** Nothing where it is none of our keys, or one of the browser. */
export function deedOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  // Where other letters are written, and where numbers need Shift, the place of the key counts.
  const isForeign = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  const letter = (isForeign ? code.replace(/^Key/, '') : key).toLowerCase();
  const digit = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1]);
  if (digit !== undefined) return { kind: 'move', index: Number(digit) - 1 };
  return OTHERS[key] ?? LETTERS[letter] ?? null;
}
