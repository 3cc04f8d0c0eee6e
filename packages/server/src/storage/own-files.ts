import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** What players are called, what they say and by what they are known is for the user of the server alone, like its keys. */
export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** The folder of a file, if it is not there; one that is there stays as it is. */
export function makeFolderOf(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER });
}

/** An empty file, if there is none: whatever writes to it leaves its rights as they are. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'a', OWN_FILE));
}
