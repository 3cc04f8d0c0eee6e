// The arrows between the packages: each may import what stands behind its name, and no other package.
// A package is named by its folder; "games" are all packages in packages/games.
const ARROWS = {
  kernel: [],
  testkit: ['kernel'],
  games: ['kernel'],
  catalog: ['kernel', 'games'],
  text: ['kernel', 'games as types', 'table as types', 'bots as types'],
  bots: ['kernel', 'games'],
  table: ['kernel'],
  protocol: ['kernel as types'],
  server: ['kernel', 'table', 'catalog', 'protocol', 'bots', 'text'],
  web: ['kernel', 'protocol', 'text', 'games as types'],
  cli: ['kernel', 'table', 'catalog', 'bots', 'text', 'server'],
};
/** The offline worker of the web client is a little server. */
const WORKER_ARROWS = [...ARROWS.web, 'table', 'catalog', 'bots'];
/** Every test may use the laws and play a real game. */
const TEST_ARROWS = ['testkit', 'games'];
/** These run in browsers as well as on Node. */
const RUNS_ANYWHERE = ['kernel', 'games', 'catalog', 'text', 'bots', 'table', 'protocol'];

const TEST = '\\.test\\.ts$|^packages/([^/]+|games/[^/]+)/(test|e2e)/';
const NO_TEST = `^(?!.*(${TEST}))`;
const WORKER = '^packages/web/src/worker/';
/** What is printed on the pieces of a game is data, not code: who may know the types of games may read it. */
const DATA = '^packages/games/[^/]+/data/';
const LAUNCHER = '^packages/cli/bin/';

const folder = (name) => (name === 'games' ? '^packages/games/([^/]+)/' : `^packages/${name}/`);
const typesOnly = (arrow) => arrow.endsWith(' as types');
const target = (arrow) => folder(arrow.replace(' as types', ''));

const see = 'See the arrows at the top of .dependency-cruiser.cjs.';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** One game may not import another: $1 is the folder of the game that imports. */
const itself = (name) => (name === 'games' ? '^packages/games/$1/' : folder(name));

function alongArrows(name, from, self, arrows) {
  return [
    forbid(name, see, from, { path: '^(packages|scripts)/', pathNot: [self, ...arrows.map(target)] }),
    ...arrows.filter(typesOnly).map((arrow) =>
      forbid(`${name}-as-types`, 'Only types may be imported here: write "import type".', from, {
        path: target(arrow),
        pathNot: DATA,
        dependencyTypesNot: ['type-only'],
      }),
    ),
  ];
}

const packageRules = Object.entries(ARROWS).flatMap(([name, arrows]) => {
  const path = folder(name);
  const forTests = (name === 'web' ? WORKER_ARROWS : arrows).filter((arrow) => !typesOnly(arrow));
  return [
    ...alongArrows(name, { path, pathNot: [TEST, WORKER, LAUNCHER] }, itself(name), arrows),
    ...alongArrows(`${name}-tests`, { path, pathNot: NO_TEST }, itself(name), [...forTests, ...TEST_ARROWS, 'kernel']),
  ];
});

module.exports = {
  forbidden: [
    ...packageRules,
    ...alongArrows('worker', { path: WORKER, pathNot: TEST }, folder('web'), WORKER_ARROWS),
    forbid(
      'worker-is-apart',
      'Pages talk to the offline worker by messages; they import its types only.',
      { path: folder('web'), pathNot: [WORKER, TEST] },
      { path: WORKER, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-exports',
      'Import another package by its name, which leads to what it exports.',
      { path: '^packages/((?:games/)?[^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'runs-anywhere',
      'This package runs in browsers too: no modules of Node.',
      { path: RUNS_ANYWHERE.map(folder), pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'who-plays-does-not-learn',
      'Bots are sent to browsers; how they are taught is not.',
      { path: '^packages/bots/src/', pathNot: [TEST, '^packages/bots/src/learning/'] },
      { path: '^packages/bots/src/learning/' },
    ),
    forbid(
      'kernel-needs-only-hashes',
      'From third parties the kernel takes @noble/hashes alone.',
      { path: folder('kernel'), pathNot: TEST },
      { path: 'node_modules/', pathNot: 'node_modules/@noble/hashes/' },
    ),
    forbid(
      'games-need-nothing',
      'A game takes nothing from third parties.',
      { path: folder('games'), pathNot: TEST },
      { path: 'node_modules/' },
    ),
    forbid('no-cycles', 'Files that need each other cannot be read alone.', {}, { circular: true }),
    forbid('no-unresolved', 'There is no such file, or its package does not export it.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.d.ts'],
    },
  },
};
