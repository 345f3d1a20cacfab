// Builds the service worker into the folder of the built app, with the list of the files that it stores on a device.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectLicences } from '../../scripts/build/licences.mjs';
import { storedFiles } from './stored-files.mjs';

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
