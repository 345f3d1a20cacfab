import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { undo } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { page } from '../model/state.ts';
import { bringFiles, bringPasted } from './bring-dialog.tsx';
import { opened, waiting } from './brought.ts';

const openInPanel = vi.hoisted(() => vi.fn());
vi.mock('../picture/from-picture.tsx', () => ({ openInPanel }));

vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
afterAll(() => {
  vi.unstubAllGlobals();
});

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

test('a picture is known by its bytes where its name does not tell', async () => {
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'picture');
  await bringFiles([file('one.txt', '....BB'), picture], 'no board\n'.repeat(10_000));
  expect(openInPanel).toHaveBeenCalledWith(picture, expect.any(Function));
  expect(waiting.value).toMatchObject({ kind: 'said' });
});

const board = '......\n......\nXX....\n......\n......\n......\n\n';

test('that a long text is being read is said before the page stands still', async () => {
  const reading = bringPasted(board.repeat(1000));
  expect(waiting.value).toEqual({ kind: 'reading' });
  await reading;
  expect(waiting.value).toMatchObject({ kind: 'boards' });
});

test('what is brought while a long text is read takes its place', async () => {
  const long = bringPasted(board.repeat(1000));
  await bringPasted(board);
  await long;
  expect([waiting.value, page.value]).toEqual([undefined, 'edit']);
  undo();
});

test('a picture is not wanted any more once something else was brought', async () => {
  const picture = new File(['picture'], 'a.png', { type: 'image/png' });
  openInPanel.mockClear();
  await bringFiles([picture]);
  const isWanted = openInPanel.mock.lastCall?.[1];
  expect(isWanted()).toBe(true);
  await bringPasted(board);
  expect(isWanted()).toBe(false);
  undo();
});
