import {
  type Bot,
  DIALS,
  type Dial,
  evaluationByMachine,
  evaluationOf,
  SWITCHES,
  type Switch,
  searchingFor,
} from '@riband/bots';
import { foretellingBy } from '@riband/bots/learning';
import { refuse } from '../fail.ts';
import { networkIn } from '../learn/folder.ts';

/** How searches of each kind judge positions. */
const SEARCHES = { search: evaluationByMachine, 'by-hand': evaluationOf };

/** What they are called, for who does not know. */
export const SEARCHES_NAMED = Object.keys(SEARCHES).map((kind) => `${kind}:N`);

type EvaluationFor = ReturnType<typeof foretellingBy>;

/**
 * A search with so many iterations a turn: `search:500`, or `by-hand:500` without what machines have found. To try other ways, settings can be
 * added, and the file of something learnt: `search:500+stakes=6+learnt=network.json`. Nothing if the name is of another kind.
 */
export function searchNamed(name: string): Bot | undefined {
  const [head = '', ...changes] = name.split('+');
  const [kind = '', iterations] = head.split(':');
  const evaluationFor = Object.entries(SEARCHES).find(([known]) => known === kind)?.[1];
  if (evaluationFor === undefined) return undefined;
  if (iterations === undefined || !/^[1-9]\d{0,8}$/.test(iterations))
    refuse(`How many iterations a turn? Say ${kind}:500, not "${name}".`);
  const assigned = changes.map(assignment);
  const learnt = assigned.find(([key]) => key === LEARNT)?.[1];
  return searchingFor(
    name,
    () => Number(iterations),
    learnt === undefined ? evaluationFor : learntIn(learnt),
    Object.fromEntries(assigned.flatMap(([key, text]) => (isSetting(key) ? [[key, setting(key, text)]] : []))),
  );
}

const LEARNT = 'learnt';

function assignment(change: string): readonly [key: string, text: string] {
  const [key = '', text] = change.split('=');
  if (text === undefined || (key !== LEARNT && !isSetting(key)))
    refuse(`A search has no "${change}"; say NAME=VALUE, with one of ${[...DIALS_AND_SWITCHES, LEARNT].join(', ')}.`);
  return [key, text];
}

const DIALS_AND_SWITCHES: readonly string[] = [...Object.keys(DIALS), ...SWITCHES];

const isSetting = (key: string): key is Dial | Switch => DIALS_AND_SWITCHES.includes(key);
const isDial = (key: Dial | Switch): key is Dial => Object.hasOwn(DIALS, key);

const setting = (key: Dial | Switch, text: string): number | boolean =>
  isDial(key) ? turned(key, text) : switched(key, text);

function switched(key: Switch, text: string): boolean {
  if (text !== 'true' && text !== 'false') refuse(`${key} of a search must be true or false, not "${text}".`);
  return text === 'true';
}

function turned(dial: Dial, text: string): number {
  const { min, max } = DIALS[dial];
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  return refuse(`${dial} of a search must be a number from ${min} to ${max}, not "${text}".`);
}

function learntIn(path: string): EvaluationFor {
  let known: EvaluationFor | undefined;
  // Which games it is about is known when one is played.
  return (game) => {
    const { family, sight } = evaluationOf(game);
    known ??= foretellingBy(networkIn(path, family, sight?.numbers ?? 0));
    return known(game);
  };
}
