// Rates every puzzle of the catalogue again and sorts them; needed after a change of the rating:
//
//   node scripts/regrade-catalogue.mjs [FILE]
//
// The puzzles stay the same: build-catalogue.mjs chooses them. FILE is puzzles/catalogue.txt by default. Prints how many
// puzzles of each grade, size and number of walls there are.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseBoard, rate } from '@unjam/core';
import { readCatalogue, writeCatalogueEntry } from '@unjam/core/catalogue';
import { tableOf } from './catalogue-table.mjs';
import { readOptions } from './read-options.mjs';

const file =
  readOptions(import.meta.url, { allowPositionals: true }).positionals[0] ??
  fileURLToPath(new URL('../puzzles/catalogue.txt', import.meta.url));
const [, head, body] = /^((?:#[^\n]*\n)*)\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
if (body === undefined) fail(`${file}: expected lines with # and an empty line before the puzzles`);

const puzzles = body
  .split('\n')
  .flatMap((line, i, lines) =>
    line === '' || line.startsWith('#') ? [] : [{ board: line, comment: lines[i - 1] ?? '' }],
  );
const rated = puzzles.map(({ board, comment }, done) => {
  const [, , , moves, steps, states] = comment.split(/\s+/);
  const result = rate(parseBoard(board));
  if (result.kind !== 'rated') fail(`${file}: ${board} is ${result.kind}`);
  if (process.stderr.isTTY) process.stderr.write(`\rrated ${done + 1} of ${puzzles.length}`);
  const { rating, grade, themes } = result.rating;
  return { board, rating, grade, themes, moves: Number(moves), steps: Number(steps), states: Number(states) };
});
rated.sort(
  (a, b) => a.rating - b.rating || a.moves - b.moves || a.steps - b.steps || (a.board < b.board ? -1 : 1),
);
const text = `${head.replace('STEPS STATES.', 'STEPS STATES THEMES.')}\n${rated.map(writeCatalogueEntry).join('\n')}\n`;
const read = readCatalogue(text);
if (!read.ok) throw new Error(read.error.message);
writeFileSync(`${file}.part`, text);
renameSync(`${file}.part`, file);
console.log(tableOf(read.value));

function fail(line) {
  console.error(line);
  process.exit(2);
}
