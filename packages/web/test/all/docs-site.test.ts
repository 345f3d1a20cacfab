// Every page of the documentation site; docs-site.test.ts looks at one of each kind.
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { useSite } from '../docs-site.ts';

useBrowser();
const site = useSite();

test('axe finds no problem on any page, light or dark', async () => {
  const pages = site.pages();
  expect(pages.length).toBeGreaterThan(40);
  expect(await site.problemsOn(pages, 'structure')).toEqual([]);
  expect(
    await site.problemsOn(
      ['index.html', 'formats.html', 'searches.html', 'api/search.html', 'records.html'],
      'colours',
    ),
  ).toEqual([]);
});
