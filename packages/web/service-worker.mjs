// Builds the service worker into the folder of the built app, with the list of the files that it stores on a device.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectLicences } from '../../scripts/build/licences.mjs';

const STORED = /\.(?:css|html|js|png|svg|webmanifest)$/;

/**
 * The files of the app, as workbox takes them. The names in assets/ change with the content of their files; the other
 * files have their digest as their revision.
 */
function storedFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  const digest = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return names
    .filter((name) => STORED.test(name) && name !== 'sw.js')
    .sort()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : digest(url) }));
}

/** Writes FOLDER/sw.js, and adds its libraries to FOLDER/licences.txt; the other files of the folder must be there already, not yet compressed. */
export async function buildServiceWorker(folder) {
  const licences = collectLicences();
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    plugins: [licences.plugin()],
    define: { 'self.STORED_FILES': JSON.stringify(storedFiles(folder)) },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'src/offline/sw.ts', output: { entryFileNames: 'sw.js' } },
    },
  });
  licences.write(join(folder, 'licences.txt'));
}
