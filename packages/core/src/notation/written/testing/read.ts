// Small boards, and what a text about one of them is read as.
import { replay } from '../../../board/replay.ts';
import { boardOf } from '../../../testing/drawn.ts';
import { readSolution } from '../../reading/read-solution.ts';

export const classic = boardOf(['.AA..Q', '.....Q', 'XX...Q', '......', '......', '......']);
export const small = boardOf(['.aa..q', '.....q', 'rr...q', '......', '......', '......'], { primary: 'r' });
export const numbers = boardOf(['.22..3', '.....3', '11...3', '......', '......', '......'], {
  primary: '1',
});

/** `A-1 Q3 X4 solved`, or the problem as the command prints it. */
export function read(text: string, board = classic): string {
  const { result } = readSolution(text, board);
  if (!result.ok) {
    const { at, message, expected } = result.error;
    return `${at?.text?.line}:${at?.text?.column} ${message}; expected ${expected}`;
  }
  const played = replay(board, result.value);
  const moves = result.value.map(({ label, by }) => `${label}${by}`).join(' ');
  return played.ok ? `${moves}${played.value.solved ? ' solved' : ''}` : `${moves}: ${played.error.message}`;
}
