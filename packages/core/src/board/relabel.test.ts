import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { primaryOf, startOf } from './board.ts';
import { relabelAll, relabelPrimary } from './relabel.ts';

const board = boardOf(['A..B', 'AXXB', '....', '.CC.']);

test('the primary gets the label, and moves to its place in the order of labels', () => {
  const relabelled = relabelPrimary(board, 'A');
  expect(relabelled.ok && relabelled.value.vehicles.map(({ label }) => label)).toEqual(['A', 'A', 'B', 'C']);
  expect(relabelled.ok && primaryOf(relabelled.value)).toMatchObject({
    label: 'A',
    orientation: 'horizontal',
  });
  expect(relabelled.ok && startOf(relabelled.value)).toEqual([1, 0, 0, 1]);
});

test.each([
  ['C', 'same-label'],
  ['', 'bad-label'],
  ['two words', 'bad-label'],
])('%j is refused: %s', (label, code) => {
  expect(relabelPrimary(board, label)).toMatchObject({ ok: false, error: { code } });
});

test('all vehicles get new labels from the top left to the bottom right', () => {
  const relabelled = relabelAll(board, 'X', () => ['K', 'L', 'M']);
  // A at the top left, B at the top right, C at the bottom
  expect(relabelled.ok && relabelled.value.vehicles.map(({ label }) => label)).toEqual(['K', 'L', 'M', 'X']);
  expect(relabelled.ok && primaryOf(relabelled.value)).toEqual({ ...primaryOf(board), label: 'X' });
  expect(relabelled.ok && startOf(relabelled.value)).toEqual([0, 0, 1, 1]);
});

test('too few labels', () => {
  expect(relabelAll(board, 'X', () => ['K', 'X'])).toMatchObject({
    ok: false,
    error: { code: 'not-expressible' },
  });
});
