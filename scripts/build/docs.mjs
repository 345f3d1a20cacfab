// Copies what help texts name beside the command: the pages of the documentation, examples, sample boards and the catalogue.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const dist = 'packages/cli/dist';

function copyFolder(from, to, wanted) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) if (wanted.test(file)) copyFileSync(join(from, file), join(to, file));
}

export function copyDocs() {
  copyFolder('docs', `${dist}/docs`, /\.md$/);
  copyFolder('docs/guide', `${dist}/docs/guide`, /\.md$/);
  copyFolder('examples', `${dist}/examples`, /\.py$/);
  copyFolder('examples/students', `${dist}/examples/students`, /\.mjs$/);
  copyFolder('puzzles/seeds', `${dist}/puzzles/seeds`, /\.txt$/);
  copyFolder('bench/boards', `${dist}/bench/boards`, /^12x12\.txt$/);
  copyFileSync('puzzles/catalogue.txt', `${dist}/catalogue.txt`);
}
