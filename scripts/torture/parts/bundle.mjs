// Modules of the project, TypeScript among them, bundled from their sources.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages are imported as usual, those of the project from their sources. */
const sources = {
  name: 'sources',
  resolveId(id) {
    const core = /^@unjam\/core(?:\/(.+))?$/.exec(id);
    if (core) return join(root, 'packages/core/src', core[1] ?? '', 'index.ts');
    return /^[./]/.test(id) ? undefined : { id, external: true };
  },
};

/** The code of a module and of all of the project that it imports. */
export async function bundled(entry) {
  const bundle = await rolldown({ input: entry, platform: 'node', plugins: [sources], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** What a program exports; it is written to a file that is removed again. */
export async function imported(program) {
  // in the project, so that its packages are found
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules/.cache/unjam-torture-'));
  try {
    const path = join(folder, 'program.mjs');
    writeFileSync(path, program);
    return await import(pathToFileURL(path).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
