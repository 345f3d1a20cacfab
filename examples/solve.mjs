// Reads a board from text, solves it and prints the solution as on the back of a card.
import { createBoardReader, solve } from '@unjam/core';
import { notationById } from '@unjam/core/notation';

const text = `
..0..A
..0..A
XX0...
.RGGY.
VR..Y.
VR....
`;

const reader = createBoardReader();
for (const { result } of [...reader.push(text), ...reader.end()]) {
  if (!result.ok) throw new Error(result.error[0].message);
  const answer = solve(result.value, { metric: 'moves' });
  if (answer.kind !== 'solved') throw new Error(answer.kind);
  const printed = notationById('arrows').print(answer.solution, result.value);
  console.log(printed.ok ? printed.value : printed.error.message);
}
