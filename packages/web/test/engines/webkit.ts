// WebKit as GNOME's browsers have it: its own small browser in a display without a screen, by WebDriver over HTTP.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Device } from './device.ts';
import { webDriverDevice } from './webdriver.ts';

const commands = { navigate: 'url', executeAsync: 'execute/async', actions: 'actions' } as const;

/** How long a start may take on a busy machine, and a script. */
const PATIENCE = 60_000;

/** Starts a display, the driver and its browser, with a home folder of their own. */
export async function startWebKit(programs: {
  readonly driver: string;
  readonly display: string;
}): Promise<Device> {
  const home = mkdtempSync(join(tmpdir(), 'unjam-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  const started: ChildProcess[] = [];
  const close = async () => {
    // the driver first, which ends its browser
    for (const program of started.reverse()) {
      const ended = new Promise((resolve) => program.once('exit', resolve));
      if (program.exitCode === null && program.kill()) await ended;
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = spawn(
      programs.display,
      ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const number = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim()));
      screen.once('exit', () => reject(new Error('Xvfb did not start')));
      screen.once('error', reject);
    });
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        HOME: home,
        XDG_CONFIG_HOME: join(home, '.config'),
        XDG_DATA_HOME: join(home, '.local'),
        XDG_CACHE_HOME: join(home, '.cache'),
        GDK_BACKEND: 'x11',
        // without these it waits for a graphics card for ever
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    started.push(driver);
    const send = async (path: string, body?: unknown, method = 'POST'): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      });
      const { value } = (await answer.json()) as { value: unknown };
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
      return value;
    };
    await untilReady(() => send('status', undefined, 'GET'));
    const session = (await send('session', {
      capabilities: { alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE } } },
    })) as { sessionId: string };
    const own = `session/${session.sessionId}`;
    await send(`${own}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
    return webDriverDevice(
      (command, parameters) => send(`${own}/${commands[command]}`, parameters),
      downloads,
      async () => {
        await send(own, undefined, 'DELETE').catch(() => {});
        await close();
      },
    );
  } catch (reason) {
    await close();
    throw reason;
  }
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    try {
      await ask();
      return;
    } catch {
      // not listening yet
    }
  }
  throw new Error('WebKitWebDriver did not start');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
