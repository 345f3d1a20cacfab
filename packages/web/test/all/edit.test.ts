// A board that is too large for the solver, on the pages to which the editor leads.
import { test } from 'vitest';
import { BEST, showBestSolution } from '../best-solution.ts';
import { goTo, useBrowser } from '../browser.ts';

useBrowser();

test('on a board too large for the solver the best solution is found on every page, shown and can be cancelled', async () => {
  const page = await showBestSolution();
  await page.getByRole('button', { name: 'Solve it' }).click();
  const stage = page.locator('.solve-stage');
  await stage.getByText(BEST).waitFor();
  await stage.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByText(/not proved shortest: at least \d+/)
    .first()
    .waitFor();
  await goTo(page, 'play');
  await page.getByRole('toolbar').waitFor();
  // a hint comes from the best solution found in twenty seconds, here by a clock that is five times as fast
  await page.route('**/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const clock = 'const slow = performance.now.bind(performance); performance.now = () => 5 * slow();';
    await route.fulfill({ response: answer, body: `${clock}${await answer.text()}` });
  });
  await page.reload();
  await page.getByRole('toolbar').waitFor();
  await page.keyboard.press('h');
  await page.getByText(/in the red car's way/).waitFor();
});
