// Solves a file of any size, board by board: no more than one board is in memory, and a line that is no board is reported and skipped.
import { createReadStream } from 'node:fs';
import { createBoardReader, describeProblem, solve } from '@unjam/core';

const [file = 'examples/boards.txt'] = process.argv.slice(2);
// every line is a square board in one word; without a format, names, and boards of any size in one or several rows are read as well
const reader = createBoardReader({ format: 'line' });

async function* boardsOf(/** @type {string} */ name) {
  for await (const piece of createReadStream(name, 'utf8')) yield* reader.push(piece);
  yield* reader.end();
}

let solved = 0;
let longest = 0;
for await (const { line, result } of boardsOf(file)) {
  if (!result.ok) {
    console.log(describeProblem(result.error));
    continue;
  }
  const answer = solve(result.value, { limit: { states: 1_000_000 } });
  if (answer.kind !== 'solved') console.log(`line ${line}: ${answer.kind}`);
  else {
    solved++;
    longest = Math.max(longest, answer.moves);
  }
}
console.log(`${solved} solved, the longest in ${longest} moves`);
