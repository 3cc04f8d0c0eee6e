type Parts = readonly (readonly [name: string, part: unknown])[];

/** The parts of plain data by their names: `handSize` is "hand size"; those of a list go by their index, as other parts refer to them. */
export function partsOf(value: unknown): Parts {
  if (Array.isArray(value)) return value.map((part, index) => [`${index}`, part]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, part]) => [words(name), part]);
}

/** Whether it is said in one breath: a single thing, or a list of single things. */
export function isShort(value: unknown): boolean {
  return isSingle(value) || (Array.isArray(value) && value.every(isSingle));
}

export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ') || '–';
  return value === null ? '–' : String(value);
}

const isSingle = (value: unknown): boolean => typeof value !== 'object' || value === null;

const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
