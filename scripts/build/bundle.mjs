// Bundles the entry points of core for programs that are not bundled themselves: Node and pages load a few files, not a hundred small
// ones. Bundlers take the compiled modules in dist/ instead, of which they leave out more: package.json names those as `module`.
import { readFileSync, rmSync } from 'node:fs';
import { build } from 'rolldown';

const core = 'packages/core/';
const folder = `${core}dist/bundle`;

/** What the package offers: `index` for @unjam/core, `board` for @unjam/core/board, each with its compiled file. */
const entries = () => {
  const { exports } = JSON.parse(readFileSync(`${core}package.json`, 'utf8'));
  const offered = Object.values(exports).map(({ module, default: bundled }) => [
    bundled.replace(/^.*\/|\.js$/g, ''),
    `${core}${module}`,
  ]);
  // the worker starts this file, which stands beside its own
  return { ...Object.fromEntries(offered), thread: `${core}dist/worker/thread.js` };
};

/** The modules that an entry point loads at once. */
async function modulesOf(file) {
  const { output } = await build({ input: file, write: false, logLevel: 'silent' });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next);
  return new Set([...loaded].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
}

/** The whole entry point @unjam/core as one small file, with what it would load later, for a page that loads no other file. */
const bundleForPages = () =>
  build({
    input: `${core}dist/index.js`,
    logLevel: 'warn',
    output: { file: `${folder}/unjam-core.js`, minify: true, codeSplitting: false },
  });

export async function bundleCore() {
  const input = entries();
  const [ofRoot, ofEngine] = await Promise.all([modulesOf(input.index), modulesOf(input.engine)]);
  rmSync(folder, { recursive: true, force: true });
  const write = (format, ending, entries) =>
    build({
      input: entries,
      logLevel: 'warn',
      output: {
        dir: folder,
        format,
        entryFileNames: `[name].${ending}`,
        chunkFileNames: `shared/[name].${ending}`,
        // the comments are in the compiled modules and the declarations
        comments: false,
        minifyInternalExports: false,
        // The engine has a file of its own: the atlas names the code of its enumerator by a digest of the files that it loads, and what
        // reads texts is no part of it.
        codeSplitting: {
          groups: [
            { name: 'engine', test: (id) => ofEngine.has(id), priority: 2 },
            { name: 'core', test: (id) => ofRoot.has(id), priority: 1 },
          ],
        },
      },
    });
  await write('es', 'js', input);
  // for tools that load only CommonJS, such as Jest; Node itself takes the modules by `module-sync`, so that a program has them once
  const { thread: _, ...offered } = input;
  await write('cjs', 'cjs', offered);
  await bundleForPages();
}
