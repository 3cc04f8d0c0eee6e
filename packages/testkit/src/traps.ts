import { Breach } from './law.ts';

/** What depends on the time, on dice, on the machine or its language, or reaches out of the rules. */
const TRAPPED: readonly (readonly [owner: unknown, ...names: string[]])[] = [
  [globalThis, 'Date', 'performance', 'crypto', 'Intl', 'console', 'fetch', 'WebSocket', 'XMLHttpRequest'],
  [globalThis, 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'localStorage'],
  [Reflect.get(globalThis, 'process'), 'env', 'hrtime', 'nextTick'],
  [Math, 'random'],
  [String.prototype, 'localeCompare'],
  [Number.prototype, 'toLocaleString'],
  [Array.prototype, 'toLocaleString'],
];

interface Original {
  readonly owner: object;
  readonly name: string;
  readonly property: PropertyDescriptor;
}

/** Runs something during which touching any of these is a breach; all is put back afterwards. */
export function withTraps<Result>(run: () => Result): Result {
  const sprung: string[] = [];
  try {
    return runTrapped(run, sprung);
  } finally {
    // Instead of whatever the trap led to, and also if the rules caught its error.
    mustBeUnsprung(sprung);
  }
}

function runTrapped<Result>(run: () => Result, sprung: string[]): Result {
  // All are looked at before the first is trapped: to look at `WebSocket` may load it, and that looks at the clock.
  const originals = TRAPPED.flatMap(([owner, ...names]) => names.flatMap((name) => originalsOf(owner, name)));
  try {
    for (const original of originals) setTrap(original, sprung);
    return run();
  } finally {
    for (const { owner, name, property } of originals) Object.defineProperty(owner, name, property);
  }
}

function mustBeUnsprung([first]: readonly string[]): void {
  if (first !== undefined) throw new Breach(`the rules use ${first}`);
}

/** What is to be trapped, as it is now. What does not exist here needs no trap. */
function originalsOf(owner: unknown, name: string): readonly Original[] {
  if (!isObject(owner)) return [];
  const property = Object.getOwnPropertyDescriptor(owner, name);
  return property?.configurable === true ? [{ owner, name, property }] : [];
}

function setTrap({ owner, name, property }: Original, sprung: string[]): void {
  const spring = (): never => {
    sprung.push(name);
    throw new Error(`the rules use ${name}`);
  };
  // Behind a class, so that calls and `new` both reach the trap.
  const value = new Proxy(class {}, { apply: spring, construct: spring, get: spring, set: spring, has: spring });
  Object.defineProperty(owner, name, { value, configurable: true, enumerable: property.enumerable ?? false });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
