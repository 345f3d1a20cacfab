// The tasks in Chromium, as the other browser tests use it.

import type { Download, Page } from 'playwright-core';
import { appAddress, bytesOf, emptyPage } from '../browser.ts';
import type { Device } from './device.ts';
import { expectDocumented } from './documented.ts';
import { Player } from './player.ts';
import type { Task } from './tasks.ts';

/** A page as a device. */
function chromiumDevice(page: Page): Device {
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

/** Does a task on a device of its own, and compares what was pressed with the documentation. */
export async function doInChromium(task: Task): Promise<void> {
  const page = await emptyPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const player = new Player(chromiumDevice(page), appAddress());
  await player.begin();
  await task.run(player);
  expectDocumented(task, player.presses);
}
