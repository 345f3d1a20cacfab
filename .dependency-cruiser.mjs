// Which folder may import which: the table that `npm run imports` enforces, for type imports too. Imports run in one
// direction, without circles. Tests and packages/*/src/**/testing may import anything.

const core = 'packages/core/src';
const shared = ['arguments.ts', 'at.ts', 'errors.ts', 'numbers.ts', 'quote.ts', 'result.ts'];
const work = [...shared, 'algorithm.ts', 'clock.ts'];

/** The folders of core, and what each may import besides itself. */
const coreFolders = {
  board: shared,
  text: shared,
  formats: [...shared, 'board', 'text', 'render'],
  shapes: [...shared, 'board', 'text'],
  notation: [...shared, 'board', 'text'],
  render: [...shared, 'board'],
  picture: [...shared, 'webassembly.ts', 'board'],
  game: [...shared, 'board'],
  engine: [...work, 'webassembly.ts', 'board'],
  search: [...work, 'random.ts', 'board', 'engine'],
  anytime: [...work, 'random.ts', 'board', 'engine'],
  difficulty: [...work, 'board', 'engine'],
  wording: [...work, 'board'],
  analysis: [...work, 'board', 'engine', 'search', 'difficulty', 'wording'],
  generate: [...work, 'random.ts', 'board', 'engine', 'search', 'difficulty', 'analysis'],
  catalogue: [...work, 'random.ts', 'board', 'engine', 'search', 'difficulty', 'analysis', 'generate'],
};

const web = 'packages/web/src';
const ground = ['style', 'language', 'device', 'model', 'parts'];

/**
 * The folders and single files of the app from the ground up, and what each may import besides itself and `<unjam-board>`.
 * A row names only rows above it, so no two import each other. What app.tsx and the files beside it import is free.
 */
const appFolders = {
  style: [],
  language: [],
  device: ['language'],
  solver: ['language'],
  model: ['language', 'device', 'solver'],
  parts: ['language', 'device', 'model'],
  'route.ts': ['device', 'model'],
  feel: ['device', 'model'],
  log: ['device', 'model'],
  daily: ground,
  lab: [...ground, 'solver', 'route.ts'],
  ladder: [...ground, 'route.ts'],
  picture: ground,
  puzzles: [...ground, 'route.ts'],
  review: [...ground, 'solver', 'route.ts'],
  settings: ground,
  solve: [...ground, 'solver'],
  edit: [...ground, 'solver', 'route.ts', 'picture'],
  share: [...ground, 'solver', 'route.ts', 'daily'],
  statistics: [...ground, 'route.ts', 'log', 'settings'],
  atlas: [...ground, 'route.ts'],
  play: [...ground, 'solver', 'route.ts', 'share'],
  set: [...ground, 'share'],
};

/** What each package may import of the others, and which of Node's modules and libraries. */
const packages = {
  core: { never: 'core runs in any JavaScript engine and imports nothing from outside itself', only: [] },
  atlas: { never: 'atlas imports core, Node and its own libraries', only: ['core'] },
  web: { never: 'web imports core and libraries that run in a browser', only: ['core'] },
  cli: { never: 'cli imports the other packages by their names', only: ['core', 'atlas', 'web'] },
};

const tests = ['\\.test\\.ts$', '/testing/'];
const pathOf = (name) => `^${core}/${name}${name.endsWith('.ts') ? '$' : '/'}`;
const appPathOf = (name) => `^${web}/app/${name}${name.endsWith('.ts') ? '$' : '/'}`;

for (const [i, [name, allowed]] of Object.entries(appFolders).entries())
  for (const other of allowed)
    if (!Object.keys(appFolders).slice(0, i).includes(other))
      throw new Error(
        `.dependency-cruiser.mjs: ${name} may import only what stands above it, and not ${other}`,
      );

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'two files may not need each other, types included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(coreFolders).map(([name, allowed]) => ({
      name: `core-${name}`,
      comment: `core/${name} may import only: ${[name, ...allowed].join(', ')}`,
      severity: 'error',
      from: { path: pathOf(name), pathNot: tests },
      to: { pathNot: [name, ...allowed].map(pathOf) },
    })),
    ...Object.entries(appFolders).map(([name, allowed]) => ({
      name: `app-${name}`,
      comment: `web/app/${name} may import only: ${[name, ...allowed, '<unjam-board>'].join(', ')}`,
      severity: 'error',
      from: { path: appPathOf(name), pathNot: tests },
      to: { path: `^${web}/`, pathNot: [`^${web}/board/`, ...[name, ...allowed].map(appPathOf)] },
    })),
    {
      name: 'app-row',
      comment: 'every folder of the app has a row in the table of its imports',
      severity: 'error',
      from: {
        path: `^${web}/app/[^/]+/`,
        pathNot: [...tests, ...Object.keys(appFolders).map(appPathOf)],
      },
      to: {},
    },
    {
      name: 'element-alone',
      comment: '<unjam-board> and the service worker import nothing of the app',
      severity: 'error',
      from: { path: [`^${web}/board/`, `^${web}/offline/`], pathNot: tests },
      to: { path: `^${web}/app/` },
    },
    ...Object.entries(packages).map(([name, { never, only }]) => ({
      name: `package-${name}`,
      comment: never,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: tests },
      to: {
        path: '^packages/',
        pathNot: [`^packages/${name}/`, ...only.map((other) => `^packages/${other}/`)],
      },
    })),
    {
      name: 'core-alone',
      comment: packages.core.never,
      severity: 'error',
      from: { path: `^${core}/`, pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'] },
    },
    {
      name: 'web-in-a-browser',
      comment: packages.web.never,
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'queue-apart',
      comment: 'only atlas/distributed imports the queue and its database, so that nothing else loads them',
      severity: 'error',
      from: { path: '^packages/atlas/src/', pathNot: ['^packages/atlas/src/distributed/', ...tests] },
      to: { path: ['^packages/atlas/src/distributed/', 'node_modules/(bullmq|pg)/'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['\\.wasm\\.ts$', '/public/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
