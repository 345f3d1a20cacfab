// Is a board solvable? For each text, in whatever format: its moves, the proof that there are none and why, or what is wrong with it.
import { describeProblem, solve, tryParseBoard } from '@unjam/core';
import { describeStuck, explainStuck } from '@unjam/core/analysis';
import { allFormats } from '@unjam/core/formats';

for (const text of [
  'XX.A/...A/..../....',
  'X h 2 1 3\nA v 3 6 2\nB h 2 1 6',
  'XX.A/...A/...A',
  'XX.A/..A./....',
  'hello',
  '2 0 2 h\n0 5 3 v',
]) {
  const read = tryParseBoard(text, { formats: allFormats() });
  if (!read.ok) {
    // with several readings, `expected` names options of a program: the guide shows how people choose
    const several = read.error.code === 'ambiguous-reading';
    console.log(`no board: ${several ? read.error.message : describeProblem(read.error)}`);
    continue;
  }
  const board = read.value;
  if (read.read) console.log(read.read); // people want to know how a text in no format was read
  const limit = { milliseconds: 1000 };
  const answer = solve(board, { limit });
  if (answer.kind === 'solved') console.log(`solvable in ${answer.moves} moves`);
  else if (answer.kind === 'limit') console.log(`not known: the limit of ${answer.which} ended the search`);
  else {
    const why = explainStuck(board, { limit });
    console.log('proved: there is no solution');
    if (why.kind === 'stuck') console.log(describeStuck(board, why.stuck));
  }
}
