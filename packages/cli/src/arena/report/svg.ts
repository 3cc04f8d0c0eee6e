// What all drawings of the report are made of.

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Texts come from command lines and component files: they are shown, never read as markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An element; its children are markup. */
export function tag(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(String(value))}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** A tenth of a unit is less than a pixel. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escaped(text));
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return tag('line', { x1, y1, x2, y2, class: kind });
}

/** What the pointer, and who listens, is told about a mark. */
export const hint = (text: string): string => tag('title', {}, escaped(text));

/** A drawing, in units that are pixels where there is room. The description is for who does not see it. */
export function drawing(width: number, height: number, description: string, ...children: readonly string[]): string {
  const box = { viewBox: `0 0 ${rounded(width)} ${rounded(height)}`, width, height };
  return tag('svg', { ...box, role: 'img', 'aria-label': description }, ...children);
}

/** From values to places. */
export interface Scale {
  (value: number): number;
  readonly from: number;
  readonly to: number;
}

export function scale(from: number, to: number, start: number, end: number): Scale {
  const stretch = to === from ? 0 : (end - start) / (to - from);
  return Object.assign((value: number) => start + (value - from) * stretch, { from, to });
}

/** Round values, about as many as wanted, that cover the range. */
export function ticks(from: number, to: number, wanted: number): readonly number[] {
  const step = niceStep((to - from) / wanted);
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The next 1, 2 or 5 with zeros. */
export function niceStep(step: number): number {
  if (!(step > 0)) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((one) => one * magnitude >= step * (1 - 1e-9)) ?? 10;
  return factor * magnitude;
}
