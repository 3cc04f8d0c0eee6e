import { expect, test } from 'vitest';
import shipyard2 from './learnt/shipyard-2.json' with { type: 'json' };
import { nameOfEvaluation } from './name.ts';
import { shipyard } from './shipyard/index.ts';

const learnt = shipyard.foretelling(shipyard2);
const name = nameOfEvaluation(learnt);

test('an evaluation has another name when one of its weights is different, or one of its network', () => {
  const [first = 0, ...others] = shipyard2.weights;
  const changed = { ...shipyard2, weights: [first + 0.0001, ...others] };
  const names = [
    ...[shipyard, shipyard.weighing({ money: 1 }), shipyard.foretelling(changed)].map(nameOfEvaluation),
    nameOfEvaluation(learnt.weighing({ money: 1 })),
  ];
  expect(new Set([name, ...names]).size).toBe(1 + names.length);
});

test('it has the same name where only other things are said of how its network has learnt', () => {
  const { inputs, units, weights } = shipyard2;
  expect(nameOfEvaluation(shipyard.foretelling({ inputs, units, weights }))).toBe(name);
});
