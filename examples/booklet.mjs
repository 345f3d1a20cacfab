// A booklet of puzzles to print, with the solutions at its end. The library pdfkit writes the file.
import { formatSolution, parseBoard, solve } from '@unjam/core';
import { formatEntryTitle } from '@unjam/core/catalogue';
import { cardsPdf } from '@unjam/core/render';
import { findPuzzles } from '@unjam/puzzles';
import PDFDocument from 'pdfkit';

const puzzles = findPuzzles({ grade: 'beginner', moves: [8, 12] }).slice(0, 12);
const cards = puzzles.flatMap((puzzle, index) => {
  const board = parseBoard(puzzle.board);
  const answer = solve(board);
  if (answer.kind !== 'solved') return [];
  const text = {
    number: index + 1,
    name: formatEntryTitle(puzzle),
    grade: puzzle.grade,
    moves: `${answer.moves} moves`,
    steps: `${answer.steps} steps`,
  };
  return [{ board, text, moves: formatSolution(answer.solution, board).split(', ') }];
});
const pdf = await cardsPdf(PDFDocument, cards, {
  title: 'For beginners',
  paper: 'a5',
  perPage: '1',
  solutions: 'end',
  titlePage: ['Twelve puzzles', 'of eight moves and more'],
}); // the bytes of a file
console.log(cards.length, new TextDecoder().decode(pdf.subarray(0, 5)));
