// The ten tasks in Chromium, and in Firefox and WebKit, each of which is started once and also reads a large picture.

import { afterAll, beforeAll, describe, test } from 'vitest';
import { firefoxOrReason, webKitOrReason } from '../../../../scripts/engines.mjs';
import { useBrowser } from '../browser.ts';
import { doInChromium } from '../engines/chromium.ts';
import type { Device } from '../engines/device.ts';
import { expectDocumented } from '../engines/documented.ts';
import { startFirefox } from '../engines/firefox.ts';
import { readLargePicture } from '../engines/large-picture.ts';
import { Player } from '../engines/player.ts';
import { serveApp } from '../engines/serve.ts';
import { tasks } from '../engines/tasks.ts';
import { startWebKit } from '../engines/webkit.ts';

describe('Chromium', () => {
  useBrowser();

  test.each(tasks)('$name', (task) => doInChromium(task));
});

const RULE = '!'.repeat(100);

const engines: readonly (readonly [string, () => Promise<Device> | string])[] = [
  [
    'Firefox',
    () => {
      const { path, missing = '' } = firefoxOrReason();
      return path ? startFirefox(path) : missing;
    },
  ],
  [
    'WebKit',
    () => {
      const { driver, display, missing = '' } = webKitOrReason();
      return driver && display ? startWebKit({ driver, display }) : missing;
    },
  ],
];

describe.each(engines)('%s', (name, start) => {
  let device: Device | undefined;
  let server: Awaited<ReturnType<typeof serveApp>> | undefined;
  beforeAll(async () => {
    const starting = start();
    if (typeof starting === 'string') {
      if (process.env.UNJAM_NEEDS_ALL) throw new Error(starting);
      console.warn(`\n${RULE}\nNOT RUN: the ten tasks in ${name}: ${starting}\n${RULE}\n`);
      return;
    }
    [device, server] = await Promise.all([starting, serveApp()]);
  }, 600_000);
  afterAll(async () => {
    await device?.close();
    server?.stop();
  });

  test.for(tasks)('$name', { timeout: 300_000 }, async (task, { skip }) => {
    if (!device || !server) return skip(`there is no ${name}`);
    const player = new Player(device, server.address);
    await player.begin();
    await task.run(player);
    expectDocumented(task, player.presses);
  });

  test('reads a large picture', { timeout: 300_000 }, async ({ skip }) => {
    if (!device || !server) return skip(`there is no ${name}`);
    const player = new Player(device, server.address);
    await player.begin();
    await readLargePicture(player);
  });
});
