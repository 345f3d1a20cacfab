// The map and the race of the lab; all/lab.test.ts has a map of many states, and one without WebGL.
import { finishTask, tryParseBoard } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';
import { describe, expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { bytesOf, devicesOr, goTo, revisit, SHORT, useBrowser, visit } from './browser.ts';
import { hoverState } from './map-states.ts';

useBrowser();

describe('the map', () => {
  testInAll('a larger cluster shows its first 30,000 states and says so', async () => {
    // 12 by 12 with a car in every second row
    const rows = Array.from({ length: 12 }, (_, row) =>
      row === 5
        ? 'XX..........'
        : row % 2 === 0
          ? `${String.fromCharCode(65 + row).repeat(2)}..........`
          : '.'.repeat(12),
    );
    const page = await revisit('#1/edit');
    await page.getByLabel('Paste a board in any format').fill(rows.join('\n'));
    await page.getByRole('button', { name: 'Play it' }).click();
    await goTo(page, 'lab');
    await page.getByText(/^30,000 states \(the first of more\)/).waitFor();
  });

  testInAll('where it has not all states, its distances are called bounds', async () => {
    const page = await revisit('#1/lab/xoABBBCoADDECXXFoEoGoFHHoGIIJKLLooJK');
    await page
      .getByText('30,000 states (the first of more), 1 solved. Through other states the exit may be nearer.')
      .waitFor();
    await page.getByText('At most 37 moves from the exit.').waitFor();
    const feet = await page
      .locator('.histogram rect')
      .evaluateAll((bars) =>
        bars.map((bar) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height'))),
      );
    expect(feet.length).toBeGreaterThan(30);
    for (const foot of feet) expect(foot).toBeCloseTo(30);
    expect(await page.locator('.legend').getByText('no way to the exit').count()).toBe(0);
  });

  test('of a board without a solution it names no distances', async () => {
    const page = await revisit(`#1/lab/${encodeURIComponent('.../XXA/..A')}`);
    await page
      .locator('.wander-side .muted')
      .getByText(/^\d states?, 0 solved\.$/)
      .waitFor();
    expect(await page.getByText('States by distance').count()).toBe(0);
    await page.evaluate(() => {
      location.hash = location.hash.replace('lab', 'solve');
    });
    await page.getByText('This board has no solution').waitFor();
    expect(await page.getByText(/All \d+ states? were searched/).count()).toBe(0);
  });

  test('shows the board under the pointer, goes there, shows the way and the moves made, gives a picture and a table', async () => {
    const page = await revisit(`#1/lab/${SHORT}/1d1`);
    await page.locator('.map canvas.overlay').waitFor();
    await page.getByText('your moves').waitFor();
    // no state is below the tools
    const [map, tools] = [
      await page.locator('.map').boundingBox(),
      await page.locator('.map-tools').boundingBox(),
    ];
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Picture (PNG)' }).click(),
    ]);
    expect((await bytesOf(picture)).subarray(1, 4).toString()).toBe('PNG');
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Table (CSV)' }).click(),
    ]);
    const rows = (await bytesOf(table)).toString().trimEnd().split('\n');
    expect(rows[0]).toBe('state,moves_to_exit,A,B,neighbours');
    const count = await page.getByText(/^\d+ states, /).textContent();
    expect(`${rows.length - 1} states`).toBe(count?.split(',')[0]);
    const { x, y } = await hoverState(page);
    expect(await page.locator('.map-hover .vehicle').count()).toBe(2);
    await page.mouse.click(x, y, { button: 'right' });
    await page.waitForTimeout(200);
    expect(page.url()).not.toContain('/@');
    await page.mouse.click(x, y);
    await expect.poll(() => page.url()).toContain('/@');
  });
});

test.each(devicesOr())(
  'a drag moves the map, the wheel enlarges it, and Fit shows all of it: %s',
  async (_, viewport) => {
    const page = await visit({
      hash: `#1/lab/${SHORT}/1d1`,
      viewport,
      reducedMotion: 'reduce',
      // the test reads pixels of the map
      expected: /willReadFrequently/,
    });
    /** Where the first mark on the map is, and how far the last is from it, in pixels of the screen. */
    const marks = () =>
      page.locator('.map canvas.overlay').evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        const columns = Array.from({ length: width }, (_, x) =>
          Array.from({ length: height }, (__, y) => pixels[4 * (y * width + x) + 3]).some(Boolean),
        );
        const [first, last] = [columns.indexOf(true), columns.lastIndexOf(true)];
        return { first, span: first < 0 ? 0 : last - first };
      });
    const { x, y, width, height } = (await page.locator('.map').boundingBox()) ?? expect.fail();
    const [middle, half] = [x + width / 2, y + height / 2];
    let before = { first: -1, span: 0 };
    // the layout becomes better for some seconds
    const isSettled = async (): Promise<boolean> => {
      const last = before;
      before = await marks();
      return before.span > 0 && before.first === last.first && before.span === last.span;
    };
    await expect.poll(isSettled, { interval: 400, timeout: 20_000 }).toBe(true);
    await page.mouse.move(middle, half);
    await page.mouse.down();
    await page.mouse.move(middle + 40, half, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await marks()).first - before.first).toBe(40);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await marks()).span < 0.9 * before.span).toBe(true);
    await page.getByRole('button', { name: 'Fit' }).click();
    await expect.poll(marks).toEqual(before);
  },
);

