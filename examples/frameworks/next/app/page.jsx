// A page of Next: the server solves the board and draws it; in the browser the element takes its place.
import { formatSolution, parseBoard, solve } from '@unjam/core';
import { dailyPuzzle } from '@unjam/puzzles';
import { Board } from './board.jsx';

const BOARD = 'XX.A/...A/..../....';

export default function Page() {
  const board = parseBoard(BOARD);
  const answer = solve(board);
  return (
    <main>
      <Board board={BOARD} />
      <p id="answer">{answer.kind === 'solved' && formatSolution(answer.solution, board, 'arrows')}</p>
      <p id="daily">{dailyPuzzle('2026-11-29').id}</p>
    </main>
  );
}
