// An option that is undefined is like one that was left out. The types allow it, for programs with `exactOptionalPropertyTypes`.
import { expect, test } from 'vitest';
import {
  explore,
  formatBoard,
  generate,
  hint,
  legalMoves,
  parseBoard,
  rate,
  renderSvg,
  renderText,
  solve,
  tryParseBoard,
  withVehicle,
} from './index.ts';

const text = 'XX.A/...A/..../....';
const board = parseBoard(text);
const none = undefined;
const noLimit = { states: none, milliseconds: none, memory: none };
const car = { label: 'B', orientation: 'vertical', row: 0, column: 2, length: 2 } as const;
const criteria = { moves: [5, 9], count: 1, seed: 7, width: 4, height: 4 } as const;

/** A solution without how long the search took. */
const answerOf = ({ stats: _, ...answer }: ReturnType<typeof solve>) => answer;

test.each<[string, () => unknown, () => unknown]>([
  [
    'solve',
    () => answerOf(solve(board, { metric: none, thenBy: none, slides: none, order: none, seed: none })),
    () => answerOf(solve(board)),
  ],
  ['limits', () => answerOf(solve(board, { limit: noLimit })), () => answerOf(solve(board))],
  ['hint', () => hint(board, { limit: none, metric: none }), () => hint(board)],
  ['explore', () => explore(board, { limit: noLimit }), () => explore(board)],
  ['rate', () => rate(board, { limit: noLimit }), () => rate(board)],
  [
    'generate',
    () =>
      generate(
        { ...criteria, steps: none, grade: none, themes: none, walls: none, unique: none, mostStates: none },
        { limit: { boards: none, states: none, milliseconds: none }, signal: none },
      ),
    () => generate(criteria),
  ],
  [
    'tryParseBoard',
    () => tryParseBoard(text, { format: none, formats: none, exit: none, primary: none, empty: none }),
    () => tryParseBoard(text),
  ],
  ['formatBoard', () => formatBoard(board, none), () => formatBoard(board)],
  ['legalMoves', () => legalMoves(board, none, { slides: none, order: none }), () => legalMoves(board)],
  ['renderText', () => renderText(board, { colour: none }), () => renderText(board)],
  [
    'renderSvg',
    () => renderSvg(board, { move: none, width: none, labels: none, theme: none }),
    () => renderSvg(board),
  ],
  ['withVehicle', () => withVehicle(board, { ...car, primary: none }), () => withVehicle(board, car)],
])('%s', (_, given, left) => {
  expect(given()).toEqual(left());
});
