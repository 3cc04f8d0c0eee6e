import { hashOf } from '@riband/kernel';
import { expect, test } from 'vitest';
import { STATE } from '../../test/session.ts';
import { Proof } from './proof.ts';

/** A table after so many entries, as a server tells it. */
const told = (entry: number) => ({ ...STATE, entry, view: { entry }, hash: hashOf({ entry }) });
const wrong = (entry: number) => ({ ...told(entry), view: { entry, coins: 99 } });

function newProof() {
  const asked: number[] = [];
  const idle: (() => void)[] = [];
  const proof = new Proof(
    () => asked.push(asked.length),
    (run) => idle.push(run),
  );
  const rest = () => {
    for (const run of idle.splice(0)) run();
  };
  return { proof, asked, idle, rest };
}

test('views that are what the server has hashed are believed', () => {
  const { proof, asked, rest } = newProof();
  for (const entry of [1, 2, 3]) {
    proof.see(told(entry));
    rest();
  }
  expect(asked).toEqual([]);
});

test('where a view is another one the table is asked for anew, but not before there is time for it', () => {
  const { proof, asked, rest } = newProof();
  proof.see(wrong(1));
  expect(asked).toHaveLength(0);
  rest();
  expect(asked).toHaveLength(1);
});

test('of several views the newest is looked at', () => {
  const { proof, asked, idle, rest } = newProof();
  for (const state of [wrong(1), wrong(2), told(3)]) proof.see(state);
  expect(idle).toHaveLength(1);
  rest();
  expect(asked).toHaveLength(0);
});

test('a server that is wrong about itself is not asked over and over', () => {
  const { proof, asked, rest } = newProof();
  for (const entry of [1, 1, 1, 2, 2]) {
    proof.see(wrong(entry));
    rest();
  }
  expect(asked).toHaveLength(2);
});
