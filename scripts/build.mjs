// Builds the AssemblyScript modules, then every package in the order of their references, then bundles the command
// and the app.
//
// A module is listed below by where its compiled form NAME.wasm.ts is written, which exports it in hexadecimal digits: so a
// package carries it without a file to find at run time. Its source is NAME.as.ts beside it, or the one given, which is
// compiled once with each set of names; `features` are those of WebAssembly that it needs besides those in `options`:
//
//     core     for each packing of a state into a key: WIDTH, its bits, and HAS_FIELDS, whether each lane has a field of its
//              own in it (which it has beyond 64 bits, unless given)
//     core     the convolution of the network that reads pictures
//     atlas    for each length of rows and columns: wasm/layout.as.ts explains the names
//
// Nothing is done where the last build was made from the same files and nothing that it wrote has changed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { inputsOf, isBuilt, stampBuild } from './build-stamp.mjs';
import { descriptions } from './descriptions.mjs';

const inputs = inputsOf('.');
if (isBuilt('.', inputs)) {
  console.log('build: nothing has changed');
  process.exit();
}

const wasm = 'packages/core/src/engine/wasm';
const enumerate = 'packages/atlas/src/enumerate/wasm/enumerate';

const keys = (width, hasFields = width > 64) => ({ WIDTH: width, HAS_FIELDS: Number(hasFields) });

/** Boards with rows and columns of at most so many cells. */
function lanes(rowCells, columnCells) {
  const sizes = { ROW_CELLS: rowCells, COLUMN_CELLS: columnCells };
  const isSmall = Math.max(rowCells, columnCells) <= 6;
  return isSmall
    ? { ...sizes, PlacementSet: 'u8', Pieces: 'u32', Word: 'u16' }
    : { ...sizes, PlacementSet: 'u16', Pieces: 'u64', Word: 'u32' };
}

