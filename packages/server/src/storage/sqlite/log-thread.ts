// A thread that keeps the log of a SQLite file short.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { writeBackAgainAndAgain } from './log.ts';

const database = openDatabase(workerData as string);
const stop = writeBackAgainAndAgain(database);

parentPort?.once('message', () => {
  stop();
  database.close();
  parentPort?.close();
});
