// A thread in which rules are played or bots think.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { useSha256 } from '@riband/kernel';
import { nativeSha256 } from '../ports/sha256.ts';
import { answerCalls, type Call, HURRIED } from './calls.ts';
import { PlayingRules } from './playing.ts';
import type { BotDecision } from './rules.ts';
import { thinkHere } from './thinker.ts';

useSha256(nativeSha256);
const rules = new PlayingRules();
const bots = thinkHere();
const at = workerData as Int32Array;
const port = parentPort as MessagePort;

/** While a bot thinks no message is heard: that somebody is in a hurry is seen in the memory that both sides share. */
function think(decision: BotDecision, luck: string, thought: number): Promise<string> {
  const hurry = {
    get aborted() {
      return Atomics.load(at, HURRIED) === thought;
    },
  };
  return bots.think(decision, luck, { hurry });
}

const methods = Object.assign(rules, { think });
const thread = { at, post: port.postMessage.bind(port), elapsed: () => performance.now() };

port.on('message', (calls: readonly Call[]) => answerCalls(methods, calls, thread));
