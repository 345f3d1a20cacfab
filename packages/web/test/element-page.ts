// A page with <unjam-board>. The built files are served as any web server would.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { emptyPage } from './browser.ts';

/** A board that is solved by B down 1, X right 4. */
export const BOARD = '....../....../XX..B./....B./....../......';

/** What a page sees of the element. */
export interface Element extends HTMLElement {
  board: string;
  played: string;
  state: readonly number[];
  solved: boolean;
  problem?: { message: string };
  moves: string;
  movable: string | null;
  undo(): boolean;
  redo(): boolean;
  reset(): void;
  hint(options?: { signal?: AbortSignal } | null): Promise<{ label: string; words: string } | undefined>;
}

/** A page with an element, and what was heard of it. */
export async function boardPage(attributes: string, around = (element: string) => element): Promise<Page> {
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

/** What was heard since it was last asked. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));

/** Asks the element something in the page. */
export const ask = <T>(page: Page, question: (element: Element) => T | Promise<T>): Promise<T> =>
  page.locator('unjam-board').evaluate(question as never);
