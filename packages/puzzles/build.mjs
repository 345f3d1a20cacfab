// Builds the package as one file with the catalogue in it: dist/index.js, and dist/index.cjs for tools that load only CommonJS. It
// imports what it needs of @unjam/core.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

await build({
  configFile: false,
  root: path('.'),
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: false,
    reportCompressedSize: false,
    minify: false,
    lib: {
      entry: path('src/index.ts'),
      formats: ['es', 'cjs'],
      fileName: (format) => `index.${format === 'es' ? 'js' : 'cjs'}`,
    },
    rolldownOptions: {
      external: /^@unjam\/core/,
      output: { comments: false },
      // the plugins are not at fault where the machine is slow
      checks: { pluginTimings: false },
    },
  },
});
