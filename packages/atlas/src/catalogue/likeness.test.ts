import { describe, expect, test } from 'vitest';
import { boardOf } from '../store/board-text.ts';
import { likeness, traitsOf } from './likeness.ts';

function traits(text: string, width: number) {
  const board = boardOf(text.replaceAll(/\s/g, ''), width);
  if (!board) throw new Error(`no board: ${text}`);
  return traitsOf(board);
}

const between = (a: string, b: string, width: number): number =>
  likeness(traits(a, width).upright, traits(b, width).upright);

describe('how alike two boards are', () => {
  const here = 'AABo ooBo CCoo oooo';
  test.each<[string, string, number]>([
    ['itself', here, 1],
    ['under other labels', 'AAFo ooFo EEoo oooo', 1],
    ['one of two in another place of its lane', 'AABo ooBo oCCo oooo', 0.75],
    ['one of two on another lane', 'AABo ooBo oooo oCCo', 0.5],
    ['one of two longer', 'AABo ooBo CCCo oooo', 0.5],
    ['one more', 'AABo ooBo CCox oooo', 2 / 3],
    ['nothing in common', 'AAoB oooB xooo oooo', 0],
  ])('%s', (_, there, expected) => {
    expect(between(here, there, 4)).toBeCloseTo(expected, 12);
    expect(between(there, here, 4)).toBeCloseTo(expected, 12);
  });

  test('boards without pieces besides the primary are the same', () => {
    expect(between('AAo ooo ooo', 'oAA ooo ooo', 3)).toBe(1);
  });
});

describe('upside down', () => {
  test('if the primary is on the middle row, the board upside down has the traits of the mirror image', () => {
    const board = traits('ooB ooB AAo CCo xoo', 3);
    const mirrored = traits('xoo CCo AAo ooB ooB', 3);
    expect(board.turned).toEqual(mirrored.upright);
    expect(board.upright).toEqual(mirrored.turned);
  });

  test('on other rows there are no such traits', () => {
    expect(traits('ooBo ooBo AAoo oooo', 4).turned).toBeUndefined();
  });
});
