// Is a board solvable? For each text a proof either way, or what is wrong with it.
import { solve, tryParseBoard } from '@unjam/core';

for (const text of ['XX.A/...A/..../....', 'XX.A/...A/...A', 'XX.A/..A./....']) {
  const read = tryParseBoard(text);
  if (!read.ok) {
    console.log(`no board: ${read.error.message}`);
    continue;
  }
  const answer = solve(read.value, { limit: { milliseconds: 1000 } });
  if (answer.kind === 'solved') console.log(`solvable in ${answer.moves} moves`);
  else if (answer.kind === 'unsolvable') console.log('proved: there is no solution');
  else console.log(`not known: ${answer.kind}`);
}
