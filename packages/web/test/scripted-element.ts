// An empty page on which a script makes the element. The element's file is the built one.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { emptyPage } from './browser.ts';

/** The code of the element. */
export const source = readFileSync(new URL('../../board/dist/unjam-board.js', import.meta.url), 'utf8');

/** An empty page with one board and a list of its events. */
export async function scriptedPage(attributes: Record<string, string>): Promise<Page> {
  const page = await emptyPage();
  await page.addScriptTag({ content: source, type: 'module' });
  await page.evaluate((attributes) => {
    document.documentElement.lang = 'en';
    const element = document.createElement('unjam-board');
    element.setAttribute('style', 'width: 408px; aspect-ratio: var(--unjam-ratio, 1)');
    const heard: string[] = [];
    for (const name of ['unjam-move', 'unjam-solved', 'unjam-problem'])
      document.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent;
        heard.push(`${name} ${detail.words ?? detail.message ?? JSON.stringify(detail)}`);
      });
    Object.assign(globalThis, { heard });
    document.body.append(element);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }, attributes);
  return page;
}

/** All that was heard. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

/** What a screen reader hears of each vehicle. */
export const names = (page: Page): Promise<(string | null)[]> =>
  page.locator('unjam-board .vehicle').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** A board that is solved by B down 1, X right 4. */
export const BOARD = '......\n......\nXX..B.\n....B.\n......\n......';
