// Figures and tables as the balance report writes them.

/** @typedef {import('./balance-uses.mjs').Amount} Amount */
/** @typedef {import('./balance-uses.mjs').Interval} Interval */

export function table(/** @type {readonly string[]} */ heads, /** @type {readonly (readonly string[])[]} */ rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export function figure(/** @type {Amount} */ number) {
  if (number === null) return '–';
  return Math.abs(number) < 10 ? number.toFixed(2) : number.toFixed(1);
}

export const withRange = (/** @type {Amount} */ value, /** @type {Interval} */ { low, high }) =>
  `${figure(value)} (${figure(low)} to ${figure(high)})`;
