// Chooses the catalogue from atlas folders, and prints how many puzzles of each grade, size and number of walls it has:
//
//   node scripts/build-catalogue.mjs [-o FILE] ATLAS...
//
// The same puzzles in the atlases give the same file byte for byte, for any shards and any order of the folders.
// puzzles/README.md says how its atlases are built. FILE is puzzles/catalogue.txt by default.

import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Atlas, chooseCatalogue } from '@unjam/atlas';
import { readCatalogue, writeCatalogueEntry } from '@unjam/core/catalogue';
import { tableOf } from './catalogue-table.mjs';
import { readOptions } from './read-options.mjs';

const OPTIONS = { count: 2000, leastMoves: 5, perLength: 120, mostAlike: 0.85 };

const { values, positionals } = readOptions(import.meta.url, {
  allowPositionals: true,
  options: { output: { type: 'string', short: 'o' } },
});
if (positionals.length === 0) fail('usage: node scripts/build-catalogue.mjs [-o FILE] ATLAS...');
const file = values.output ?? fileURLToPath(new URL('../puzzles/catalogue.txt', import.meta.url));

const atlases = [];
for (const folder of positionals) {
  const opened = await Atlas.open(folder);
  if (!opened.ok) fail(opened.error.message);
  atlases.push(opened.value);
}
const chosen = await chooseCatalogue(atlases, { ...OPTIONS, onProgress: report });
for (const atlas of atlases) atlas.close();
if (!chosen.ok) fail(chosen.error.message);

const text = `# Puzzles of our own making, easiest first, chosen from our own atlas by scripts/build-catalogue.mjs: README.md.
# Above each board: RATING GRADE MOVES STEPS STATES THEMES.

${chosen.value.map(writeCatalogueEntry).join('\n')}
`;
const read = readCatalogue(text);
if (!read.ok) throw new Error(read.error.message);
writeFileSync(`${file}.part`, text);
renameSync(`${file}.part`, file);
console.log(tableOf(read.value));

function report({ rated, of }) {
  if (process.stderr.isTTY) process.stderr.write(`\rrated ${rated} of ${of}${rated === of ? '\n' : ''}`);
}

function fail(line) {
  console.error(line);
  process.exit(2);
}
