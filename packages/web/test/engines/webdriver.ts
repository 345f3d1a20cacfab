// A browser that speaks the commands of WebDriver (https://www.w3.org/TR/webdriver2/), over whatever connection.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Device, NamedKey, PointerStep } from './device.ts';

/** The commands that the tests need, and their parameters as the standard has them. */
export type Send = (
  command: 'navigate' | 'executeAsync' | 'actions',
  parameters: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** The code points that stand for keys without a character. */
const codes: Readonly<Record<NamedKey, string>> = {
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

const codeOf = (key: string): string => codes[key as NamedKey] ?? key;

/** A function whose promise ends the script: its value, or the text of its error. */
const SCRIPT = `
  const done = arguments[arguments.length - 1];
  (async () => (SOURCE)(...arguments[0]))().then(
    (value) => done({ value: value === undefined ? null : value }),
    (error) => done({ error: String(error) }),
  );
`;

const pointerAction = (step: PointerStep): Readonly<Record<string, unknown>> => {
  switch (step.kind) {
    case 'move':
      return {
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        x: Math.round(step.x),
        y: Math.round(step.y),
      };
    case 'pause':
      return { type: 'pause', duration: step.milliseconds };
    case 'down':
      return { type: 'pointerDown', button: 0 };
    case 'up':
      return { type: 'pointerUp', button: 0 };
  }
};

/** How long a file may take to be saved. */
const PATIENCE = 20_000;

/** Waits for a file in a folder. Browsers write under another name until it is complete, or an empty file first. */
async function savedIn(folder: string, name: string): Promise<Buffer> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    const content = readdirSync(folder).includes(name) ? readFileSync(join(folder, name)) : Buffer.alloc(0);
    if (content.length > 0 && readdirSync(folder).length === 1) return content;
  }
  throw new Error(`no file ${name} was saved; there are ${readdirSync(folder).join(', ') || 'none'}`);
}

/**
 * A device over WebDriver.
 *
 * @param downloads - the folder into which the browser saves files, empty at first
 */
export const webDriverDevice = (send: Send, downloads: string, close: () => Promise<void>): Device => ({
  close,
  saved: (name) => savedIn(downloads, name),
  open: async (url) => {
    await send('navigate', { url });
  },
  run: async (source, args) => {
    const answer = await send('executeAsync', {
      script: SCRIPT.replace('SOURCE', () => source),
      args: [args],
    });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  },
  point: async (steps) => {
    await send('actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: steps.map(pointerAction),
        },
      ],
    });
  },
  key: async (key) => {
    await send('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: codeOf(key) },
            { type: 'keyUp', value: codeOf(key) },
          ],
        },
      ],
    });
  },
});
