// Builds the element as one file for any page: dist/unjam-board.js, with the licences of what it contains beside it.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectLicences } from '../../scripts/build/licences.mjs';
import { sources } from '../../scripts/build/sources.mjs';
import { withoutPrinting } from './without-printing.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const licences = collectLicences();
await build({
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
    lib: { entry: path('src/unjam-board.ts'), formats: ['es'], fileName: () => 'unjam-board.js' },
    // Vite keeps the white space of a library, for other bundlers; this file is for pages and as small as it can be
    minify: false,
    rolldownOptions: { output: { minify: true } },
  },
  plugins: [withoutPrinting(), licences.plugin()],
});
rmSync(path('dist/licences.txt'), { force: true });
licences.write(path('dist/licences.txt'));
