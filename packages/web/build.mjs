// Builds the app into dist/app, and the element alone, for any page, into dist/unjam-board.js.
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'rolldown';
import { build } from 'vite';
import { coreSources } from './core-sources.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

await build({ configFile: path('vite.config.ts'), logLevel: 'warn' });

// Vite keeps the white space of a library; whoever puts this file on a page wants it small
await bundle({
  input: path('src/board/unjam-board.ts'),
  platform: 'browser',
  resolve: { alias: coreSources },
  transform: { target: 'es2023' },
  logLevel: 'warn',
  output: { file: path('dist/unjam-board.js'), format: 'es', minify: true },
});
