import { parseBoard } from '@unjam/core';
import { describe, expect, it, test } from 'vitest';
import { doubtOf, remarksOn } from './remarks.ts';
import type { SeenBoard } from './see.ts';

const sure: SeenBoard = {
  kind: 'read',
  board: parseBoard('..../XX../..../....'),
  corners: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 40 },
    { x: 0, y: 40 },
  ],
  confidence: 0.99,
  cells: new Array<number>(16).fill(1),
  turns: 0,
  upright: 1,
  primaryBy: 'colour',
  runnersUp: [],
  others: [],
};
const withCell = (cell: number, certainty: number) =>
  sure.cells.map((one, i) => (i === cell ? certainty : one));

describe('a doubt', () => {
  it.each<[string, Partial<SeenBoard>, string | undefined]>([
    ['a sure reading', {}, undefined],
    ['a doubtful cell', { cells: withCell(6, 0.6) }, '1 doubtful cell: look at row 2, column 3'],
    [
      'many doubtful cells',
      { cells: [1, 0.8, 0.6, 0.7, 0.5, 0.85, 0.89, ...new Array<number>(9).fill(1)] },
      '6 doubtful cells: look first at row 2, column 1; row 1, column 3; row 1, column 4; row 1, column 2',
    ],
    [
      'a low confidence, and a cell',
      { confidence: 0.5, cells: withCell(6, 0.6) },
      'not sure of this board (50 %): look at row 2, column 3',
    ],
    [
      'a low confidence',
      { confidence: 0.5 },
      'not sure of this board (50 %): look at the corners of the grid',
    ],
    [
      'an exit that is not seen',
      { confidence: 0.5, upright: 0.5 },
      'not sure of this board (50 %): the exit is not seen, so it may be at the right or the left; --exit says where it is',
    ],
  ])('about %s', (_, part, line) => {
    expect(doubtOf({ ...sure, ...part })).toBe(line);
  });
});

test.each([
  [1, ['turned by 90° clockwise so that the exit is at the right']],
  [2, ['turned by 180° so that the exit is at the right']],
  [3, ['turned by 90° counterclockwise so that the exit is at the right']],
  [0, []],
] as const)('after %i quarter turns the remark says how the picture was turned', (turns, lines) => {
  expect(remarksOn({ ...sure, turns })).toEqual(lines);
});

test('where the primary is not red, a remark says which car is taken', () => {
  expect(remarksOn({ ...sure, primaryBy: 'place' })).toEqual([
    "no red car was seen: the car at row 2, column 1, the only one on the exit's row, is taken as the one that must leave",
  ]);
});
