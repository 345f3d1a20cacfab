// The app in every language: on four pages no text of several words is left in English and nothing is cut off on a small phone;
// boards are not mirrored.

import { expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { commonText } from '../src/app/language/english/common.ts';
import { playText } from '../src/app/language/english/play.ts';
import { puzzlesText } from '../src/app/language/english/puzzles.ts';
import { settingsText } from '../src/app/language/english/settings.ts';
import { languageNames } from '../src/app/language/language-names.ts';
import { languages } from '../src/app/language/languages.ts';
import { findings } from './axe.ts';
import { SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

/** Texts of several words, which no other language has. */
const english = [commonText(), playText(), puzzlesText(), settingsText()]
  .flatMap((section) => Object.values<unknown>(section))
  .filter((text): text is string => typeof text === 'string' && text.includes(' '));

test.each(someOr(1, languages.filter(({ code }) => code !== 'en').reverse()))(
  '$code',
  async ({ code, tag, direction }) => {
    const page = await visit({
      hash: `#1/play/${SHORT}`,
      locale: tag,
      viewport: { width: 360, height: 740 },
    });
    await page.locator('unjam-board .vehicle').first().waitFor();
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([tag, direction]);
    // the red car stands at the left, its exit is at the right
    const red = await page.locator('unjam-board .vehicle').first().boundingBox();
    expect(red?.x).toBeLessThan(180);
    for (const to of ['play', 'ladder', 'daily', 'statistics']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#1/${to}`);
      await page.locator('h1').first().waitFor();
      const text = await page.locator('body').innerText();
      expect(english.filter((one) => text.includes(one))).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([to, wide]).toEqual([to, 0]);
    }
    expect(await findings(page, 'structure')).toEqual([]);
    // the choice in Settings changes the page at once
    await page.locator('.bar-end button').last().click();
    const choice = page.locator('dialog select').first();
    await choice.waitFor();
    expect(await choice.locator('option').allInnerTexts()).toContain(languageNames[code]);
    await choice.selectOption('en');
    await page.locator('dialog h2', { hasText: 'Settings' }).waitFor();
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['en', 'ltr']);
  },
);
