// What the build writes, and what each of it is made from: a change rebuilds only the outputs that it concerns. The compiled
// modules of WebAssembly are not among them, because each says itself what it was made from (wasm.mjs).

/** A folder's own files, without tests. */
const sourcesOf =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`)) &&
    !/\.test\.ts$|\/testing\/|^packages\/\w+\/test\/|\.md$/.test(file);
const files =
  (...paths) =>
  (file) =>
    paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));
const either =
  (...tests) =>
  (file) =>
    tests.some((test) => test(file));

const buildItself = either(files('scripts/build.mjs'), sourcesOf('scripts/build'));
const compiler = either(buildItself, (file) => /^(?:packages\/\w+\/)?tsconfig(?:\.base)?\.json$/.test(file));
const core = sourcesOf('packages/core');

/**
 * Each output by its name, in the order in which they are built: which files of the project it is made from, which it writes, and
 * whether it contains installed libraries.
 *
 * @type {Record<string, { from: (file: string) => boolean, writes: (file: string) => boolean, libraries: boolean }>}
 */
export const outputs = {
  core: {
    from: either(compiler, core),
    writes: (file) => /^packages\/core\/dist\/(?!bundle\/)/.test(file),
    libraries: true,
  },
  bundle: { from: either(compiler, core), writes: files('packages/core/dist/bundle/'), libraries: true },
  atlas: {
    from: either(compiler, core, sourcesOf('packages/atlas/src')),
    writes: files('packages/atlas/dist/'),
    libraries: true,
  },
  'element-types': {
    from: either(compiler, core, sourcesOf('packages/board/src')),
    writes: (file) => /^packages\/board\/dist\/(?:.+\.d\.ts|common-types\/package\.json)$/.test(file),
    libraries: true,
  },
  app: {
    from: either(
      buildItself,
      core,
      sourcesOf('packages/web', 'packages/board/src'),
      files('packages/atlas/published/', 'packages/board/small-styles.mjs', 'puzzles/catalogue.txt'),
    ),
    writes: files('packages/web/dist/app/', 'packages/web/dist/headers.json'),
    libraries: true,
  },
  element: {
    from: either(buildItself, core, sourcesOf('packages/board')),
    writes: either(
      (file) => /^packages\/board\/dist\/languages\/\w+\.js$/.test(file),
      files(
        ...['unjam-board.js', 'unjam-board-hint.js', 'server.js', 'server.cjs', 'licences.txt'].map(
          (name) => `packages/board/dist/${name}`,
        ),
      ),
    ),
    libraries: true,
  },
  'puzzle-types': {
    from: either(compiler, core, sourcesOf('packages/puzzles/src')),
    writes: (file) => /^packages\/puzzles\/dist\/(?:.+\.d\.ts|common-types\/package\.json)$/.test(file),
    libraries: true,
  },
  puzzles: {
    from: either(buildItself, sourcesOf('packages/puzzles'), files('puzzles/catalogue.txt')),
    writes: files('packages/puzzles/dist/index.js', 'packages/puzzles/dist/index.cjs'),
    libraries: true,
  },
  command: {
    from: either(compiler, core, sourcesOf('packages/cli'), files('scripts/descriptions.mjs')),
    writes: (file) =>
      /^packages\/cli\/dist\/(?:[^/]+\.js|licences\.txt|descriptions\.json|unjam\.1)$/.test(file),
    libraries: true,
  },
  docs: {
    from: files('docs/', 'examples/', 'puzzles/', 'scripts/build/docs.mjs', 'scripts/build/outputs.mjs'),
    writes: (file) => /^packages\/cli\/dist\/(?:catalogue\.txt|(?:docs|examples|puzzles)\/)/.test(file),
    libraries: false,
  },
};
