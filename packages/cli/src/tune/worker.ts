// A thread of a tuning.
import { parentPort, workerData } from 'node:worker_threads';
import { type Line, serve, type TunePlan } from './serve.ts';

serve(workerData as TunePlan, parentPort as Line);
