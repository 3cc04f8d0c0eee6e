import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Places } from './operations/settings.ts';
import { type SecretRandom, systemRandom } from './ports/random.ts';
import { VAULT_KEY_BYTES } from './record/vault.ts';

const WRITTEN = new RegExp(`^[0-9a-f]{${2 * VAULT_KEY_BYTES}}$`);

/** The key of the seeds, from a file that only its owner may read. The first time it is made. */
function keyFrom(file: string, random: SecretRandom): Uint8Array {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) {
    const text = Buffer.from(random.bytes(VAULT_KEY_BYTES)).toString('hex');
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  }
  return keyIn(readFileSync(file, 'utf8').trim(), `the file ${file}`);
}

/** As the settings name it. */
export function keyOf(key: Places['key']): Uint8Array {
  return 'text' in key ? keyIn(key.text, 'the settings') : keyFrom(key.file, systemRandom);
}

function keyIn(text: string, place: string): Uint8Array {
  if (!WRITTEN.test(text))
    throw new Error(
      `The key of the seeds in ${place} is ${2 * VAULT_KEY_BYTES} hexadecimal digits, and this is not one.`,
    );
  return Buffer.from(text, 'hex');
}
