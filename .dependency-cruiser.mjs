// Which folder may import which: the tables that `npm run imports` enforces, for type imports too. Imports run in one
// direction, without circles. Tests and packages/*/src/**/testing may import anything.
//
// A row is a folder, or the files directly in it (`engine/*.ts`), or one file. It says what the row may import of its package
// besides itself, and names only rows above it, so that no two import each other. `{ now, later }` tells what it may import in
// the usual way, and what only by `import()`.

const core = 'packages/core/src';
const work = ['basics', 'board', 'algorithm.ts'];
const parts = ['engine/limits.ts', 'engine/typed-arrays.ts', 'engine/lanes', 'engine/pruning'];

const coreRows = {
  basics: [],
  'webassembly.ts': [],
  board: ['basics'],
  'algorithm.ts': ['basics', 'board'],
  'deprecated.ts': work,
  text: ['basics'],
  render: ['basics', 'board'],
  'shapes/parts': ['basics', 'board'],
  'shapes/sentences': ['basics', 'board', 'text', 'shapes/parts'],
  'shapes/rows': ['basics', 'board', 'text', 'shapes/parts', 'shapes/sentences'],
  'shapes/values': ['basics', 'text'],
  'shapes/lists': ['basics', 'board', 'text', 'shapes/parts', 'shapes/sentences', 'shapes/values'],
  'shapes/objects': [
    'basics',
    'board',
    'shapes/parts',
    'shapes/sentences',
    'shapes/rows',
    'shapes/values',
    'shapes/lists',
  ],
  'shapes/drawings': ['basics', 'board', 'shapes/parts'],
  'shapes/pddl': ['basics', 'board', 'shapes/parts'],
  'shapes/several': ['basics', 'board', 'shapes/parts'],
  'shapes/*.ts': ['basics', 'board', 'text', 'shapes'],
  formats: ['basics', 'board', 'text', 'render', 'shapes'],
  notation: ['basics', 'board', 'text'],
  'picture/image': ['basics', 'board'],
  'picture/lines': ['basics', 'picture/image'],
  'picture/network': ['basics', 'webassembly.ts', 'picture/image'],
  'picture/flat-board': ['basics', 'picture/image', 'picture/network'],
  'picture/grids': ['basics', 'picture/image', 'picture/lines', 'picture/flat-board'],
  'picture/tilings': ['basics', 'board'],
  'picture/evidence': [
    'basics',
    'board',
    'picture/image',
    'picture/flat-board',
    'picture/grids',
    'picture/tilings',
  ],
  'picture/picture-reading.ts': ['board', 'picture/image'],
  'picture/doubt': [
    'basics',
    'picture/flat-board',
    'picture/tilings',
    'picture/evidence',
    'picture/picture-reading.ts',
  ],
  'picture/solids': [
    'picture/image',
    'picture/lines',
    'picture/flat-board',
    'picture/grids',
    'picture/tilings',
    'picture/evidence',
  ],
  'picture/*.ts': ['basics', 'board', 'picture'],
  game: ['basics', 'board'],
  'engine/limits.ts': ['algorithm.ts'],
  'engine/typed-arrays.ts': [],
  'engine/lanes': ['basics', 'board'],
  'engine/pruning': ['basics', 'board', 'engine/lanes'],
  'engine/wasm': ['webassembly.ts'],
  'engine/packed': [...work, ...parts, 'webassembly.ts', 'engine/wasm'],
  'engine/generic': [...work, ...parts],
  'engine/dispatch.ts': [...work, 'engine/packed', 'engine/generic'],
  'engine/cluster': [...work, ...parts, 'webassembly.ts', 'engine/wasm', 'engine/packed', 'engine/generic'],
  'engine/shortest': [...work, 'engine/limits.ts', 'engine/generic', 'engine/dispatch.ts', 'engine/cluster'],
  'engine/*.ts': [...work, 'webassembly.ts', 'engine'],
  search: [...work, 'engine'],
  anytime: [...work, 'engine'],
  difficulty: [...work, 'engine'],
  wording: work,
  analysis: [...work, 'engine', 'search', 'difficulty', 'wording'],
  generate: [...work, 'engine', 'search', 'difficulty', 'analysis'],
  async: [...work, 'engine', 'difficulty', 'analysis', 'generate'],
  worker: [...work, 'engine', 'difficulty', 'analysis', 'generate', 'async'],
  catalogue: [...work, 'engine', 'search', 'difficulty', 'analysis', 'generate'],
};