const modules = [
  { target: `${wasm}/cluster`, names: keys(32) },
  { target: `${wasm}/cluster128`, source: `${wasm}/cluster`, names: keys(128) },
  { target: `${wasm}/cluster256`, source: `${wasm}/cluster`, names: keys(256) },
  { target: `${wasm}/packed32`, source: `${wasm}/packed-search`, names: keys(32) },
  { target: `${wasm}/packed64`, source: `${wasm}/packed-search`, names: keys(64) },
  { target: `${wasm}/packed128`, source: `${wasm}/packed-search`, names: keys(128) },
  { target: `${wasm}/fields64`, source: `${wasm}/packed-search`, names: keys(64, true) },
  { target: `${wasm}/packed256`, source: `${wasm}/packed-search`, names: keys(256) },
  { target: enumerate, names: lanes(6, 6) },
  { target: `${enumerate}7x6`, source: enumerate, names: lanes(7, 6) },
  { target: `${enumerate}6x7`, source: enumerate, names: lanes(6, 7) },
  { target: 'packages/core/src/picture/convolve', features: ['simd'] },
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

/** What asc is called with for a module, but for its output. */
const argumentsOf = ({ target, source = target, names = {}, features = [] }) => [
  `${source}.as.ts`,
  ...options,
  ...features.flatMap((feature) => ['--enable', feature]),
  ...Object.entries(names).flatMap(([name, value]) => ['--use', `${name}=${value}`]),
];

/** The first line of a compiled module: what it was made from, and by which compiler. */
function headingOf(module) {
  const { target, source = target } = module;
  const [, ...others] = argumentsOf(module);
  const sources = [...sourcesOf(`${source}.as.ts`).values(), compilerVersion, others.join(), 'hex'];
  const digest = createHash('sha256').update(sources.join('\0')).digest('hex');
  return `// Written by scripts/build.mjs from ${basename(source)}.as.ts; sources ${digest}\n`;
}

/** Whether a module was compiled from the same sources by the same compiler. */
const isCompiled = (module) =>
  existsSync(`${module.target}.wasm.ts`) &&
  readFileSync(`${module.target}.wasm.ts`, 'utf8').startsWith(headingOf(module));

/** Compiles modules in one process and writes them as TypeScript. */
async function compile(modules, folder) {
  if (modules.length === 0) return;
  const compiled = ({ target }) => join(folder, `${basename(target)}.wasm`);
  const calls = modules.map((module) => [...argumentsOf(module), '--outFile', compiled(module)]);
  await run('scripts/compile-wasm.mjs', JSON.stringify(calls));
  for (const module of modules) {
    const hex = readFileSync(compiled(module)).toString('hex');
    writeFileSync(`${module.target}.wasm.ts`, `${headingOf(module)}export const binary =\n  '${hex}';\n`);
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
await run('node_modules/typescript-7/bin/tsc', '-b', 'tsconfig.json', '--noCheck');

// The command is started cold again and again, and most of its time would go into finding some hundred small files:
// in few files it starts in half the time. What subcommands share is four files: what all need, what `solve` needs, libraries that
// read and write pictures, and the rest, without what the atlas alone needs, whose database takes long to load, and without
// what draws pixels, whose library does.
const commandOf = /[\\/]commands[\\/](.*)[\\/]command\.ts$/;
const loadedLate = /packages[\\/]cli[\\/]src[\\/]commands[\\/](?:atlas[\\/]|show[\\/]raster\.ts$)/;
/**
 * Modules of Node that libraries load and that would take milliseconds of each start. commander wants node:child_process for
 * subcommands in files of their own, which we do not have; importing node:process opens standard input.
 */
const replaced = new Map([
  ['node:child_process', 'module.exports = {};'],
  ['node:process', 'module.exports = globalThis.process;'],
]);
const withoutSlowModules = {
  name: 'without-slow-modules',
  resolveId: (id, importer) =>
    replaced.has(id) && /[\\/]node_modules[\\/]commander[\\/]/.test(importer ?? '') ? `\0${id}` : undefined,
  load: (id) => replaced.get(id.slice(1)),
};
/** A library reads its module of WebAssembly from a file beside it; in the bundle the file's bytes stand in its place. */
const moduleOfWebp = {
  name: 'module-of-webp',
  transform(code, id) {
    if (!/[\\/]@cwasm[\\/]webp[\\/]index\.js$/.test(id)) return undefined;
    const reading = "fs.readFileSync(path.join(__dirname, 'webp.wasm'))";
    if (!code.includes(reading)) throw new Error(`${id} does not read webp.wasm as expected`);
    const bytes = readFileSync(join(dirname(id), 'webp.wasm'), 'base64');
    return code.replace(reading, `Buffer.from('${bytes}', 'base64')`);
  },
};
/** What else CommonJS libraries require of Node is imported: making a `require` takes milliseconds too. */
const importsForRequires = esmExternalRequirePlugin({
  external: [...builtinModules.flatMap((name) => [name, `node:${name}`])].filter(
    (name) => !replaced.has(name),
  ),
});
const program = {
  // rolldown's own helpers would import it in every start
  treeshake: { moduleSideEffects: [{ test: /^node:module$/, sideEffects: false }] },
  plugins: [withoutSlowModules, moduleOfWebp, importsForRequires],
  input: {
    main: 'packages/cli/src/main.ts',
    program: 'packages/cli/src/program.ts',
    worker: 'packages/cli/src/commands/solve/worker.ts',
  },
  platform: 'node',
  external: [
    '@resvg/resvg-js',
    /^@modelcontextprotocol\/sdk\//,
    '@unjam/atlas',
    '@unjam/atlas/distributed',
    'terminal-kit',
  ],
  logLevel: 'warn',
};

/** Which modules every command loads at its start, and which `unjam solve` does besides. */
async function modulesOfStarts() {
  const solve = resolve('packages/cli/src/commands/solve/command.ts');
  const { output } = await build({
    ...program,
    input: { ...program.input, solve },
    write: false,
    logLevel: 'silent',
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loadedBy = (...names) => {
    const loaded = new Set(names);
    for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next);
    return new Set([...loaded].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
  };
  return {
    ofAll: loadedBy('main.js', 'program.js'),
    ofSolve: loadedBy('solve.js'),
  };
}

const { ofAll, ofSolve } = await modulesOfStarts();
const { output } = await build({
  ...program,
  output: {
    dir: 'packages/cli/dist',
    entryFileNames: '[name].js',
    // commands/atlas/build/command.ts becomes atlas-build.js
    chunkFileNames: ({ name, facadeModuleId }) =>
      `${commandOf.exec(facadeModuleId ?? '')?.[1].replaceAll(/[\\/]/g, '-') ?? name}.js`,
    codeSplitting: {
      groups: [
        { name: 'start', test: (id) => ofAll.has(id), minShareCount: 2, priority: 3 },
        { name: 'shared', test: (id) => ofSolve.has(id), minShareCount: 2, priority: 2 },
        { name: 'pixels', test: /[\\/]node_modules[\\/]/, minShareCount: 2, priority: 1.5 },
        { name: 'more', test: (id) => !loadedLate.test(id), minShareCount: 2, priority: 1 },
      ],
    },
    // less to read and to compile at each start; names of functions stay, for the stack of an internal error
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  },
});

// Libraries that need no files of their own are part of these files, so that whoever installs the command installs few
// packages; their licences come along.
const bundled = new Set(
  output
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .flatMap((id) => /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? []),
);
const licences = [...bundled].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  return `${name} ${version}, ${license}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`;
});
writeFileSync('packages/cli/dist/licences.txt', licences.join('\n---\n\n'));

copyFileSync('puzzles/catalogue.txt', 'packages/cli/dist/catalogue.txt');
// what help texts name: the pages of the documentation, an example, and sample boards
const copyFolder = (from, to, wanted) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) if (wanted.test(file)) copyFileSync(join(from, file), join(to, file));
};
copyFolder('docs', 'packages/cli/dist/docs', /\.md$/);
copyFolder('docs/guide', 'packages/cli/dist/docs/guide', /\.md$/);
copyFolder('examples', 'packages/cli/dist/examples', /\.py$/);
copyFolder('puzzles/seeds', 'packages/cli/dist/puzzles/seeds', /\.txt$/);
writeFileSync('packages/cli/dist/descriptions.json', JSON.stringify(descriptions()));
writeFileSync(
  'packages/cli/dist/unjam.1',
  execFileSync(process.execPath, ['packages/cli/bin/unjam.js', 'man']),
);

await app;
stampBuild('.', inputs);
