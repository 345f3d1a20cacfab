// What a page can ask of the element while a person plays on it.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drag, useBrowser, vehicle } from './browser.ts';
import { ask, boardPage, type Element, heard } from './element-page.ts';

useBrowser();

test('in a box of other proportions than the board a vehicle stays under the pointer', async () => {
  const page = await boardPage('interactive', (element) =>
    element.replace(
      'width: 400px; display: block; aspect-ratio: 1',
      'display: block; width: 240px; height: 600px',
    ),
  );
  await drag(page, 'blue car B', 0, 1);
  expect(await ask(page, ({ played }) => played)).toBe('B↓1');
});

describe('what was played', () => {
  test('is text, is taken back, made again, forgotten and set', async () => {
    const page = await boardPage('interactive moves="B+1"');
    await drag(page, 'blue car B', 0, 1);
    await drag(page, 'red car', 2, 0);
    expect(await ask(page, ({ played }) => played)).toBe('B↓1 X→2');
    expect(await heard(page)).toEqual([
      'move blue car B down 1',
      'change B↓1',
      'move red car right 2',
      'change B↓1 X→2',
    ]);
    const steps = await ask(page, (element) => [
      element.undo(),
      element.played,
      element.undo(),
      element.undo(),
      element.played,
      element.state.join(),
      element.redo(),
      element.redo(),
      element.redo(),
      element.played,
      element.state.join(),
    ]);
    expect(steps).toEqual([true, 'B↓1', true, false, '', '3,0', true, true, false, 'B↓1 X→2', '4,2']);
    await ask(page, (element) => element.reset());
    expect(await ask(page, ({ played, state }) => [played, state.join(), played])).toEqual(['', '3,0', '']);
    expect((await heard(page)).at(-1)).toBe('change ');
    const set = await ask(page, (element) => {
      element.played = 'BD1, XR4';
      return [element.played, element.solved, element.state.join()];
    });
    expect(set).toEqual(['B↓1 X→4', true, '4,4']);
    expect(await ask(page, (element) => [element.undo(), element.played])).toEqual([true, 'B↓1']);
  });

  test('is empty where the page sets the board, which no event tells', async () => {
    const page = await boardPage('interactive');
    await drag(page, 'red car', 1, 0);
    await heard(page);
    expect(
      await ask(page, (element) => {
        element.moves = 'B+1';
        return element.played;
      }),
    ).toBe('');
    expect(await heard(page)).toEqual([]);
  });

  test('that cannot be played is a problem and changes nothing', async () => {
    const page = await boardPage('interactive');
    await drag(page, 'red car', 1, 0);
    await heard(page);
    const found = await ask(page, (element) =>
      ['X+9', 'Q+1', '%%%'].map((text) => {
        element.played = text;
        return element.played;
      }),
    );
    expect(found).toEqual(['X→1', 'X→1', 'X→1']);
    expect((await heard(page)).map((line) => line.split(' ')[0])).toEqual(['problem', 'problem', 'problem']);
    expect(await vehicle(page, 'red car').count()).toBe(1);
  });

  test('is read back with any label', async () => {
    const page = await boardPage('interactive');
    const labels = ['a,b', '→', 'A1', '<b>', '日本', '"', 'x→1'];
    const kept = await ask(page, async (element) => {
      const labels = ['a,b', '→', 'A1', '<b>', '日本', '"', 'x→1'];
      return labels.map((label) => {
        const vehicles = [
          { label: 'R', row: 3, column: 1, length: 2, orientation: 'horizontal' },
          { label, row: 3, column: 5, length: 2, orientation: 'vertical' },
        ];
        const board = { version: 1, width: 6, height: 6, primary: 'R', exit: 'right', vehicles, walls: [] };
        Object.assign(element, { board: JSON.stringify(board), played: '' });
        const moves = JSON.stringify([{ vehicle: label, direction: 'down', cells: 2 }]);
        element.played = moves;
        const [text, before] = [element.played, element.state.join()];
        element.reset();
        element.played = text;
        return element.problem?.message ?? (element.state.join() === before && before.includes('4') && label);
      });
    });
    expect(kept).toEqual(labels);
  });
});

