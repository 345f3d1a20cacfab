// The charts of the page Atlas: what a press on one chooses, and what chooses nothing.
import { expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { openAtlas } from './atlas-host.ts';
import { sizes, useBrowser } from './browser.ts';

useBrowser();

test('the button of a menu, a drag that Escape ends and a second finger choose nothing of a chart', async () => {
  const page = await openAtlas({ hasTouch: true });
  const box = (await page.locator('.brush svg').first().boundingBox()) ?? expect.fail();
  const at = (part: number): [number, number] => [box.x + part * box.width, box.y + part * box.height];
  const least = () => page.getByLabel('Min moves').inputValue();
  await page.mouse.click(...at(0.5), { button: 'right' });
  expect(await least()).toBe('');
  await page.mouse.move(...at(0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.6), { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect([await least(), await page.locator('.brush .part').count()]).toEqual(['', 0]);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part, id) => ({ x: at(part)[0], y: at(0.5)[1], id })),
    });
  await touch('touchStart', 0.3);
  await touch('touchMove', 0.4);
  await touch('touchStart', 0.4, 0.9);
  await touch('touchMove', 0.42, 0.95);
  await touch('touchEnd', 0.42);
  await touch('touchEnd');
  // of 22 columns
  expect([await least(), await page.getByLabel('Max moves').inputValue()]).toEqual(['6', '9']);
});

testInAll('a finger that moves up over a chart scrolls the page and chooses nothing', async () => {
  const page = await openAtlas({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  const box = (await page.locator('.brush svg').first().boundingBox()) ?? expect.fail();
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let up = 20; up <= 200; up += 20) {
    const touchPoints = [{ x, y: y - up }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await page.getByLabel('Min moves').inputValue()).toBe('');
});
