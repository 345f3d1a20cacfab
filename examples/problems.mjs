// Prints every problem with a board, and where it is.
import { tryParseBoard } from '@unjam/core';

const parsed = tryParseBoard(`
XX.B
...B
..CA
.CCA
`);

if (!parsed.ok) {
  for (const { message, at, expected } of parsed.problems) {
    console.log(`line ${at?.text?.line}, column ${at?.text?.column}: ${message}; expected ${expected}`);
  }
}
