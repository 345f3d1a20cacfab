// Builds the AssemblyScript modules, then every package in the order of their references, then bundles the command
// and the app.
//
// A module is a file `packages/*/src/**/wasm/NAME.as.ts` listed below; its compiled form is written beside it
// as NAME.wasm.ts, which exports it in hexadecimal digits, so that no file must be found at run time.
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

/** Runs a program of Node to its end; a failure ends the build, with the program's own message. */
const run = (script, ...args) =>
  new Promise((resolve) => {
    spawn(process.execPath, [script, ...args], { stdio: 'inherit' }).once('exit', (code) => {
      if (code === 0) return resolve();
      console.error(`build: ${script} failed`);
      process.exit(1);
    });
  });

/** Removes built files whose sources are gone, because a package is published with its whole folder. */
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

/** Compiles a module, unless its output already exists, made from the same sources by the same compiler. */
async function compile(module, folder) {
  const name = module.split('/').at(-1);
  const sources = [...sourcesOf(`${module}.as.ts`).values(), compilerVersion, options.join(), 'hex'];
  const digest = createHash('sha256').update(sources.join('\0')).digest('hex');
  const target = `${module}.wasm.ts`;
  const heading = `// Written by scripts/build.mjs from ${name}.as.ts; sources ${digest}\n`;
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(heading)) return;
  const compiled = join(folder, `${name}.wasm`);
  await run(
    'node_modules/assemblyscript/bin/asc.js',
    `${module}.as.ts`,
    ...['--outFile', compiled],
    ...options,
  );
  const hex = readFileSync(compiled).toString('hex');
  writeFileSync(target, `${heading}export const binary =\n  '${hex}';\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'unjam-build-'));
try {
  await Promise.all(modules.map((module) => compile(module, folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// the app needs no compiled package, only the sources of core
const app = run('packages/web/build.mjs');
for (const folder of ['packages/core', 'packages/atlas']) removeStale(folder);
await run('node_modules/typescript/bin/tsc', '-b', 'tsconfig.json');

// The command would spend most of its start finding some hundred small files; bundled into few files it starts in half
// the time. Code that several subcommands share is one file, without the code that only the atlas needs, whose database
// takes long to load. Libraries are not bundled.
const commandOf = /[\\/]commands[\\/](.*)[\\/]command\.ts$/;
const ofAtlas = /packages[\\/]cli[\\/]src[\\/]commands[\\/]atlas[\\/]/;
await build({
  input: { main: 'packages/cli/src/main.ts', worker: 'packages/cli/src/commands/solve/worker.ts' },
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
    codeSplitting: { groups: [{ name: 'shared', test: (id) => !ofAtlas.test(id), minShareCount: 2 }] },
  },
  logLevel: 'warn',
});

copyFileSync('puzzles/catalogue.txt', 'packages/cli/dist/catalogue.txt');

await app;
