import { expect, test } from 'vitest';
import { parseBoard } from '../index.ts';
import { isComment } from './lines.ts';

test.each([
  ['# Level 7', true],
  ['  #', true],
  ['#..A/...A/XX../....', false],
  [' #..A/...A/XX../.... ', false],
  ['#see/docs/for/more', true],
  ['#a/b/c', true],
  ['# ..A/...A/XX../....', true],
  ['..#A/...A/XX../....', false],
])('%j is a comment: %s', (line, expected) => {
  expect(isComment(line)).toBe(expected);
});

test('a board in one line may begin with a wall', () => {
  expect(parseBoard('#..A/#..A/XX../....').walls).toEqual([0, 4]);
});
