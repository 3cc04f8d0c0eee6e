import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { HANDLERS } from './handlers.ts';

const FILE = fileURLToPath(new URL('../../../../docs/engine-protocol.md', import.meta.url));

/** The page with every answer (`< …`) as the engine of today gives it to the request (`> …`) before it. */
function played(page: string): string {
  const engine = new Engine();
  let request: string | undefined;
  return page
    .split('\n')
    .map((line) => {
      if (line.startsWith('> ')) request = line.slice(2);
      if (!line.startsWith('< ') || request === undefined) return line;
      const answer = engine.answer(request);
      request = undefined;
      return `< ${answer}`;
    })
    .join('\n');
}

// After a wanted change of the protocol: npx vitest run --project unit packages/cli/src/engine/protocol.test.ts --update
test('the answers in the documentation are those of the engine', async () => {
  await expect(played(readFileSync(FILE, 'utf8'))).toMatchFileSnapshot(FILE);
});

test('the documentation has a request of every kind', () => {
  const requests = [...readFileSync(FILE, 'utf8').matchAll(/^> (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json).do);
  expect(Object.keys(HANDLERS).filter((word) => !requests.includes(word))).toEqual([]);
});
