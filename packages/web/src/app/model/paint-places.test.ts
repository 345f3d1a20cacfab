// The colours of the vehicles in the editor.
import { parseBoard } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { expect, test } from 'vitest';
import { remove } from './draft.ts';
import { commit, openDraft, paintPlaceOf, undo } from './editor.ts';
import { draft } from './present-draft.ts';

const paints = () =>
  draft.value.vehicles
    .filter(({ primary }) => !primary)
    .map(({ label }) => [label, paintPlaceOf(label)] as const);

test('the colours of a board are the same after another one was opened and that was undone', () => {
  openDraft(boardToSetup(parseBoard('......|......|XX..B.|....B.|CC....|......'.replaceAll('|', '\n'))));
  const first = paints();
  expect(first).toEqual([
    ['B', 0],
    ['C', 1],
  ]);
  openDraft(boardToSetup(parseBoard('A.....|A.....|XX..C.|....C.|BB....|......'.replaceAll('|', '\n'))));
  expect(paints()).toEqual([
    ['A', 0],
    ['B', 1],
    ['C', 2],
  ]);
  undo();
  expect(paints()).toEqual(first);
});

test('a colour stays when another vehicle is deleted, and when that is undone', () => {
  openDraft(boardToSetup(parseBoard('AA....|......|XX..C.|....C.|BB....|......'.replaceAll('|', '\n'))));
  const before = paints();
  const index = draft.value.vehicles.findIndex(({ label }) => label === 'A');
  commit(remove(draft.value, { kind: 'vehicle', index }));
  expect(paints()).toEqual(before.filter(([label]) => label !== 'A'));
  undo();
  expect(paints()).toEqual(before);
});