test('a page refuses a move with preventDefault: the vehicle goes back', async () => {
  const page = await boardPage('interactive');
  await page.evaluate(() =>
    document.addEventListener('unjam-move', (event) => {
      if ((event as CustomEvent<{ label: string }>).detail.label === 'B') event.preventDefault();
    }),
  );
  await drag(page, 'blue car B', 0, 1);
  await drag(page, 'red car', 1, 0);
  expect(await heard(page)).toEqual(['move blue car B down 1', 'move red car right 1', 'change X→1']);
  expect(await ask(page, ({ state }) => state.join())).toBe('2,1');
  await vehicle(page, 'blue car B, column 5, can move up 2 or down 2').waitFor();
});

describe('only what is movable moves', () => {
  test('whole vehicles and single moves', async () => {
    const page = await boardPage('interactive movable="X+2 B"');
    await drag(page, 'red car', 1, 0);
    expect(await heard(page)).toEqual([]);
    await vehicle(page, 'red car').click();
    expect(await page.locator('unjam-board .target').count()).toBe(1);
    await vehicle(page, 'red car').focus();
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toEqual(['move red car right 2', 'change X→2']);
    await ask(page, (element) => {
      element.movable = 'X';
    });
    await drag(page, 'blue car B', 0, 1);
    await vehicle(page, 'blue car B').focus();
    await page.keyboard.press('ArrowDown');
    expect(await heard(page)).toEqual([]);
    expect(await vehicle(page, 'blue car B').getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('unjam-board .news').textContent()).toBe('blue car B cannot move down');
    // what was played stays when only `movable` changes
    expect(await ask(page, ({ played }) => played)).toBe('X→2');
  });

  test('nothing where it is empty, and the vehicle keeps the focus for the next turn', async () => {
    const page = await boardPage('interactive');
    await page.getByRole('slider', { name: 'red car' }).focus();
    await ask(page, (element) => {
      element.movable = '';
    });
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toEqual([]);
    await ask(page, (element) => {
      element.movable = null;
    });
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toEqual(['move red car right 1', 'change X→1']);
  });

  test('nor a square that was shown before', async () => {
    const page = await boardPage('interactive');
    const targets = page.locator('unjam-board .target');
    await vehicle(page, 'red car').click();
    expect(await targets.count()).toBe(2);
    for (const [movable, count] of [
      ['', 0],
      ['X+2 B', 1],
      [null, 2],
    ] as const) {
      await page
        .locator('unjam-board')
        .evaluate((element, text) => Object.assign(element, { movable: text }), movable);
      expect.soft(await targets.count(), String(movable)).toBe(count);
    }
    await targets.first().click();
    expect(await heard(page)).toEqual(['move red car right 1', 'change X→1']);
  });

  test('an unknown vehicle is a problem', async () => {
    const page = await boardPage('interactive');
    await ask(page, (element) => {
      element.movable = 'Q';
    });
    expect(await heard(page)).toEqual([expect.stringMatching(/^problem /)]);
    expect(await ask(page, (element) => element.problem)).toMatchObject({
      message: '"Q" is no vehicle and no move',
      expected: 'such as A B+2',
    });
    await ask(page, (element) => {
      element.movable = null;
    });
    await drag(page, 'red car', 1, 0);
    expect(await heard(page)).toEqual(['move red car right 1', 'change X→1']);
  });
});

/** The page of the README whose button makes the next move. */
async function pageOfMoves(attributes: string): Promise<Page> {
  const readme = readFileSync(new URL('../../board/README.md', import.meta.url), 'utf8');
  const [, button, script] =
    /(<button id="next">.*?<\/button>)\n<script type="module">\n(.*?)<\/script>/s.exec(readme) ?? [];
  const page = await boardPage(attributes, (element) => `${element}${button}`);
  await page.addScriptTag({ type: 'module', content: String(script) });
  return page;
}

