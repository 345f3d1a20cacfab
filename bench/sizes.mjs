// Measures how many bytes a page loads for the solver, for a small program, and for the element.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleSize, programs } from '../scripts/bundle-size.mjs';

const element = fileURLToPath(new URL('../packages/web/dist/unjam-board.js', import.meta.url));

export async function sizeRows() {
  const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
  const row = (program, { minified, compressed }, most) => ({
    program,
    'KB minified': kilobytes(minified),
    'KB after gzip': kilobytes(compressed),
    'at most': kilobytes(most),
  });
  const rows = [];
  for (const [name, { code, most }] of Object.entries(programs)) {
    rows.push(row(name, await bundleSize(code), most));
  }
  const built = readFileSync(element);
  const size = { minified: built.length, compressed: gzipSync(built, { level: 9 }).length };
  return [...rows, row('<unjam-board>', size, 29 * 1024)];
}
