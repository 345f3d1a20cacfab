// What a page does with the element while it hears of a move, or while a vehicle is held.

import { expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { drag, useBrowser, vehicle } from './browser.ts';
import { ask, boardPage, type Element, heard } from './element-page.ts';

useBrowser();

// B goes down, then the red car goes to where B stood. The page does something when it hears of the red car.
test.each<[string, (element: Element, event: Event) => unknown, string, string]>(
  someOr(2, [
    ['takes the move back', (element) => element.undo(), 'B↓1', '3,0'],
    ['takes both moves back', (element) => element.undo() && element.undo(), '', '2,0'],
    ['begins again', (element) => element.reset(), '', '2,0'],
    ['asks for a move to be made again', (element) => element.redo(), 'B↓1 X→4', '3,4'],
    ['sets what was played', (element) => Object.assign(element, { played: 'B↑2' }), 'B↑2', '0,0'],
    [
      'sets it to what is played',
      (element) => Object.assign(element, { played: element.played }),
      'B↓1 X→4',
      '3,4',
    ],
    ['refuses the move', (_, event) => event.preventDefault(), 'B↓1', '3,0'],
  ]),
)('a page that %s while it hears of it', async (_, does, played, state) => {
  const page = await boardPage('interactive');
  await page.evaluate((source) => {
    const run = new Function('element', 'event', `(${source})(element, event)`);
    document.addEventListener('unjam-move', (event) => {
      const { label, state } = (event as CustomEvent<{ label: string; state: number[] }>).detail;
      if (label === 'X') run(document.querySelector('unjam-board'), event);
      Object.assign(globalThis, { told: state.join() });
    });
  }, does.toString());
  await drag(page, 'blue car B', 0, 1);
  await drag(page, 'red car', 4, 0);
  expect(await page.evaluate('told')).toBe('3,4');
  expect(await ask(page, (element) => [element.played, element.state.join()])).toEqual([played, state]);
});

test.each<[string, (element: Element) => unknown, boolean]>([
  ['takes the solving move back', (element) => element.undo(), false],
  ['shows the next board', (element) => Object.assign(element, { board: 'XX.A/...A/..../....' }), true],
])('a page that %s while it hears of it', async (_, does, isSolved) => {
  const page = await boardPage('interactive');
  await drag(page, 'blue car B', 0, 1);
  await page.evaluate((source) => {
    const run = new Function('element', `(${source})(element)`);
    document.addEventListener('unjam-move', () => run(document.querySelector('unjam-board')));
  }, does.toString());
  await drag(page, 'red car', 4, 0);
  expect((await heard(page)).some((event) => event.startsWith('solved'))).toBe(isSolved);
});

test('a move that the page refuses leaves what can be made again', async () => {
  const page = await boardPage('interactive');
  await drag(page, 'blue car B', 0, 1);
  await ask(page, (element) => element.undo());
  await page.evaluate(() => document.addEventListener('unjam-move', (event) => event.preventDefault()));
  await drag(page, 'red car', 2, 0);
  expect(await ask(page, (element) => [element.played, element.redo(), element.played])).toEqual([
    '',
    true,
    'B↓1',
  ]);
});

test('the first move can be taken back, too, by a page that begins again when it hears of it', async () => {
  const page = await boardPage('interactive');
  await ask(page, (element) => element.addEventListener('unjam-move', () => element.reset()));
  await drag(page, 'blue car B', 0, 1);
  expect(await ask(page, (element) => [element.played, element.state.join()])).toEqual(['', '2,0']);
  // the document hears of the move after the element, whose listener has begun again by then
  expect(await heard(page)).toEqual(['change ', 'move blue car B down 1']);
});

test('moves that lead to where the vehicles stand already are where what is played begins', async () => {
  const page = await boardPage('interactive');
  await drag(page, 'blue car B', 0, 1);
  const found = await ask(page, (element) => {
    element.moves = element.played;
    const before = [element.played, element.state.join(), element.undo()];
    element.reset();
    return [...before, element.state.join()];
  });
  expect(found).toEqual(['', '3,0', false, '3,0']);
});

test('a vehicle that is held is let go by whatever else moves one, and by leaving the page', async () => {
  const page = await boardPage('interactive');
  const marked = page.locator('unjam-board .dragged');
  const hold = async (): Promise<void> => {
    const box = await vehicle(page, 'red car').boundingBox();
    if (!box) throw new Error('the red car has no place');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    expect(await marked.count()).toBe(1);
  };
  await hold();
  await ask(page, (element) => {
    element.played = 'B↓1';
    return element.played;
  });
  expect(await marked.count()).toBe(0);
  await page.mouse.up();
  await hold();
  // the mouse is lifted while the element is nowhere
  await page.evaluate(() => {
    const element = document.querySelector('unjam-board');
    Object.assign(globalThis, { element });
    element?.remove();
  });
  await page.mouse.up();
  await page.evaluate('document.body.append(element)');
  expect(await marked.count()).toBe(0);
  await drag(page, 'red car', 4, 0);
  expect(await ask(page, ({ played }) => played)).toBe('B↓1 X→4');
});

test('two boards that a page keeps alike tell each change once', async () => {
  const page = await boardPage('interactive');
  await page.evaluate(() => {
    const one = document.querySelector('unjam-board') as Element;
    const other = document.createElement('unjam-board') as unknown as Element;
    other.board = one.board;
    document.body.append(other);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      from.addEventListener('unjam-change', (event) => {
        to.played = (event as CustomEvent<{ played: string }>).detail.played;
      });
  });
  await vehicle(page, 'red car').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('unjam-board')].map((one) => (one as Element).played),
    ),
  ).toEqual(['X→1 X→1', 'X→1 X→1']);
  const told = (await heard(page)).filter((line) => line.startsWith('change'));
  expect(told).toEqual(['change X→1', 'change X→1', 'change X→1 X→1', 'change X→1 X→1']);
});

test('a change tells the number of moves, in which slides of one vehicle in one direction are one', async () => {
  const page = await boardPage('interactive');
  const counts = await ask(page, (element) => {
    const found: unknown[] = [];
    element.addEventListener('unjam-change', (event) => found.push((event as CustomEvent).detail.count));
    for (const played of ['X→1 X→1', 'X→1 X→1 X←2 B↓1']) {
      element.played = played;
      element.state;
    }
    return found;
  });
  expect(counts).toEqual([
    { moves: 1, steps: 2 },
    { moves: 3, steps: 5 },
  ]);
});
