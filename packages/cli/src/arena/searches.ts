import { type Bot, DIALS, type Dial, evaluationByMachine, evaluationOf, searchingFor } from '@riband/bots';
import { foretellingBy } from '@riband/bots/learning';
import { refuse } from '../fail.ts';
import { networkIn } from '../learn/folder.ts';

/** How searches of each kind judge positions. */
const SEARCHES = { search: evaluationByMachine, 'by-hand': evaluationOf };

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
    Object.fromEntries(assigned.filter(([key]) => key !== LEARNT).map(([key, text]) => [key, setting(key, text)])),
  );
}

const LEARNT = 'learnt';

function assignment(change: string): readonly [key: string, text: string] {
  const [key = '', text] = change.split('=');
  if (text === undefined || (key !== LEARNT && !DIALS.includes(key as Dial)))
    refuse(`A search has no "${change}"; say NAME=VALUE, with one of ${[...DIALS, LEARNT].join(', ')}.`);
  return [key, text];
}

function setting(key: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) refuse(`${key} of a search must be a number from 0 on, not "${text}".`);
  return Number(text);
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
