// Three of the ten tasks in Chromium; all/engines.test.ts does all of them in three browsers. What the others need (the daily
// puzzle, links, cards, the race, the map) is tested part by part in the files of these pages.

import { test } from 'vitest';
import { useBrowser } from './browser.ts';
import { doInChromium } from './engines/chromium.ts';
import { tasks } from './engines/tasks.ts';

useBrowser();

const three = tasks.filter(({ name }) => ['learn', 'review one', 'draw'].includes(name));

test('there are three of them', ({ expect }) => expect(three).toHaveLength(3));

test.each(three)('Chromium: $name', (task) => doInChromium(task));
