// Prints every problem with a board, and where it is.
import { describeProblem, tryParseBoard } from '@unjam/core';

const parsed = tryParseBoard(`
XX.B
...B
..CA
.CCA
`);

if (!parsed.ok) {
  for (const problem of parsed.problems) console.log(describeProblem(problem));
}
