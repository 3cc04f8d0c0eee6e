// A thread that plays games to learn from.
import { parentPort, workerData } from 'node:worker_threads';
import { type LearnPlan, type Line, serve } from './serve.ts';

serve(workerData as LearnPlan, parentPort as Line);
