// Hints in words, without a page: the next move from where the player stands, without holding up the program.
import { applyMove, boardAt, describeHint, hintAsync, parseBoard, startOf } from '@unjam/core';

const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
let state = startOf(board);

async function pressHint() {
  const now = boardAt(board, state);
  const hint = await hintAsync(now, { limit: { milliseconds: 2000 } });
  console.log(describeHint(now, hint));
  if (hint.kind === 'move') state = applyMove(state, hint.move);
}

for (let press = 1; press <= 4; press++) await pressHint();
