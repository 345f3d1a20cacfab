// Builds the element as one file for any page, dist/unjam-board.js, the solver for its hints and what a server needs as
// two others, and a file for each language, with the licences of what they contain beside them.
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectLicences } from '../../scripts/build/licences.mjs';
import { sources } from '../../scripts/build/sources.mjs';
import { smallStyles } from './small-styles.mjs';
import { withoutPrinting } from './without-printing.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const licences = collectLicences();

/** The solver is a file of its own, which a page loads when it first asks for a hint. */
const HINT = './unjam-board-hint.js';

/**
 * The element itself loads only the solver at run time. Modules of core that it imports and does not use would load others. In one file
 * the bundler would wrap all modules that those share with the element in functions, which makes the file larger.
 */
const withoutLaterParts = {
  name: 'without-later-parts',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) =>
    kind === 'dynamic-import' && !id.endsWith('/next-move.ts') ? { id, external: true } : undefined,
};

/** Builds one file without imports, but for those in `paths`, which are loaded at run time from beside it. */
const bundle = (entry, name, { paths = {}, format = 'es', plugins = [] } = {}) =>
  build({
    configFile: false,
    root: path('.'),
    logLevel: 'warn',
    resolve: { alias: sources },
    publicDir: false,
    build: {
      target: 'es2023',
      outDir: 'dist',
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: { entry: path(entry), formats: [format], fileName: () => name },
      // Vite keeps the white space of a library, for other bundlers; this file is for pages and as small as it can be
      minify: false,
      rolldownOptions: {
        external: Object.keys(paths),
        output: { minify: true, comments: false, paths, codeSplitting: false },
      },
    },
    plugins: [...plugins, withoutPrinting(), smallStyles(), licences.plugin()],
  });

await bundle('src/unjam-board.ts', 'unjam-board.js', {
  paths: { [path('src/next-move.ts')]: HINT },
  plugins: [withoutLaterParts],
});
await bundle('src/next-move.ts', HINT.slice(2));
await bundle('src/server.ts', 'server.js');
// for tools that load only CommonJS, such as Jest
await bundle('src/server.ts', 'server.cjs', { format: 'cjs' });
// one file for each language, which needs no other
for (const file of readdirSync(path('src/languages')).filter((name) => name.endsWith('.ts')))
  await bundle(`src/languages/${file}`, `languages/${file.replace(/\.ts$/, '.js')}`);
rmSync(path('dist/licences.txt'), { force: true });
licences.write(path('dist/licences.txt'));
