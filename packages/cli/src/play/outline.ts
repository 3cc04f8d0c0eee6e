/** Any plain data as indented lines, short lists in one line. It serves every game until a board does better. */
export function outline(value: unknown, indent = ''): string {
  if (!isRecord(value) && !Array.isArray(value)) return `${indent}${scalar(value)}`;
  return Object.entries(value)
    .map(([key, item]) => {
      const short = inOneLine(item);
      return short === undefined ? `${indent}${key}:\n${outline(item, `${indent}  `)}` : `${indent}${key}: ${short}`;
    })
    .join('\n');
}

function inOneLine(value: unknown): string | undefined {
  if (!isRecord(value) && !Array.isArray(value)) return scalar(value);
  const items = Object.entries(value);
  if (items.length === 0) return '-';
  if (items.some(([, item]) => typeof item === 'object' && item !== null)) return undefined;
  return items.map(([key, item]) => (Array.isArray(value) ? scalar(item) : `${key} ${scalar(item)}`)).join(', ');
}

function scalar(value: unknown): string {
  return value === null ? '-' : String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
