import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { HostProblem } from './operations/host-problem.ts';
import type { Key } from './operations/settings.ts';
import { type SecretRandom, systemRandom } from './ports/random.ts';
import { makeFolderOf, OWN_FILE } from './storage/own-files.ts';

/** Of the seeds, and of the messages to devices alike. */
const KEY_BYTES = 32;
const WRITTEN = new RegExp(`^[0-9a-f]{${2 * KEY_BYTES}}$`);

/** From a file that only its owner may read. The first time it is made. */
function keyFrom(file: string, random: SecretRandom, what: string): Uint8Array {
  makeFolderOf(file);
  if (!existsSync(file)) {
    const text = Buffer.from(random.bytes(KEY_BYTES)).toString('hex');
    writeFileSync(file, `${text}\n`, { mode: OWN_FILE, flag: 'wx' });
  }
  return keyIn(readFileSync(file, 'utf8').trim(), `the file ${file}`, what);
}

/** As the settings name it; `what` is what it is the key of, for who has to mend it. */
export function keyOf(key: Key, what: string): Uint8Array {
  return 'text' in key ? keyIn(key.text, 'the settings', what) : keyFrom(key.file, systemRandom, what);
}

function keyIn(text: string, place: string, what: string): Uint8Array {
  if (!WRITTEN.test(text))
    throw new HostProblem(
      `The key of ${what} in ${place} is ${2 * KEY_BYTES} hexadecimal digits, and this is not one.`,
    );
  return Buffer.from(text, 'hex');
}
