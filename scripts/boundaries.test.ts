import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from './checkout.mjs';
import { runNode } from './run-command.mjs';

const FORBIDDEN = {
  'packages/kernel/src/a.ts': ["import '@riband/table';", 'kernel'],
  'packages/kernel/src/b.ts': ["import 'node:fs';", 'runs-anywhere'],
  'packages/kernel/src/c.ts': ["import 'left';", 'kernel-needs-only-hashes'],
  'packages/kernel/src/d.ts': ["import './d2.ts';", 'no-cycles'],
  'packages/kernel/src/e.test.ts': ["import '@riband/table';", 'kernel-tests'],
  'packages/games/one/src/a.ts': ["import '@riband/two';", 'games'],
  'packages/games/one/src/b.ts': ["import 'left';", 'games-need-nothing'],
  'packages/text/src/a.ts': ["import '@riband/one';", 'text-as-types'],
  'packages/protocol/src/a.ts': ["import '@riband/kernel';", 'protocol-as-types'],
  'packages/server/src/a.ts': ["import '@riband/kernel/src/inside.ts';", 'no-unresolved'],
  'packages/server/src/b.ts': ["import '../../kernel/src/inside.ts';", 'only-exports'],
  'packages/server/src/c.ts': ["import '@riband/one';", 'server'],
  'packages/web/src/a.ts': ["import '@riband/one';", 'web-as-types'],
  'packages/web/src/b.ts': ["import type { x } from '@riband/table';", 'web'],
  'packages/web/src/c.ts': ["import './worker/index.ts';", 'worker-is-apart'],
  'packages/web/src/D.svelte': ['<script lang="ts">import { x } from "@riband/table"; x;</script>', 'web'],
  'packages/web/src/worker/a.ts': ["import '@riband/server';", 'worker'],
  'packages/cli/src/a.ts': ["import '../../../scripts/tool.mjs';", 'cli'],
} as const;

const ALLOWED = {
  'packages/kernel/src/d2.ts': "import './d.ts';",
  'packages/kernel/src/inside.ts': "import '@noble/hashes';",
  'packages/kernel/src/inside.test.ts': "import 'node:fs'; import '@riband/one'; import '@riband/testkit';",
  'packages/table/test/helper.ts': "import '@riband/one';",
  'packages/games/one/src/inside.ts': "import '@riband/kernel';",
  'packages/text/src/inside.ts': "import type { x } from '@riband/one';",
  'packages/server/src/inside.ts': "import '@riband/table'; import 'left'; import 'node:fs';",
  'packages/web/src/Inside.svelte': '<script lang="ts">import type { x } from "@riband/one"; let y: x;</script>',
  'packages/web/src/worker/index.ts': "import '@riband/table'; import type { x } from '@riband/one';",
  'packages/web/src/worker/index.test.ts': "import '@riband/table';",
  'packages/cli/bin/launch.mjs': "import '../../../scripts/tool.mjs';",
  'scripts/tool.mjs': "import 'node:fs';",
};

const PACKAGES = ['kernel', 'testkit', 'games/one', 'games/two', 'text', 'table', 'protocol', 'server', 'web', 'cli'];
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'riband-boundaries-'));
  write('tsconfig.base.json', '{}');
  for (const third of ['left', '@noble/hashes']) writePackage(`node_modules/${third}`, third);
  for (const folder of PACKAGES) {
    const name = `@riband/${folder.replace('games/', '')}`;
    writePackage(`packages/${folder}`, name);
    link(join(root, `packages/${folder}`), `node_modules/${name}`);
  }
  link(join(checkout, 'node_modules/svelte'), 'node_modules/svelte');
  for (const [file, [code]] of Object.entries(FORBIDDEN)) write(file, code);
  for (const [file, code] of Object.entries(ALLOWED)) write(file, code);
});
afterAll(() => rmSync(root, { recursive: true }));

function writePackage(folder: string, name: string) {
  write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } }));
  write(`${folder}/src/index.ts`, 'export type x = 1; export const x = 1;');
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function link(from: string, to: string) {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  symlinkSync(from, join(root, to), 'junction');
}

test('every arrow that is not drawn is refused, and every one that is drawn is taken', async () => {
  const { output } = await runNode(
    join(checkout, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    [
      '--config',
      join(checkout, '.dependency-cruiser.cjs'),
      '--output-type=json',
      '--no-progress',
      'packages',
      'scripts',
    ],
    { cwd: root },
  );
  const violations: { from: string; rule: { name: string } }[] = JSON.parse(output).summary.violations;
  const found = violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  expect(found.sort()).toEqual(
    Object.entries(FORBIDDEN)
      .map(([file, [, rule]]) => `${file}: ${rule}`)
      .sort(),
  );
}, 30_000);
