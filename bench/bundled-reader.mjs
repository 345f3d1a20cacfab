// The reader of pictures as the sources have it now, in one file, so that a bench needs no build.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const source = new URL('../packages/core/src/', import.meta.url).pathname;

/** `readPicture` of core, and `rowsOf`, which gives the board that was read as rows. */
export async function bundledReader() {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-real-'));
  try {
    const entry = join(folder, 'entry.ts');
    writeFileSync(
      entry,
      `export { readPicture } from '${source}picture/index.ts';
       export { rowsOf } from '${source}testing/lettered-rows.ts';`,
    );
    const bundle = await rolldown({ input: entry });
    const file = join(folder, 'reader.mjs');
    await bundle.write({ file, codeSplitting: false });
    return await import(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
