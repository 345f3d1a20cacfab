// Chromium, as the other browser tests use it, as a device of the tasks.

import type { Download, Page } from 'playwright-core';
import { bytesOf } from '../browser.ts';
import type { Device } from './device.ts';

/** A page as a device. */
export function chromiumDevice(page: Page): Device {
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  return {
    open: async (address) => {
      await page.goto(address);
    },
    // a string is an expression, in which the arguments are written as JSON
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    point: async (steps) => {
      for (const step of steps) {
        if (step.kind === 'move') await page.mouse.move(step.x, step.y);
        else if (step.kind === 'pause') await page.waitForTimeout(step.milliseconds);
        else await page.mouse[step.kind]();
      }
    },
    key: (key) => page.keyboard.press(key),
    saved: async (name) => {
      const coming = saved.find((one) => one.suggestedFilename() === name);
      return bytesOf(coming ?? (await page.waitForEvent('download')));
    },
    close: async () => {},
  };
}
