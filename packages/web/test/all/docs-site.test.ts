// Every page of the documentation site, but of the hundreds of pages of single functions, which one program makes, each sixth;
// docs-site.test.ts looks at one page of each kind.
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { useSite } from '../docs-site.ts';

useBrowser();
const site = useSite();

const isOfFunction = (path: string) => /^api\/[^/]+\/[^/]+\.html$/.test(path);

test('axe finds no problem on any page, light or dark', async () => {
  const all = site.pages();
  const functions = all.filter(isOfFunction);
  const others = all.filter((path) => !isOfFunction(path));
  expect(functions.length).toBeGreaterThan(200);
  expect(others.length).toBeGreaterThan(40);
  const pages = [...others, ...functions.filter((_, i) => i % 6 === 0)];
  expect(await site.problemsOn(pages, 'structure')).toEqual([]);
  expect(
    await site.problemsOn(
      ['index.html', 'formats.html', 'searches.html', 'api/search.html', 'records.html'],
      'colours',
    ),
  ).toEqual([]);
});
