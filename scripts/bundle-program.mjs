// Bundles a program as an author would who uses one of the common bundlers with its own defaults.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How each bundler writes a program into a folder as `main.js` and what that loads. */
const ways = {
  async rolldown(entry, folder) {
    const { rolldown } = await import('rolldown');
    const bundle = await rolldown({ input: { main: entry }, logLevel: 'warn' });
    await bundle.write({ dir: folder, entryFileNames: '[name].js' });
  },
  async esbuild(entry, folder) {
    const { build } = await import('esbuild-wasm');
    await build({
      entryPoints: { main: entry },
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'warning',
    });
  },
  async vite(entry, folder) {
    const { build } = await import('vite');
    await build({
      configFile: false,
      root: dirname(entry),
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'esnext',
        modulePreload: false,
        rolldownOptions: { input: { main: entry }, output: { entryFileNames: '[name].js' } },
      },
    });
  },
};

export const bundlers = Object.keys(ways);

/**
 * Bundles a program.
 *
 * @param {string} bundler one of `bundlers`
 * @param {string} entry the path of the program, an ES module
 * @param {string} folder where the bundle goes
 * @returns {Promise<string>} the path of the bundled program
 */
export async function bundle(bundler, entry, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
  await ways[bundler](entry, folder);
  return `${folder}/main.js`;
}
