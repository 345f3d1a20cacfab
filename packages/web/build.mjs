// Builds the app into dist/app, each file also compressed.
import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeCompressedFiles } from './compressed-files.mjs';
import { buildServiceWorker } from './service-worker.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

await build({ configFile: path('vite.config.ts'), logLevel: 'warn' });
await buildServiceWorker(path('dist/app'));
await writeCompressedFiles(path('dist/app'));

// The published atlases, for hosts that serve dist/app as it is; the package leaves them out, because `unjam serve` takes
// them from @unjam/atlas. No older atlases are left there, because the build empties the folder first.
const published = path('../atlas/published');
if (existsSync(published)) cpSync(published, path('dist/app/atlas'), { recursive: true });
