// The moment of the win: the red car drives out, then the result; sound is offered once.

import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import {
  devicesOr,
  drag,
  revisit,
  SHORT,
  sizes,
  solveShort,
  tool,
  useBrowser,
  vehicle,
  visit,
} from './browser.ts';

useBrowser();

const opacity = (element: Element): number => Number(getComputedStyle(element).opacity);

test.each(devicesOr('phone'))(
  'on a %s the red car drives out with its lights on, and then the result is shown',
  async (_, viewport) => {
    const page = await visit({ hash: `#1/play/${SHORT}`, viewport, reducedMotion: 'no-preference' });
    await page.getByText('· best 2', { exact: true }).waitFor();
    await vehicle(page, 'blue car').focus();
    await page.keyboard.press('ArrowDown');
    await vehicle(page, 'red car').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await vehicle(page, 'red car').locator('.beams').waitFor({ state: 'attached' });
    // the result waits for the car
    expect(await page.locator('.won').count()).toBe(0);
    await page.locator('.won').getByText('Perfect!').waitFor();
    expect(await page.locator('.confetti i').count()).toBe(14);
    await expect.poll(() => vehicle(page, 'red car').evaluate(opacity)).toBe(0);
    // a solution that was undone leaves a car without lights
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(() => vehicle(page, 'red car').evaluate(opacity)).toBe(1);
    expect(await page.locator('.beams').count()).toBe(0);
  },
);

test('without motion the red car stays at the exit with its lights on, and nothing falls', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}`, viewport: sizes.phone, reducedMotion: 'reduce' });
  await solveShort(page);
  await page.locator('.won').getByText('Perfect!').waitFor();
  expect(await page.locator('.beams').count()).toBe(1);
  expect(await vehicle(page, 'red car').evaluate(opacity)).toBe(1);
  expect(await page.locator('.confetti').isVisible()).toBe(false);
});

test('a link with all moves of a solution brings no stars', async () => {
  const page = await revisit(`#1/play/${SHORT}/1d1.0r4`);
  await page.locator('.won').getByText('Solved in 2 moves.').waitFor();
  await page.locator('.won').getByText("That's the fewest possible!").waitFor();
  expect(await page.locator('.won.perfect, .won .stars').count()).toBe(0);
});

test('sound and vibration are offered with the first result, once', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}`, reducedMotion: 'reduce' });
  await solveShort(page);
  const offer = page.getByRole('group', { name: 'Sound and vibration?' });
  await offer.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => offer.count()).toBe(0);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('unjam.settings') ?? ''));
  await expect.poll(stored).toMatchObject({ sounds: true, vibration: true, feelOffered: true });

  // as many moves as there need be are perfect, a move more is not
  expect(await page.locator('.won.perfect').count()).toBe(1);
  const other = await visit({ hash: `#1/play/${SHORT}`, reducedMotion: 'reduce' });
  await other.getByText('· best 2', { exact: true }).waitFor();
  await drag(other, 'red car', 1, 0);
  await drag(other, 'blue car', 0, 1);
  await drag(other, 'red car', 3, 0);
  await other.getByRole('group', { name: 'Sound and vibration?' }).waitFor();
  await other.reload();
  await other.locator('.won').waitFor();
  expect(await other.locator('.won.perfect').count()).toBe(0);
  expect(await other.getByRole('group', { name: 'Sound and vibration?' }).count()).toBe(0);
});

test('a car that is blocked marks what blocks it, by key and by finger', async () => {
  const page = await revisit(`#1/play/${SHORT}/0r2`);
  await vehicle(page, 'red car').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('unjam-board .vehicle.blocking[aria-label^="blue car"]').waitFor();
  await expect.poll(() => page.locator('unjam-board .blocking').count()).toBe(0);
  const moves = await page.locator('.counts strong').textContent();
  await drag(page, 'red car', 3, 0);
  expect(await page.locator('.counts strong').textContent()).toBe(moves);
  expect(await (await tool(page, 'Hint')).isVisible()).toBe(true);
});

testInAll('the settings have sounds and vibration in the order in which they were offered', async () => {
  const page = await revisit(`#1/play/${SHORT}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  const labels = page.locator('dialog .check');
  await labels.last().waitFor();
  expect((await labels.allTextContents()).slice(2, 4)).toEqual(['Sounds', 'Vibration']);
});

test.each(
  someOr(0, [
    ['phone', sizes.phone],
    ['desktop', sizes.desktop],
  ] as const),
)('the head of the result is in line with its sentence on a %s', async (name, viewport) => {
  const page = await visit({ hash: `#1/play/${SHORT}`, viewport, reducedMotion: 'reduce' });
  await solveShort(page);
  await page.locator('.won .perfect-word').waitFor();
  const edges = await page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [result, stars, word] = [box('.won'), box('.won .stars'), box('.won .perfect-word')];
    const sentence = document.createRange();
    sentence.selectNodeContents(document.querySelector('.won p') ?? document.body);
    return {
      before: stars.left - result.left,
      after: result.right - word.right,
      text: sentence.getBoundingClientRect().left - result.left,
    };
  });
  if (name === 'phone') expect(Math.abs(edges.before - edges.after)).toBeLessThan(2);
  else expect(Math.abs(edges.before - edges.text)).toBeLessThan(2);
});
