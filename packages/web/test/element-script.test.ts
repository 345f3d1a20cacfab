// A script that changes the element in any order.

import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { ask, boardPage, type Element, heard } from './element-page.ts';

useBrowser();

/** A board of `@unjam/core`, whose vehicles have another order than those of the page's board. */
const other = {
  width: 4,
  height: 4,
  exit: 'right',
  vehicles: [
    { label: 'X', length: 2, orientation: 'horizontal', lane: 0, offset: 0 },
    { label: 'B', length: 2, orientation: 'vertical', lane: 3, offset: 0 },
    { label: 'C', length: 2, orientation: 'vertical', lane: 0, offset: 1 },
  ],
  walls: [],
  primary: 0,
};

interface Shown extends Element {
  required: boolean;
  show(board: unknown, state: readonly number[]): void;
}

test('attributes that are changed together are read once, `required` among them', async () => {
  const page = await boardPage('interactive moves="B↓1"');
  await ask(page, (element) => {
    element.board = 'XX.A/...A/..../....';
    (element as Shown).required = true;
    element.moves = 'A↓2';
  });
  expect(await heard(page)).toEqual([]);
  expect(await ask(page, (element) => [element.state, element.matches(':invalid')])).toEqual([[2, 0], true]);
});

test('a text that is no board leaves nothing to undo, to redo and to reset', async () => {
  const page = await boardPage('interactive');
  const done = await ask(page, (element) => {
    element.played = 'B↓1';
    const { played } = element;
    element.board = 'no board';
    return [played, element.undo(), element.redo(), element.reset(), element.played, element.state];
  });
  expect(done).toEqual(['B↓1', false, false, undefined, '', []]);
  const [change, problem, ...more] = await heard(page);
  expect([change, problem?.split(' ')[0], more]).toEqual(['change B↓1', 'problem', []]);
});

test('what `movable` allows is about the board that `show` shows, and what was to be played is not', async () => {
  const page = await boardPage('interactive movable="B"');
  const slid = await page.locator('unjam-board').evaluate((element, other) => {
    const { show } = element as unknown as Shown;
    (element as unknown as Shown).played = 'B↓1';
    show.call(element, other, [0, 0, 1]);
    for (const [label, key] of Object.entries({ B: 'ArrowDown', C: 'ArrowUp' }))
      element.shadowRoot
        ?.querySelector(`[part~="vehicle-${label}"]`)
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return (element as unknown as Shown).played;
  }, other);
  expect(slid).toBe('B↓1');
  expect(await ask(page, ({ state }) => state)).toEqual([0, 1, 1]);
  expect((await heard(page)).map((text) => text.split(' ')[0])).toEqual(['move', 'change']);
});
