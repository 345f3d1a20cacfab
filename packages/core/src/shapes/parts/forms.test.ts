import { expect, test } from 'vitest';
import { formsOf } from './forms.ts';

/** The vehicles of A in some rows. */
const vehiclesIn = (...rows: string[]) =>
  formsOf(rows.map((row) => [...row].map((glyph) => ({ glyph })))).find(({ glyph }) => glyph === 'A')
    ?.vehicles;

test.each([
  ['a vehicle across', ['.AAA', '....'], [[1, 2, 3]]],
  ['a vehicle down', ['.A..', '.A..'], [[1, 5]]],
  [
    'two with the same letter, one across and one down',
    ['AA..', '...A', '...A'],
    [
      [0, 1],
      [7, 11],
    ],
  ],
  [
    'two, the one down first',
    ['A...', 'A.AA', '....'],
    [
      [0, 4],
      [6, 7],
    ],
  ],
  ['two across', ['AA..', '....', '..AA'], []],
  ['two down', ['A..A', 'A..A', '....'], []],
  ['a bent one', ['AA..', 'A...', '....'], []],
  ['one cell alone', ['A...', '....', '....'], []],
  ['a row that goes on in the next one', ['...A', 'A...', '....'], []],
])('%s', (_, rows, vehicles) => {
  expect(vehiclesIn(...rows)).toEqual(vehicles);
});
