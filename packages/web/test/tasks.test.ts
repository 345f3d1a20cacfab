// The ten tasks in Chromium; test/all/engines.test.ts does them in Firefox and WebKit.

import { test } from 'vitest';
import { appAddress, emptyPage, useBrowser } from './browser.ts';
import { chromiumDevice } from './engines/chromium.ts';
import { expectDocumented } from './engines/documented.ts';
import { Player } from './engines/player.ts';
import { tasks } from './engines/tasks.ts';

useBrowser();

// the puzzle of a day may take fifty moves
test.each(tasks)('Chromium: $name', { timeout: 180_000 }, async (task) => {
  const page = await emptyPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const player = new Player(chromiumDevice(page), appAddress());
  await player.begin();
  await task.run(player);
  expectDocumented(task, player.presses);
});
