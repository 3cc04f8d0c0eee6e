// A thread in which rules are played or bots think.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { useSha256 } from '@riband/kernel';
import { nativeSha256 } from '../ports/sha256.ts';
import { answerCalls, type Call } from './calls.ts';
import { PlayingRules } from './playing.ts';
import { thinkHere } from './thinker.ts';

useSha256(nativeSha256);
const rules = new PlayingRules();
const methods = Object.assign(rules, thinkHere());
const port = parentPort as MessagePort;

const thread = {
  at: workerData as Int32Array,
  post: port.postMessage.bind(port),
  elapsed: () => performance.now(),
};

port.on('message', (calls: readonly Call[]) => answerCalls(methods, calls, thread));
