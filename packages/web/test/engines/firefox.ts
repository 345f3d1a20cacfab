// Firefox without a window, by Marionette: the commands of WebDriver as JSON over a plain connection, which every Firefox
// has built in, so that no further program and no library is needed.
// https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Device } from './device.ts';
import { webDriverDevice } from './webdriver.ts';

const commands = {
  navigate: 'WebDriver:Navigate',
  executeAsync: 'WebDriver:ExecuteAsyncScript',
  actions: 'WebDriver:PerformActions',
} as const;

/** How long a start may take on a busy machine, and a script. */
const PATIENCE = 60_000;

/** Settings for a browser that contacts no service by itself and saves files without a question. */
const settings = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': 'data:,',
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.open_pdf_attachments_inline': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
});

/** Starts the Firefox at `path` with a profile of its own. */
export async function startFirefox(path: string): Promise<Device> {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-firefox-'));
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')];
  mkdirSync(profile);
  mkdirSync(downloads);
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(settings(downloads))
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const close = async () => {
    browser.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connection(await portOf(profile));
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } });
    await send('WebDriver:SetTimeouts', { script: PATIENCE });
    await send('WebDriver:SetWindowRect', { width: 1280, height: 900 });
    return webDriverDevice(
      async (command, parameters) => {
        const answer = await send(commands[command], { ...parameters, sandbox: null });
        return command === 'executeAsync' ? (answer as { value: unknown }).value : answer;
      },
      downloads,
      close,
    );
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** The port that the browser chose, which it writes into its profile. */
async function portOf(profile: string): Promise<number> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    try {
      const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
      if (port > 0) return port;
    } catch {
      // not written yet
    }
  }
  throw new Error('Firefox did not start');
}

type SendNamed = (command: string, parameters: unknown) => Promise<unknown>;

/** A message is its length in bytes, a colon, and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, value]`. */
async function connection(port: number): Promise<SendNamed> {
  const socket: Socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: unknown, value: unknown) => void>();
  let received = Buffer.alloc(0);
  let id = 0;
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    waiting.set(0, () => resolve());
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ message: 'Firefox closed the connection' }, undefined);
  });
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // the greeting is an object, answers are lists
      const [, answered, error, value] = Array.isArray(message) ? message : [1, 0, null, message];
      waiting.get(answered)?.(error, value);
      waiting.delete(answered);
    }
  });
  await greeted;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const own = ++id;
      waiting.set(own, (error, value) =>
        error ? reject(new Error(`${command}: ${(error as { message: string }).message}`)) : resolve(value),
      );
      const text = JSON.stringify([0, own, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
