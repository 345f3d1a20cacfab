// The element as a field of a form.

import { expect, test } from 'vitest';
import { drag, useBrowser } from './browser.ts';
import { ask, boardPage } from './element-page.ts';

useBrowser();

const form = (element: string) =>
  `<form action="/sent"><fieldset>${element}</fieldset><button type="submit">Send</button></form>`;

test('a form sends what was played, resets the board and disables it', async () => {
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

test('a form that requires the board is sent only when it is solved', async () => {
  const page = await boardPage('interactive name="answer" required', form);
  const valid = () =>
    page.locator('form').evaluate((element) => (element as HTMLFormElement).checkValidity());
  expect(await valid()).toBe(false);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(page.url()).toBe('http://board.test/');
  // the browser gives the focus to the board that is not solved
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

// such as jsdom, in which programs test their components
test('a host without fields of forms, media and styles plays, and takes a board away', async () => {
  const page = await boardPage(
    'interactive required',
    (element) => `<script>
for (const name of ['setFormValue', 'setValidity']) delete ElementInternals.prototype[name];
delete globalThis.matchMedia;
delete CSSStyleSheet.prototype.replaceSync;
globalThis.wrong = [];
addEventListener('error', ({ message }) => wrong.push(message));
</script>${element}`,
  );
  await drag(page, 'blue car B', 0, 1);
  expect(await ask(page, (element) => element.played)).toBe('B↓1');
  expect(await ask(page, (element) => element.undo())).toBe(true);
  await ask(page, (element) => element.remove());
  expect(
    await page.evaluate(() => [typeof matchMedia, (globalThis as unknown as { wrong: string[] }).wrong]),
  ).toEqual(['undefined', []]);
});
