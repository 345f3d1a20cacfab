// Verifies the catalogue and prints each problem on a line:
//
//   node scripts/verify-catalogue.mjs [--every N] [FILE]
//
// Every board is read and solved in both metrics; no two may be of one cluster or mirror twins. For every board, or
// every N-th, it also computes the rating and the states again, and checks that the board is the hardest state of its
// cluster and has no redundant piece. Exit status 1 if there is any problem.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countSolution, createBoardReader, explore, rate, solve } from '@unjam/core';
import { findRedundant } from '@unjam/core/analysis';
import { mirror, primaryOf, transpose } from '@unjam/core/board';
import { formatEntryTitle, readCatalogue } from '@unjam/core/catalogue';
import { hardestState } from '@unjam/core/engine';
import { compactText } from '@unjam/core/formats';
import { readOptions } from './read-options.mjs';

const { values, positionals } = readOptions(import.meta.url, {
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const file = positionals[0] ?? fileURLToPath(new URL('../puzzles/catalogue.txt', import.meta.url));
const every = Number(values.every);
const catalogue = readCatalogue(readFileSync(file, 'utf8'));
if (!catalogue.ok) fail(`${file}: ${catalogue.error.message}`);
if (!(every >= 1)) fail(`--every '${values.every}'; expected a whole number from 1 up`);

let wrong = 0;
const printError = (entry, what) => {
  console.log(`${formatEntryTitle(entry)} ${entry.board}: ${what}`);
  wrong++;
};

const boards = new Map();
for (const entry of catalogue.value) {
  const board = boardOf(entry);
  if (!board) continue;
  boards.set(entry, board);
  for (const metric of ['moves', 'steps']) {
    const result = solve(board, { metric });
    const length = result.kind === 'solved' ? countSolution(result.solution)[metric] : result.kind;
    if (length !== entry[metric]) printError(entry, `it takes ${length} ${metric}, not ${entry[metric]}`);
  }
  if ((entry.number - 1) % every === 0) lookClosely(entry, board);
}
lookForTwins();

const looked = Math.ceil(catalogue.value.length / every);
console.log(`${catalogue.value.length} puzzles, ${looked} of them looked at closely, ${wrong} faults`);
process.exitCode = wrong > 0 ? 1 : 0;

function boardOf(entry) {
  const reader = createBoardReader();
  const [read] = [...reader.push(entry.board), ...reader.end()];
  if (!read?.result.ok) printError(entry, read?.result.error.message ?? 'no board');
  else if (compactText(read.result.value) !== entry.board)
    printError(entry, 'written otherwise than its board is');
  else return read.result.value;
  return undefined;
}

function lookClosely(entry, board) {
  const rated = rate(board);
  const { rating, grade, themes = [] } = rated.kind === 'rated' ? rated.rating : {};
  if (rating !== entry.rating || grade !== entry.grade)
    printError(entry, `its rating is ${rating}, ${grade}, not ${entry.rating}, ${entry.grade}`);
  if (themes.join() !== entry.themes.join())
    printError(entry, `its themes are ${themes.join()}, not ${entry.themes.join()}`);
  const explored = explore(board);
  if (explored.kind !== 'explored') return printError(entry, `explored to the limit ${explored.which}`);
  const { states, hardest } = explored.cluster;
  if (states !== entry.states) printError(entry, `its cluster has ${states} states, not ${entry.states}`);
  if (!hardest.moves) return printError(entry, 'its cluster has no solved state');
  if (keyOf(hardest.moves.board) !== keyOf(board))
    printError(entry, `not the hardest of its cluster, which is ${compactText(hardest.moves.board)}`);
  const found = findRedundant(board);
  if (found.kind !== 'found' || found.redundant.vehicles.length + found.redundant.walls.length > 0)
    printError(entry, 'it has a redundant piece');
}

/** A text that is equal for two boards with the same vehicles and walls under any labels. */
function keyOf({ width, height, vehicles, walls }) {
  const placed = vehicles.map(({ orientation, lane, offset, length }) =>
    [orientation, lane, offset, length].join(),
  );
  return [width, height, ...placed.sort(), ...walls].join(' ');
}

/**
 * Finds boards of one cluster: boards at the hardest state of their clusters belong to one cluster if they are the same
 * board.
 */
function lookForTwins() {
  const seen = new Map();
  for (const [entry, board] of boards) {
    const twin = seen.get(keyOf(board));
    if (twin) printError(entry, `of one cluster with ${formatEntryTitle(twin)}`);
    seen.set(keyOf(board), entry);
  }
  const measures = ({ width, height, states, moves, vehicles, walls }) =>
    [width, height, states, moves, vehicles, walls].join();
  const alike = new Map();
  for (const entry of boards.keys()) alike.set(measures(entry), (alike.get(measures(entry)) ?? 0) + 1);
  for (const [entry, board] of boards) {
    if (2 * primaryOf(board).lane + 1 !== board.height) continue;
    if (alike.get(measures(entry)) < 2) continue;
    const upsideDown = transpose(mirror(transpose(board)));
    const result = hardestState(upsideDown);
    const twin = result.kind === 'found' && seen.get(keyOf(result.hardest.board));
    if (twin && twin !== entry) printError(entry, `a mirror twin of ${formatEntryTitle(twin)}`);
  }
}

function fail(line) {
  console.error(line);
  process.exit(2);
}
