// Hosts with a faulty atlas, or without one: what the page Atlas says, and that the rest of the app still works.

import { describe, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { atlasIsShown, type Change, hosted, NAME } from './atlas-host.ts';
import { emptyPage, goTo, useBrowser } from './browser.ts';

useBrowser();

describe('a host with a fault: the page says what is wrong, and the app still works', () => {
  test('no ranges: the whole atlas is offered, and then it works', async () => {
    const page = await emptyPage();
    await page.goto(`${await hosted((_, content) => content, false)}#1/atlas`);
    await page.getByText('Only the whole atlas can be loaded: this host does not send parts of').waitFor();
    await page.getByRole('button', { name: 'Load all 0.3 MB' }).click();
    await atlasIsShown(page);
    await page.getByText('7,320 of 7,320 puzzles').waitFor();
  });

  test.each(
    someOr<[string, Change, RegExp]>(2, [
      ['no atlas', () => undefined, /There is no atlas here: this host has no atlases\.json/],
      [
        'records that are cut short',
        (name, content) => (name === `${NAME}.records` ? content.subarray(0, 5000) : content),
        /atlas-5x5\.records on this host is shorter than its manifest says/,
      ],
      [
        'an index that is cut short',
        (name, content) => (name === `${NAME}.index.parquet` ? content.subarray(0, 20_000) : content),
        /atlas-5x5\.index\.parquet on this host is not the file of its manifest: 20000 bytes instead of/,
      ],
      [
        'an index of other bytes',
        (name, content) => (name === `${NAME}.index.parquet` ? Buffer.alloc(content.length, 7) : content),
        /atlas-5x5\.index\.parquet is damaged/,
      ],
      [
        'another version',
        (name, content) =>
          name === `${NAME}.json`
            ? Buffer.from(String(content).replace('"version": 2', '"version": 3'))
            : content,
        /atlas-5x5\.json has version 3 of published atlases; this app reads version 2/,
      ],
    ]),
  )('%s', async (_, change, message) => {
    const page = await emptyPage({ expected: /404|416/ });
    await page.goto(`${await hosted(change)}#1/atlas`);
    await page.getByRole('alert').getByText(message).waitFor();
    await goTo(page, 'play');
    await page.locator('unjam-board .vehicle').first().waitFor();
  });
});
