// States on the map of the lab.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Moves the pointer over the map until it is over a state other than the one that is shown, and gives its place. */
export async function hoverState(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await page.locator('.map').boundingBox()) ?? expect.fail();
  for (let y = 30; y < box.height; y += 9)
    for (let x = 30; x < box.width / 2; x += 9) {
      const at = { x: box.x + x, y: box.y + y };
      await page.mouse.move(at.x, at.y);
      if ((await page.locator('.map-hover').count()) === 0) continue;
      return at;
    }
  throw new Error('there is no state under the pointer');
}
