// The puzzle of a day, the same for everybody: easy on Monday, hardest on Sunday.
import { readFileSync } from 'node:fs';
import { parseBoard, renderText } from '@unjam/core';
import { dailyPuzzle, readCatalogue } from '@unjam/core/catalogue';

const catalogue = readCatalogue(readFileSync('puzzles/catalogue.txt', 'utf8'));
if (!catalogue.ok) throw new Error(catalogue.error.message);

for (const day of ['2026-11-23', '2026-11-29']) {
  const { board, grade, moves } = dailyPuzzle(catalogue.value, day); // without a date: the puzzle of today
  console.log(`${day}: ${grade}, ${moves} moves`);
  if (day === '2026-11-23') console.log(renderText(parseBoard(board)).trimEnd());
}