test('a page makes the moves of an opponent as the README says', async () => {
  const page = await pageOfMoves('');
  const next = page.getByRole('button', { name: 'Next move' });
  await next.click();
  await page.waitForFunction(() => document.querySelector<Element>('unjam-board')?.played === 'B↓1');
  await next.click();
  await page.waitForFunction(() => document.querySelector<Element>('unjam-board')?.played === 'B↓1 X→4');
  expect(await ask(page, ({ solved }) => solved)).toBe(true);
});

test('a page makes a move behind those of a person as the README says', async () => {
  const page = await pageOfMoves('interactive');
  await drag(page, 'blue car B', 0, 1);
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.waitForFunction(() => document.querySelector<Element>('unjam-board')?.played === 'B↓1 X→4');
  // the event `unjam-solved` is of moves that a person makes
  expect(await heard(page)).toEqual(['move blue car B down 1', 'change B↓1', 'change B↓1 X→4']);
});

test.each([
  ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', 'slate truck M up 1'],
  ['.../.XX/...', 'It is solved already'],
  ['..A/XXA/..A', 'It has no solution'],
  ['XX./..', 'row 2 has 2 cells, other rows have 3'],
])('the hint button of the game in the README for %s says %s', async (board, said) => {
  const readme = readFileSync(new URL('../../board/README.md', import.meta.url), 'utf8');
  const [, buttons, script] =
    /(<button type="button" id="undo">.*?<\/output>)\n<script type="module">\n(.*?)<\/script>/s.exec(
      readme,
    ) ?? [];
  const page = await boardPage('interactive', (element) => `${element}${buttons}`);
  await page.locator('unjam-board').evaluate((element, text) => element.setAttribute('board', text), board);
  await page.addScriptTag({ type: 'module', content: String(script) });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(() => page.locator('output').textContent()).toBe(said);
});

describe('a hint', () => {
  test('is the next move of a shortest solution, pointed out', async () => {
    const page = await boardPage('interactive');
    const before = await ask(page, (element) => element.hint().then((move) => move?.words));
    expect(before).toBe('blue car B down 1');
    expect(await page.locator('unjam-board .vehicle.hinted').count()).toBe(1);
    // a light edge keeps its blue apart from the dark floor
    const ring = page.locator('unjam-board .vehicle.hinted .ring');
    expect(await ring.evaluate((one) => getComputedStyle(one).filter)).toMatch(
      /^drop-shadow\(rgb\(255, 255, 255\)/,
    );
    expect(await page.locator('unjam-board .pointer .arrow').count()).toBe(1);
    await drag(page, 'blue car B', 0, 1);
    expect(await page.locator('unjam-board .vehicle.hinted').count()).toBe(0);
    expect(await ask(page, (element) => element.hint().then((move) => move?.words))).toBe('red car right 4');
    await drag(page, 'red car', 4, 0);
    expect(await ask(page, (element) => element.hint().then((move) => move ?? 'none'))).toBe('none');
  });

  test('is one of the board that is shown when it is found', async () => {
    const page = await boardPage('interactive');
    const said = await ask(page, async (element) => {
      const asked = element.hint();
      await Promise.resolve();
      element.board = 'AA.O/P..O/PXXO/P.../';
      element.board = '...M/XX.M/..../....';
      const first = (await asked)?.words;
      const again = element.hint();
      await Promise.resolve();
      element.played = 'M↓1';
      return [first, (await again)?.words, element.played];
    });
    expect(said).toEqual(['blue car M down 2', 'blue car M down 1', 'M↓1']);
  });

  test('is ended by a signal', async () => {
    const page = await boardPage('interactive');
    const said = await ask(page, (element) =>
      element.hint({ signal: AbortSignal.abort(new Error('enough')) }).catch((error) => String(error)),
    );
    expect(said).toBe('Error: enough');
  });

  test('takes null for no options, as functions of browsers do', async () => {
    const page = await boardPage('interactive');
    expect(await ask(page, (element) => element.hint(null).then((move) => move?.words))).toBe(
      'blue car B down 1',
    );
  });
});
