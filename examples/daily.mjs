// The puzzle of a day, the same for everybody: easy on Monday, hardest on Sunday.
import { parseBoard, renderText } from '@unjam/core';
import { dailyPuzzle } from '@unjam/puzzles';

for (const day of ['2026-11-23', '2026-11-29']) {
  const { board, grade, moves } = dailyPuzzle(day); // without a date: the puzzle of today
  console.log(`${day}: ${grade}, ${moves} moves`);
  if (day === '2026-11-23') console.log(renderText(parseBoard(board)).trimEnd());
}
