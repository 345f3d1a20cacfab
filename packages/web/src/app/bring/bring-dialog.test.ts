import { afterEach, expect, test } from 'vitest';
import { undo } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { page } from '../model/state.ts';
import { bringFiles } from './bring-dialog.tsx';
import { opened, waiting } from './brought.ts';

const before = page.value;
afterEach(() => {
  waiting.value = undefined;
  opened.value = undefined;
  page.value = before;
});

const file = (name: string, top: string) =>
  new File([`${top}\n......\nXX....\n......\n......\n......`], name);

test('the board of a single file is opened', async () => {
  await bringFiles([file('one.txt', '....BB')]);
  expect([waiting.value, page.value]).toEqual([undefined, 'edit']);
  expect(draft.value.vehicles).toHaveLength(2);
  undo();
});

test('the boards of two files wait for a choice, each named as its file', async () => {
  await bringFiles([file('one.txt', '....BB'), file('two.txt', 'CC....')]);
  expect(waiting.value).toMatchObject({ kind: 'boards', boards: [{ name: 'one' }, { name: 'two' }] });
});
