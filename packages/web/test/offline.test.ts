// The service worker: the app without a network; all/offline.test.ts serves other programs at the same address.
import { test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { untilStored } from './stored-app.ts';

useBrowser();

test('the app opens offline, with its puzzles, solver and lab', async () => {
  const page = await visit({ offline: true });
  await untilStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('unjam-board .vehicle').first().waitFor();
  await page.keyboard.press('h');
  await page.getByText("Nothing is in the red car's way.").waitFor();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.locator('.rung').first().waitFor();
  await page.getByRole('link', { name: 'Lab' }).click();
  await page
    .getByText(/\d+ states/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
});
