// Reads a board from text, solves it and prints the solution as on the back of a card.
import { formatSolution, parseBoard, solve } from '@unjam/core';

const board = parseBoard(`
..0..A
..0..A
XX0...
.RGGY.
VR..Y.
VR....
`);

const answer = solve(board, { metric: 'moves' });
if (answer.kind === 'solved') console.log(formatSolution(answer.solution, board));
