// What a page can ask of the element while a person plays on it. The built files are served as any web server would.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardHtml } from '../../board/dist/server.js';
import { drag, emptyPage, useBrowser, vehicle } from './browser.ts';

useBrowser();

const BOARD = '....../....../XX..B./....B./....../......';

/** What a page sees of the element. */
interface Element extends HTMLElement {
  played: string;
  state: readonly number[];
  solved: boolean;
  problem?: { message: string };
  moves: string;
  movable: string | null;
  undo(): boolean;
  redo(): boolean;
  reset(): void;
  hint(options?: { signal?: AbortSignal }): Promise<{ label: string; words: string } | undefined>;
}

/** A page with an element, and what was heard of it. */
async function boardPage(attributes: string, around = (element: string) => element): Promise<Page> {
  const page = await emptyPage();
  await page.route('http://board.test/**', (route) => {
    const [, file] = /\/(unjam-board[\w-]*\.js)$/.exec(route.request().url()) ?? [];
    return file
      ? route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(new URL(`../../board/dist/${file}`, import.meta.url)),
        })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><body><script>
globalThis.heard = [];
for (const name of ['unjam-move', 'unjam-change', 'unjam-solved', 'unjam-problem'])
  document.addEventListener(name, ({ detail }) => heard.push(name.slice(6) + ' ' + (detail.played ?? detail.words ?? detail.message ?? detail)));
</script><script type="module" src="/unjam-board.js"></script><button>before</button>
${around(`<unjam-board board="${BOARD}" ${attributes} style="width: 400px; display: block; aspect-ratio: 1"></unjam-board>`)}
<button>after</button></body></html>`,
        });
  });
  await page.goto('http://board.test/');
  await page.locator('unjam-board .vehicle').first().waitFor();
  return page;
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));

/** Asks the element something in the page. */
const ask = <T>(page: Page, question: (element: Element) => T | Promise<T>): Promise<T> =>
  page.locator('unjam-board').evaluate(question as never);

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

  test('an unknown vehicle is a problem', async () => {
    const page = await boardPage('interactive');
    await ask(page, (element) => {
      element.movable = 'Q';
    });
    expect(await heard(page)).toEqual([expect.stringMatching(/^problem /)]);
    await ask(page, (element) => {
      element.movable = null;
    });
    await drag(page, 'red car', 1, 0);
    expect(await heard(page)).toEqual(['move red car right 1', 'change X→1']);
  });
});

describe('by keys', () => {
  test('the board is one stop of the Tab key, and arrows across a lane lead to other vehicles', async () => {
    const page = await boardPage('interactive');
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent,
      );
    await page.getByRole('button', { name: 'before' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^red car/);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatch(/^blue car B/);
    await page.keyboard.press('ArrowDown');
    expect(await heard(page)).toEqual(['move blue car B down 1', 'change B↓1']);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('after');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toMatch(/^blue car B/);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toMatch(/^red car/);
    await page.keyboard.press('PageDown');
    expect(await focused()).toMatch(/^blue car B/);
    await page.keyboard.press('PageUp');
    expect(await focused()).toMatch(/^red car/);
    expect(await heard(page)).toEqual([]);
  });

  test('focus() gives the board the focus', async () => {
    const page = await boardPage('interactive');
    const name = await ask(page, (element) => {
      element.focus();
      return element.shadowRoot?.activeElement?.getAttribute('aria-label');
    });
    expect(name).toMatch(/^red car/);
  });
});

describe('a hint', () => {
  test('is the next move of a shortest solution, pointed out', async () => {
    const page = await boardPage('interactive');
    const before = await ask(page, (element) => element.hint().then((move) => move?.words));
    expect(before).toBe('blue car B down 1');
    expect(await page.locator('unjam-board .vehicle.hinted').count()).toBe(1);
    expect(await page.locator('unjam-board .pointer .arrow').count()).toBe(1);
    await drag(page, 'blue car B', 0, 1);
    expect(await page.locator('unjam-board .vehicle.hinted').count()).toBe(0);
    expect(await ask(page, (element) => element.hint().then((move) => move?.words))).toBe('red car right 4');
    await drag(page, 'red car', 4, 0);
    expect(await ask(page, (element) => element.hint().then((move) => move ?? 'none'))).toBe('none');
  });

  test('is ended by a signal', async () => {
    const page = await boardPage('interactive');
    const said = await ask(page, (element) =>
      element.hint({ signal: AbortSignal.abort(new Error('enough')) }).catch((error) => String(error)),
    );
    expect(said).toBe('Error: enough');
  });
});

describe('in a form', () => {
  const form = (element: string) =>
    `<form action="/sent"><fieldset>${element}</fieldset><button type="submit">Send</button></form>`;

  test('it sends what was played, is reset and disabled', async () => {
    const page = await boardPage('interactive name="answer"', form);
    const sent = () =>
      page
        .locator('form')
        .evaluate((element) => [...new FormData(element as HTMLFormElement).entries()].join());
    expect(await sent()).toBe('answer,');
    await drag(page, 'blue car B', 0, 1);
    expect(await sent()).toBe('answer,B↓1');
    await page.locator('form').evaluate((element) => (element as HTMLFormElement).reset());
    expect(await sent()).toBe('answer,');
    expect(await ask(page, ({ state }) => state.join())).toBe('2,0');
    await page.locator('fieldset').evaluate((element) => element.setAttribute('disabled', ''));
    await drag(page, 'blue car B', 0, 1);
    expect(await ask(page, ({ state }) => state.join())).toBe('2,0');
    expect(await sent()).toBe('');
  });

  test('that requires it, it must be solved', async () => {
    const page = await boardPage('interactive name="answer" required', form);
    const valid = () =>
      page.locator('form').evaluate((element) => (element as HTMLFormElement).checkValidity());
    expect(await valid()).toBe(false);
    await page.getByRole('button', { name: 'Send' }).click();
    expect(page.url()).toBe('http://board.test/');
    // the browser leads to the board that is not solved
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label')),
      )
      .toMatch(/^red car/);
    await drag(page, 'blue car B', 0, 1);
    await drag(page, 'red car', 4, 0);
    expect(await valid()).toBe(true);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/sent\?answer=/);
    expect(new URL(page.url()).searchParams.get('answer')).toBe('B↓1 X→4');
  });
});

test('CSS reaches vehicles and labels', async () => {
  const page = await boardPage('interactive');
  const paint = () =>
    page
      .locator('unjam-board .vehicle[aria-label^="blue car B"] path[fill*="coat"]')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].at(-1));
  expect(await paint()).toBe('rgb(61, 124, 201)');
  await page.addStyleTag({
    content: `unjam-board::part(car) { --unjam-coat: rgb(1 2 3) }
unjam-board::part(vehicle-B) { --unjam-coat: rgb(9 200 30) }
unjam-board::part(label) { font-size: 10px }`,
  });
  expect(await paint()).toBe('rgb(9, 200, 30)');
  const label = page.locator('unjam-board .vehicle[aria-label^="blue car B"] text');
  expect(await label.evaluate((one) => getComputedStyle(one).fontSize)).toBe('10px');
});

test('a board that a server wrote is seen without the script, and does not move when the script comes', async () => {
  const page = await emptyPage();
  const html = boardHtml({ board: BOARD, moves: 'B+1', interactive: true });
  // only the parser of a document that is loaded makes declarative shadow roots
  await page.route('http://board.test/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><body><div style="width: 400px">${html}</div><p>below</p></body></html>`,
    }),
  );
  await page.goto('http://board.test/');
  const car = () => page.locator('unjam-board .vehicle[aria-label^="blue car B"] .hit').boundingBox();
  const below = () => page.getByText('below').boundingBox();
  const [before, place] = [await car(), await below()];
  expect(before?.width).toBeGreaterThan(50);
  await page.addScriptTag({
    content: readFileSync(new URL('../../board/dist/unjam-board.js', import.meta.url), 'utf8'),
    type: 'module',
  });
  await page.locator('unjam-board [role=slider]').first().waitFor();
  expect(await car()).toEqual(before);
  expect(await below()).toEqual(place);
  await drag(page, 'blue car B', 0, 1);
  expect(await page.locator('unjam-board').evaluate((element) => (element as Element).played)).toBe('B↓1');
});
