import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { leadsToExit } from './leads-to-exit.ts';

const board = boardOf(['XX.A', '...A', '#...', 'BB..']);
const [A, B, X] = [0, 1, 2];

test.each([
  [
    'a solution',
    [
      [A, 2],
      [X, 2],
    ],
    true,
  ],
  [
    'with a detour',
    [
      [A, 2],
      [B, 1],
      [B, -1],
      [X, 1],
      [X, 1],
    ],
    true,
  ],
  ['through a vehicle', [[X, 2]], false],
  [
    'it ends elsewhere',
    [
      [A, 2],
      [X, 1],
    ],
    false,
  ],
  [
    'through a vehicle that has moved',
    [
      [B, 2],
      [A, 2],
      [X, 2],
    ],
    false,
  ],
  [
    'off the board',
    [
      [A, 3],
      [X, 2],
    ],
    false,
  ],
  ['back off the board', [[A, -1]], false],
  [
    'by nothing',
    [
      [A, 2],
      [B, 0],
      [X, 2],
    ],
    false,
  ],
  [
    'a part of a cell',
    [
      [A, 1.5],
      [X, 2],
    ],
    false,
  ],
  ['a vehicle that is not there', [[7, 1]], false],
  ['no moves', [], false],
] as const)('%s', (_, slides, expected) => {
  expect(
    leadsToExit(
      board,
      slides.map(([vehicle, by]) => ({ vehicle, by })),
    ),
  ).toBe(expected);
});
