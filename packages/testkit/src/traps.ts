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
  const restore = TRAPPED.flatMap(([owner, ...names]) => names.map((name) => setTrap(owner, name, sprung)));
  try {
    return run();
  } finally {
    for (const putBack of restore) putBack();
  }
}

function mustBeUnsprung([first]: readonly string[]): void {
  if (first !== undefined) throw new Breach(`the rules use ${first}`);
}

/** Returns what puts the original back. What does not exist here needs no trap. */
function setTrap(owner: unknown, name: string, sprung: string[]): () => void {
  const original = isObject(owner) ? Object.getOwnPropertyDescriptor(owner, name) : undefined;
  if (!isObject(owner) || original?.configurable !== true) return () => {};
  const spring = (): never => {
    sprung.push(name);
    throw new Error(`the rules use ${name}`);
  };
  // Behind a class, so that calls and `new` both reach the trap.
  const value = new Proxy(class {}, { apply: spring, construct: spring, get: spring, set: spring, has: spring });
  Object.defineProperty(owner, name, { value, configurable: true, enumerable: original.enumerable ?? false });
  return () => Object.defineProperty(owner, name, original);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