test('moves on another board are opened while a map is shown', async () => {
  const page = await visit({ hash: `#1/lab/${SHORT}` });
  await page.getByText(/^21 states/).waitFor();
  await page.evaluate(() => {
    location.hash = '#1/lab/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM/11u1';
  });
  await page.getByText(/^2,332 states/).waitFor();
});

test('a race shows the counts of the algorithms', async () => {
  const board = tryParseBoard('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
  if (!board.ok) throw new Error(board.error.message);
  const expected = ['bfs', 'a-star'].map((id) => {
    const { stats } = finishTask(algorithmById(id)?.run(board.value, { metric: 'moves' }) ?? expect.fail());
    return [stats.expanded, stats.generated, stats.peakFrontier].map((n) => n.toLocaleString('en'));
  });
  const page = await revisit('#1/lab/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('button', { name: 'Race' }).click();
  await page.getByRole('table').waitFor();
  const rows = await page
    .locator('.race-table tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  expect(rows[0]).toEqual(['60', '60']);
  expect(rows.slice(3, 6)).toEqual([0, 1, 2].map((i) => expected.map((counts) => counts[i])));
  // another choice is another race
  await page.getByLabel('Second').selectOption('planning');
  await page.getByRole('table').waitFor({ state: 'detached' });
  await page.locator('.goals li').first().waitFor();
});

test('a race for the fewest steps counts those of one vehicle that follow each other as one move', async () => {
  const page = await revisit('#1/lab/....%2F.CCC%2F...A%2F...A%2F.XXD%2FBBBD');
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('radio', { name: 'steps' }).check();
  await page.getByRole('button', { name: 'Race' }).click();
  const lengths = () =>
    page
      .locator('.race-table tbody tr')
      .evaluateAll((rows) => rows.slice(0, 2).map((row) => row.querySelector('td')?.textContent));
  await expect.poll(lengths).toEqual(['4', '6']);
});

test.each(devicesOr())(
  'from the result to a race, in which the search that needs fewer states is first over the line: %s',
  async (_, viewport) => {
    const page = await visit({ hash: `#1/play/${SHORT}/1d1.0r4`, viewport });
    await page.locator('.won').getByRole('link', { name: 'Race of searches' }).click();
    await page.getByRole('radio', { name: 'Slow' }).check();
    const tracks = page.locator('.track');
    const left = (lane: number) =>
      tracks
        .nth(lane)
        .locator('.racer')
        .evaluate((car) => car.getBoundingClientRect().left);
    const [start, otherStart] = await Promise.all([left(0), left(1)]);
    // the page notes all that the two tracks show: polls of a busy machine would miss who is first
    const noted = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const look = () => {
        const now = [...document.querySelectorAll('.track')].map((one) => one.className).join(', ');
        if (now !== seen.at(-1)) seen.push(now);
      };
      const lanes = document.querySelector('.lanes');
      if (lanes) new MutationObserver(look).observe(lanes, { subtree: true, attributes: true });
      return seen;
    });
    await page.getByRole('button', { name: 'Race', exact: true }).click();
    await expect.poll(() => page.locator('.track.there').count()).toBe(2);
    const places = await noted.jsonValue();
    // A* is there while breadth-first search is on its way
    expect(places.slice(-2)).toEqual([
      'track lane-0, track lane-1 there wins',
      'track lane-0 there, track lane-1 there wins',
    ]);
    expect(await left(0)).toBeGreaterThan(start);
    const [head, bottom] = await Promise.all([
      tracks.first().boundingBox(),
      page.locator('.lanes').evaluate((lanes) => lanes.getBoundingClientRect().bottom),
    ]);
    // the race is in sight
    expect([(head?.y ?? -1) >= 0, bottom <= viewport.height]).toEqual([true, true]);
    // as far over the line as each other
    await expect
      .poll(async () => Math.round((await left(0)) - start - ((await left(1)) - otherStart)))
      .toBe(0);
  },
);

test.each(
  someOr(0, [
    ['How close was I?', 'Map'],
    ['Race of searches', 'Race'],
  ] as const),
)('%s in a new tab shows the %s', async (name, view) => {
  const won = await visit({ hash: `#1/play/${SHORT}/1d1.0r4` });
  const link = won.locator('.won').getByRole('link', { name });
  const page = await visit({ hash: (await link.getAttribute('href')) ?? '' });
  expect(await page.getByRole('radio', { name: view }).isChecked()).toBe(true);
});

test('a race shows each state that a search expands, with its frontier and depth', async () => {
  const page = await visit({ hash: `#1/lab/${SHORT}`, reducedMotion: 'no-preference' });
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('radio', { name: 'Slow' }).check();
  // everything that the first lane shows is noted in the page: a busy machine would miss it from here
  const noted = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    const look = () => {
      const counts = [...document.querySelectorAll('.lane:first-child dd')].map((dd) => dd.textContent ?? '');
      if (counts.length > 0) seen.push(counts);
    };
    const lanes = document.querySelector('.lanes');
    if (lanes)
      new MutationObserver(look).observe(lanes, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await page.getByRole('button', { name: 'Race' }).click();
  // breadth-first search expands the start first, then the states one move away
  const withDepth = async (depth: string) =>
    (await noted.jsonValue()).find(([, , now]) => now === depth) ?? [];
  await expect.poll(async () => Number((await withDepth('0'))[1])).toBeGreaterThan(0);
  await expect.poll(async () => (await withDepth('1')).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  expect(await page.getByText('Finished: 2 moves.').count()).toBe(2);
});
