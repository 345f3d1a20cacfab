// Bundles the command, and writes what it says of itself: licences, descriptions and the manual page.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { descriptions } from '../descriptions.mjs';
import { latePatterns } from './late-patterns.mjs';
import { collectLicences } from './licences.mjs';

// The command is started cold again and again, and most of its time would go into finding some hundred small files:
// in few files it starts in half the time. What subcommands share is eight files: what all need, what `solve` needs, what a text
// needs that is more than one plain line, what other subcommands load at once, what a text needs that has sentences beside its boards, what
// one in no format needs, libraries that read and write pictures, and the rest, without what the atlas alone needs, whose database takes long to load, and without what draws pixels,
// whose library does. A module that several of these need is in the first of them; none loads one after it.
const commandOf = /[\\/]commands[\\/](.*)[\\/]command\.ts$/;
const loadedLate =
  /packages[\\/]cli[\\/]src[\\/](?:commands[\\/](?:atlas[\\/]|show[\\/]raster\.ts$)|input[\\/]open-puzzles\.ts$)/;
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
/** rolldown's own helpers import node:module in every start, also where none of them needs it. */
const withoutNodeModule = {
  name: 'without-node-module',
  renderChunk: (code) =>
    code.split('createRequire').length > 2
      ? code
      : code.replace(/^import \{ createRequire \} from ['"]node:module['"];\n/, ''),
};
/** The subcommands that load a board or make one, each with its file; those left out load libraries at once that the others never need. */
const subcommands = () =>
  readdirSync('packages/cli/src/commands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['atlas', 'mcp', 'play', 'serve'].includes(entry.name))
    .map(({ name }) => [name, resolve(`packages/cli/src/commands/${name}/command.ts`)])
    .filter(([, path]) => existsSync(path));
const program = {
  plugins: [withoutSlowModules, moduleOfWebp, importsForRequires, latePatterns, withoutNodeModule],
  input: {
    main: 'packages/cli/src/main.ts',
    program: 'packages/cli/src/program.ts',
    worker: 'packages/cli/src/commands/solve/worker.ts',
    'tasks-worker': 'packages/cli/src/commands/export/tasks/worker.ts',
  },
  platform: 'node',
  external: ['@resvg/resvg-js', '@unjam/atlas', '@unjam/atlas/distributed', 'terminal-kit'],
  logLevel: 'warn',
};

/**
 * Which modules every command loads at its start, which `unjam solve` does besides, which other subcommands do, and which a text needs
 * that has sentences beside its boards or is in no format.
 */
async function modulesOfStarts() {
  const starts = Object.fromEntries(subcommands());
  const reader = (name) => resolve(`packages/cli/src/input/${name}.ts`);
  const { output } = await build({
    ...program,
    input: {
      ...program.input,
      ...starts,
      texts: reader('text-reader'),
      sentences: reader('shape-reader/sentences'),
      shapes: reader('shape-reader/everything'),
    },
    write: false,
    logLevel: 'silent',
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loadedBy = (...names) => {
    const loaded = new Set(names.map((name) => `${name}.js`));
    for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next);
    return new Set([...loaded].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
  };
  // once one of them does, these modules are in the file of all subcommands, and `solve` loads that for a comment above a board
  const late = 'packages/core/dist/formats/reading/whole-reader.js';
  for (const name of Object.keys(starts))
    if (loadedBy(name).has(resolve(late)))
      throw new Error(
        `${name} loads ${late} at its start; expected import('…/shape-reader/…') where it is needed`,
      );
  return {
    ofAll: loadedBy('main', 'program'),
    ofSolve: loadedBy('solve'),
    ofSubcommands: loadedBy(...Object.keys(starts)),
    ofTexts: loadedBy('texts'),
    ofSentences: loadedBy('sentences'),
    ofShapes: loadedBy('shapes'),
  };
}

export async function buildCommand() {
  const { ofAll, ofSolve, ofTexts, ofSubcommands, ofSentences, ofShapes } = await modulesOfStarts();
  const licences = collectLicences();
  await build({
    ...program,
    plugins: [...program.plugins, licences.plugin()],
    output: {
      dir: 'packages/cli/dist',
      entryFileNames: '[name].js',
      // commands/atlas/build/command.ts becomes atlas-build.js
      chunkFileNames: ({ name, facadeModuleId }) =>
        `${commandOf.exec(facadeModuleId ?? '')?.[1].replaceAll(/[\\/]/g, '-') ?? name}.js`,
      codeSplitting: {
        // rolldown takes whole numbers as priorities
        groups: [
          { name: 'start', test: (id) => ofAll.has(id), minShareCount: 2, priority: 8 },
          { name: 'shared', test: (id) => ofSolve.has(id), minShareCount: 2, priority: 7 },
          { name: 'texts', test: (id) => ofTexts.has(id), priority: 6 },
          { name: 'subcommands', test: (id) => ofSubcommands.has(id), minShareCount: 2, priority: 5 },
          { name: 'sentences', test: (id) => ofSentences.has(id), priority: 4 },
          { name: 'shapes', test: (id) => ofShapes.has(id), priority: 3 },
          { name: 'pixels', test: /[\\/]node_modules[\\/]/, minShareCount: 2, priority: 2 },
          { name: 'more', test: (id) => !loadedLate.test(id), minShareCount: 2, priority: 1 },
        ],
      },
      // less to read and to compile at each start; names of functions stay, for the stack of an internal error
      minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
    },
  });

  // Libraries that need no files of their own are part of these files, so that whoever installs the command installs few
  // packages; their licences come along.
  rmSync('packages/cli/dist/licences.txt', { force: true });
  licences.write('packages/cli/dist/licences.txt', [
    `The fonts in the folder fonts, OFL-1.1\n\n${readFileSync('packages/cli/fonts/OFL.txt', 'utf8')}`,
  ]);
  writeFileSync('packages/cli/dist/descriptions.json', JSON.stringify(descriptions()));
  writeFileSync(
    'packages/cli/dist/unjam.1',
    execFileSync(process.execPath, ['packages/cli/bin/unjam.js', 'man']),
  );
}