const atlasRows = {
  enumerate: [],
  store: ['enumerate'],
  ratings: ['enumerate', 'store'],
  local: ['enumerate', 'store', 'ratings'],
  catalogue: ['store'],
  criteria: ['store'],
  census: ['enumerate', 'store', 'local'],
  plot: ['store', 'census'],
  publish: ['enumerate', 'store', 'ratings'],
  distributed: ['enumerate', 'store', 'local'],
};

const tools = [
  'exit-status.ts',
  'system-error.ts',
  'thread-pool.ts',
  'version.ts',
  'yield-to-event-loop.ts',
  'optional-part.ts',
];
const command = [...tools, 'terminal', 'input', 'output', 'each-board.ts', 'answers', 'booklet'];

/** The folders of the command. A subcommand is loaded when it is called; few have parts that others use. */
const cliRows = {
  'exit-status.ts': [],
  'system-error.ts': [],
  'thread-pool.ts': [],
  'version.ts': [],
  'yield-to-event-loop.ts': [],
  'optional-part.ts': [],
  terminal: tools,
  input: [...tools, 'terminal'],
  output: [...tools, 'terminal', 'input'],
  'each-board.ts': [...tools, 'terminal', 'input', 'output'],
  answers: [...tools, 'terminal', 'input', 'output'],
  booklet: [...tools, 'terminal', 'input', 'output'],
  'commands/help': command,
  'commands/atlas': command,
  'commands/check': command,
  'commands/show': command,
  'commands/completion': [...command, 'commands/help'],
  'commands/puzzles': [...command, 'commands/atlas'],
  'commands/daily': [...command, 'commands/puzzles'],
  'commands/generate': [...command, 'commands/atlas'],
  'commands/mcp': { now: command, later: ['commands/show'] },
  'commands/analyze': command,
  'commands/compare': command,
  'commands/convert': command,
  'commands/env': command,
  'commands/export': [...command, 'commands/show'],
  'commands/grade': command,
  'commands/harden': command,
  'commands/hint': command,
  'commands/man': command,
  'commands/play': command,
  'commands/rate': command,
  'commands/read': command,
  'commands/review': command,
  'commands/serve': command,
  'commands/solve': command,
  'subcommands.ts': { now: [], later: ['commands'] },
  'program.ts': [...tools, 'terminal', 'input', 'commands/help', 'subcommands.ts'],
  'main.ts': [...tools, 'terminal', 'program.ts'],
};

const web = 'packages/web/src';

/**
 * What is loaded only when it is needed, and why: nothing imports these files but by `import()`. An entry point of core that
 * is imported at once cannot be loaded later, so what is loaded later of it has a file of its own in the app.
 */
const later = {
  [`${core}/engine/packed/larger-boards.ts`]:
    'a program that solves boards up to 8×8 does without the engines for others',
  [`${core}/engine/cluster/wide-cluster-module.ts`]:
    'a program that explores boards up to 6×6 does without the loops for others',
  [`${web}/app/model/hints.ts`]: 'a first visit does without what finds hints',
  [`${web}/app/solver/making.ts`]: 'a search does without what makes puzzles',
  [`${web}/app/solver/reviewing.ts`]: 'a search does without reviews',
};
const ground = ['style', 'language', 'device', 'model', 'parts'];

/**
 * The folders and single files of the app from the ground up, and what each may import of the app besides itself.
 * A row names only rows above it, so no two import each other. What app.tsx and the files beside it import is free.
 */
const appFolders = {
  style: [],
  language: [],
  device: [],
  solver: ['language', 'device'],
  model: ['language', 'device', 'solver'],
  parts: ['language', 'device', 'model'],
  'route.ts': ['device', 'model'],
  feel: ['device', 'model'],
  log: ['device', 'model'],
  daily: [...ground, 'route.ts'],
  today: [...ground, 'route.ts'],
  lab: [...ground, 'solver', 'route.ts'],
  ladder: [...ground, 'route.ts'],
  picture: ground,
  bring: [...ground, 'picture'],
  puzzles: [...ground, 'route.ts'],
  review: [...ground, 'solver', 'route.ts'],
  settings: ground,
  solve: [...ground, 'solver'],
  edit: [...ground, 'solver', 'route.ts', 'picture', 'bring'],
  share: [...ground, 'solver', 'route.ts', 'daily'],
  statistics: [...ground, 'route.ts', 'log', 'settings'],
  atlas: [...ground, 'route.ts'],
  play: [...ground, 'solver', 'route.ts', 'feel', 'daily', 'share'],
  set: [...ground, 'share'],
  rush: [...ground, 'route.ts', 'feel', 'share'],
};

