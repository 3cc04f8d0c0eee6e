// A thread of the arena.
import { parentPort, workerData } from 'node:worker_threads';
import type { ArenaPlan } from './plan.ts';
import { type Line, serve } from './serve.ts';

serve(workerData as ArenaPlan, parentPort as Line);
