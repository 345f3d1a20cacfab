// Builds the AssemblyScript modules, then every package in the order of their references, then bundles the command
// and the app.
//
// A module is a file `packages/*/src/**/wasm/NAME.as.ts` listed below; its compiled form is written beside it
// as NAME.wasm.ts, which exports it in hexadecimal digits: so a package carries it without a file to find at run time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';

const modules = [
  'packages/core/src/engine/wasm/cluster',
  'packages/core/src/engine/wasm/packed32-search',
  'packages/core/src/engine/wasm/packed64-search',
  'packages/atlas/src/enumerate/wasm/enumerate',
];

const options = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub'],
  ...['--enable', 'bulk-memory', '--enable', 'mutable-globals'],
];
const { version: compilerVersion } = JSON.parse(
  readFileSync('node_modules/assemblyscript/package.json', 'utf8'),
);

/** Runs a program of Node to its end; what it says is enough where it fails, and ends the build. */
const run = (script, ...args) =>
  new Promise((resolve) => {
    spawn(process.execPath, [script, ...args], { stdio: 'inherit' }).once('exit', (code) => {
      if (code === 0) return resolve();
      console.error(`build: ${script} failed`);
      process.exit(1);
    });
  });

/** Removes what was built from files that are gone: whoever publishes a package publishes its whole folder. */
function removeStale(folder) {
  if (!existsSync(`${folder}/dist`)) return;
  for (const file of readdirSync(`${folder}/dist`, { recursive: true })) {
    const [, stem] = /^(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(file) ?? [];
    if (stem !== undefined && !existsSync(`${folder}/src/${stem}.ts`)) rmSync(`${folder}/dist/${file}`);
  }
}

/** The text of a module and of all that it imports, in the order of the imports. */
function sourcesOf(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, name] of text.matchAll(/ from '(\.[^']+)'/g))
    sourcesOf(join(dirname(file), `${name}.ts`), seen);
  return seen;
}

/** The first line of a compiled module: what it was made from, and by which compiler. */
function headingOf(module) {
  const sources = [...sourcesOf(`${module}.as.ts`).values(), compilerVersion, options.join(), 'hex'];
  const digest = createHash('sha256').update(sources.join('\0')).digest('hex');
  return `// Written by scripts/build.mjs from ${module.split('/').at(-1)}.as.ts; sources ${digest}\n`;
}

/** Whether a module was compiled from the same sources by the same compiler. */
const isCompiled = (module) =>
  existsSync(`${module}.wasm.ts`) && readFileSync(`${module}.wasm.ts`, 'utf8').startsWith(headingOf(module));

/** Compiles modules in one process and writes them as TypeScript. */
async function compile(modules, folder) {
  if (modules.length === 0) return;
  const compiled = (module) => join(folder, `${module.split('/').at(-1)}.wasm`);
  const names = modules.map((module) => `${module}.as.ts=${compiled(module)}`);
  await run('scripts/compile-wasm.mjs', JSON.stringify(options), ...names);
  for (const module of modules) {
    const hex = readFileSync(compiled(module)).toString('hex');
    writeFileSync(`${module}.wasm.ts`, `${headingOf(module)}export const binary =\n  '${hex}';\n`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'unjam-build-'));
try {
  // two processes, each with half of what is to be compiled
  const missing = modules.filter((module) => !isCompiled(module));
  const halves = [0, 1].map((half) => missing.filter((_, index) => index % 2 === half));
  await Promise.all(halves.map((half) => compile(half, folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// the app needs no compiled package, only the sources of core
const app = run('packages/web/build.mjs');
for (const folder of ['packages/core', 'packages/atlas']) removeStale(folder);
// types are checked by `npm run types`, not at each installation
await run('node_modules/typescript/bin/tsc', '-b', 'tsconfig.json', '--noCheck');

// The command is started cold again and again, and most of its time would go into finding some hundred small files:
// in few files it starts in half the time. What two subcommands share is one file, without what the atlas alone needs,
// whose database takes long to load, and without what draws pixels, whose library does; libraries stay outside.
const commandOf = /[\\/]commands[\\/](.*)[\\/]command\.ts$/;
const loadedLate = /packages[\\/]cli[\\/]src[\\/]commands[\\/](?:atlas[\\/]|show[\\/]raster\.ts$)/;
await build({
  input: {
    main: 'packages/cli/src/main.ts',
    program: 'packages/cli/src/program.ts',
    worker: 'packages/cli/src/commands/solve/worker.ts',
  },
  platform: 'node',
  external: [
    '@hono/node-server',
    '@resvg/resvg-js',
    '@unjam/atlas',
    '@unjam/atlas/distributed',
    'cli-progress',
    'commander',
    'fast-png',
    'gifenc',
    'hono',
    'jpeg-js',
    'pdfkit',
    'piscina',
    'terminal-kit',
  ],
  output: {
    dir: 'packages/cli/dist',
    entryFileNames: '[name].js',
    // commands/atlas/build/command.ts becomes atlas-build.js
    chunkFileNames: ({ name, facadeModuleId }) =>
      `${commandOf.exec(facadeModuleId ?? '')?.[1].replaceAll(/[\\/]/g, '-') ?? name}.js`,
    codeSplitting: { groups: [{ name: 'shared', test: (id) => !loadedLate.test(id), minShareCount: 2 }] },
  },
  logLevel: 'warn',
});

copyFileSync('puzzles/catalogue.txt', 'packages/cli/dist/catalogue.txt');

await app;
