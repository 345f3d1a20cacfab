// Builds the parts of an atlas with one wall that most likely hold hard puzzles:
//
//   node scripts/build-hard-slices.mjs FROM OUT [BOARD...]
//
// FROM is an atlas without walls. Hard puzzles often have the same pieces on their rows: a third of the puzzles of 6×6
// with 36 moves or more share ten of the 7,776 choices for the six rows. The choices that have ENOUGH puzzles of
// FEWEST_MOVES or more in FROM, and those of the given boards, are built into OUT with one wall anywhere. OUT is a part
// of the atlas with one wall, with one shard for each choice of rows: what
// `unjam atlas build --size 6x6 --walls 1 --shards 199584 --only I/199584 --out OUT` would build for each I. After an
// interruption the same command continues.

import { availableParallelism } from 'node:os';
import { Atlas, buildAtlas, openThreads, readManifest, rowGroups } from '@unjam/atlas';
import { readOptions } from './read-options.mjs';

const FEWEST_MOVES = 36;
const ENOUGH = 5;

const [from, folder, ...boards] = readOptions(import.meta.url, { allowPositionals: true }).positionals;
if (!from || !folder) {
  console.error('usage: node scripts/build-hard-slices.mjs FROM OUT [BOARD...]');
  process.exit(2);
}

const atlas = must(await Atlas.open(from));
const { width, height, maxWalls } = atlas.manifest.size;
if (maxWalls > 0) {
  console.error(`${from}: expected an atlas without walls`);
  process.exit(2);
}
const hard = must(await atlas.query(`select hardest from puzzles where moves >= ${FEWEST_MOVES}`));
atlas.close();

/** The lengths of the vehicles on each row, from the top. */
const rowsOfText = (text) =>
  Array.from({ length: height }, (_, row) =>
    [...text.slice(row * width, (row + 1) * width).matchAll(/([A-Z])\1+/g)].map(([run]) => run.length),
  );
const nameRows = (rows) => rows.map((lengths) => lengths.join('')).join();

const counts = new Map();
for (const [text] of hard.rows) {
  const rows = nameRows(rowsOfText(text));
  counts.set(rows, (counts.get(rows) ?? 0) + 1);
}

for (const board of boards) counts.set(nameRows(rowsOfText(board)), ENOUGH);

const size = { width, height, minWalls: 1, maxWalls: 1 };
const wanted = [];
let shards = 0;
for (const { number, rows } of rowGroups(size)) {
  shards = number + 1;
  if ((counts.get(nameRows(rows.map(({ group }) => group.lengths))) ?? 0) >= ENOUGH) wanted.push(number);
}

const there = readManifest(folder);
const finished = new Set(there.ok ? there.value.finished.map(({ shard }) => shard) : []);
const missing = wanted.filter((shard) => !finished.has(shard));
console.log(`${wanted.length} of ${shards} shards, ${missing.length} of them to be built`);
const threads = openThreads(availableParallelism());
for (const [done, shard] of missing.entries()) {
  const { puzzles, moves } = must(
    await buildAtlas({
      size,
      shards,
      folder,
      only: { slice: shard, slices: shards },
      run: threads.run,
      parallel: threads.count,
    }),
  );
  if ((done + 1) % 50 === 0)
    console.log(`${done + 1} of ${missing.length}: ${puzzles} puzzles, up to ${moves} moves`);
}
await threads.close();

function must(result) {
  if (result.ok) return result.value;
  console.error(result.error.message);
  process.exit(2);
}
