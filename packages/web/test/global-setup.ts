// One browser and one `unjam serve` for all browser tests: each test opens pages on a device of its own in that browser.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOrReason, flags } from '../../../scripts/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached, and where the app is served; empty where there is no browser: tests are skipped. */
    browser: { readonly endpoint: string; readonly app: string };
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

const RULE = '!'.repeat(100);

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { path: executablePath, missing } = chromiumOrReason();
  if (!executablePath) {
    if (process.env.UNJAM_NEEDS_ALL) throw new Error(missing);
    console.warn(`\n${RULE}\nNOT RUN: every browser test: ${missing}\n${RULE}\n`);
    project.provide('browser', { endpoint: '', app: '' });
    return undefined;
  }
  const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json'], {
    cwd: root,
  });
  const app = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()).address));
    server.stderr.once('data', (line: Buffer) => reject(new Error(line.toString())));
  });
  const browser = await chromium.launchServer({ executablePath, args: [...flags] });
  project.provide('browser', { endpoint: browser.wsEndpoint(), app });
  return async () => {
    await browser.close();
    server.kill();
  };
}