/** What each package may import of the others, and which of Node's modules and libraries. */
const packages = {
  core: { never: 'core runs in any JavaScript engine and imports nothing from outside itself', only: [] },
  board: { never: '<unjam-board> imports core and nothing else', only: ['core'] },
  puzzles: { never: '@unjam/puzzles imports core and nothing else', only: ['core'] },
  atlas: { never: 'atlas imports core, Node and its own libraries', only: ['core'] },
  web: {
    never: 'web imports core, <unjam-board> and libraries that run in a browser',
    only: ['core', 'board'],
  },
  cli: { never: 'cli imports the other packages by their names', only: ['core', 'atlas', 'web'] },
};

const tests = ['\\.test\\.ts$', '/testing/'];

/** The files of a row. */
function filesOf(src, name) {
  if (name.endsWith('/*.ts')) return `^${src}/${name.slice(0, -'*.ts'.length)}[^/]+\\.ts$`;
  return `^${src}/${name}${name.endsWith('.ts') ? '$' : '/'}`;
}

/** The rules of a table of rows. */
function rulesOf(label, src, rows) {
  const names = Object.keys(rows);
  const rules = Object.entries(rows).flatMap(([name, allowed], i) => {
    const { now, later: waiting } = Array.isArray(allowed) ? { now: allowed, later: [] } : allowed;
    for (const other of [...now, ...waiting])
      if (!names.slice(0, i).some((above) => above === other || above.startsWith(`${other}/`)))
        throw new Error(
          `.dependency-cruiser.mjs: ${name} may import only what stands above it, and not ${other}`,
        );
    const from = { path: filesOf(src, name), pathNot: tests };
    const files = (...of) => of.map((other) => filesOf(src, other));
    return [
      {
        name: `${label}: ${name}`,
        comment: `${name} may import only: ${[name, ...now, ...waiting].join(', ')}`,
        severity: 'error',
        from,
        to: { path: `^${src}/`, pathNot: files(name, ...now, ...waiting) },
      },
      ...waiting.map((other) => ({
        name: `${label}: ${name}, later`,
        comment: `${name} may import ${other} only by import()`,
        severity: 'error',
        from,
        to: { path: filesOf(src, other), dynamic: false },
      })),
    ];
  });
  return [
    ...rules,
    {
      name: `${label}: row`,
      comment: 'every file has a row in the table of imports, but for the entry point',
      severity: 'error',
      from: {
        path: `^${src}/`,
        pathNot: [...tests, `^${src}/index\\.ts$`, ...names.map((name) => filesOf(src, name))],
      },
      to: {},
    },
  ];
}
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
    ...rulesOf('core', core, coreRows),
    ...rulesOf('atlas', 'packages/atlas/src', atlasRows),
    ...rulesOf('command', 'packages/cli/src', cliRows),
    ...Object.entries(later).map(([file, reason]) => ({
      name: 'later',
      comment: `${reason}: only import() may load it`,
      severity: 'error',
      from: { pathNot: tests },
      to: { path: `^${file}$`, dynamic: false },
    })),
    {
      name: 'searches-later',
      comment: 'the worker of the app loads the other searches only when one is asked for',
      severity: 'error',
      from: { path: `^${web}/app/solver/`, pathNot: tests },
      to: { path: '^packages/core/(src|dist)/(anytime|search)/', dynamic: false },
    },
    ...Object.entries(appFolders).map(([name, allowed]) => ({
      name: `app-${name}`,
      comment: `web/app/${name} may import of the app only: ${[name, ...allowed].join(', ')}`,
      severity: 'error',
      from: { path: appPathOf(name), pathNot: tests },
      to: { path: `^${web}/`, pathNot: [name, ...allowed].map(appPathOf) },
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
      name: 'service-worker-alone',
      comment: 'the service worker imports nothing of the app',
      severity: 'error',
      from: { path: `^${web}/offline/`, pathNot: tests },
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
      from: { path: '^packages/(board|puzzles|web)/src/', pathNot: tests },
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
