// A thread in which rules are played or bots think.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { answerCall, type Call } from './calls.ts';
import { PlayingRules } from './playing.ts';
import { thinkHere } from './thinker.ts';

const rules = new PlayingRules();
const methods = Object.assign(rules, thinkHere);
const port = parentPort as MessagePort;

port.on('message', async (call: Call) => port.postMessage(await answerCall(methods, call)));
