// Builds the app into dist/app, each file also compressed, and the element alone, for any page, into dist/unjam-board.js:
//
//     node build.mjs [app] [element]      both if none is named
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectLicences } from '../../scripts/build/licences.mjs';
import { writeCompressedFiles } from './compressed-files.mjs';
import { coreSource } from './core-source.mjs';
import { buildServiceWorker } from './service-worker.mjs';
import { withoutPrinting } from './without-printing.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

async function buildApp() {
  await build({ configFile: path('vite.config.ts'), logLevel: 'warn' });
  await buildServiceWorker(path('dist/app'));
  await writeCompressedFiles(path('dist/app'));

  // The published atlases, for hosts that serve dist/app as it is; the package leaves them out, because `unjam serve` takes
  // them from @unjam/atlas. No older atlases are left there, because the build empties the folder first.
  const published = path('../atlas/published');
  if (existsSync(published)) cpSync(published, path('dist/app/atlas'), { recursive: true });
}

async function buildElement() {
  const licences = collectLicences();
  await build({
    configFile: false,
    root: path('.'),
    logLevel: 'warn',
    resolve: { alias: coreSource },
    publicDir: false,
    build: {
      target: 'es2023',
      outDir: 'dist',
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: { entry: path('src/board/unjam-board.ts'), formats: ['es'], fileName: () => 'unjam-board.js' },
      // Vite keeps the white space of a library, for other bundlers; this file is for pages and as small as it can be
      minify: false,
      rolldownOptions: { output: { minify: true } },
    },
    plugins: [withoutPrinting(), licences.plugin()],
  });
  rmSync(path('dist/licences.txt'), { force: true });
  licences.write(path('dist/licences.txt'));
}

const named = process.argv.slice(2);
const isWanted = (name) => named.length === 0 || named.includes(name);
if (isWanted('element')) await buildElement();
if (isWanted('app')) await buildApp();
