// Compiles the AssemblyScript modules.
//
// A module is listed below by where its compiled form NAME.wasm.ts is written, which exports it in hexadecimal digits: so a
// package carries it without a file to find at run time. Its source is NAME.as.ts beside it, or the one given, which is
// compiled once with each set of names; `features` are those of WebAssembly that it needs besides those in `options`:
//
//     core     for each packing of a state into a key: WIDTH, its bits, and HAS_FIELDS, whether each lane has a field of its
//              own in it (which it has beyond 64 bits, unless given)
//     core     the convolution of the network that reads pictures
//     atlas    for each length of rows and columns: wasm/layout.as.ts explains the names
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { run } from './run.mjs';

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
  { target: `${enumerate}7x7`, source: enumerate, names: lanes(7, 7) },
  { target: 'packages/core/src/picture/network/convolve', features: ['simd'] },
];

const options = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub'],
  ...['--enable', 'bulk-memory', '--enable', 'mutable-globals'],
];
const { version: compilerVersion } = JSON.parse(
  readFileSync('node_modules/assemblyscript/package.json', 'utf8'),
);

const digest = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex');

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

/** The SHA-256 of what a module is made from: its sources, its compiler and what that is called with. */
function digestOfSources(module) {
  const { target, source = target } = module;
  const [, ...others] = argumentsOf(module);
  return digest(...sourcesOf(`${source}.as.ts`).values(), compilerVersion, others.join());
}

/** A module as TypeScript. Its first line says what it was made from, and what was written. */
function textOf(module, hex) {
  const { target, source = target } = module;
  const digests = `sources ${digestOfSources(module)}, module ${digest(hex)}`;
  return `// Written by scripts/build.mjs from ${basename(source)}.as.ts: ${digests}\nexport const binary =\n  '${hex}';\n`;
}

/** Whether a module was compiled from the same sources by the same compiler, and is as it was written. */
function isCompiled(module) {
  const file = `${module.target}.wasm.ts`;
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return text === textOf(module, /'([0-9a-f]*)'/.exec(text)?.[1] ?? '');
}

/** Compiles modules and writes them as TypeScript. */
async function compile(modules, folder) {
  const compiled = ({ target }) => join(folder, `${basename(target)}.wasm`);
  const calls = modules.map((module) => [...argumentsOf(module), '--outFile', compiled(module)]);
  await run('scripts/build/compile-wasm.mjs', JSON.stringify(calls));
  for (const module of modules)
    writeFileSync(`${module.target}.wasm.ts`, textOf(module, readFileSync(compiled(module)).toString('hex')));
}

/** Compiles the modules that are missing or made from other sources; gives how many there were. */
export async function buildWasm() {
  const missing = modules.filter((module) => !isCompiled(module));
  if (missing.length === 0) return 0;
  const folder = mkdtempSync(join(tmpdir(), 'unjam-build-'));
  try {
    await compile(missing, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return missing.length;
}
