// One browser and one `unjam serve` for all browser tests: each test opens pages on a device of its own in that browser.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOrReason, flags } from '../../../scripts/chromium.mjs';
import { serveApp } from './engines/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached, and where the app is served; empty where there is no browser: tests are skipped. */
    browser: { readonly endpoint: string; readonly app: string };
  }
}

const RULE = '!'.repeat(100);

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { path: executablePath, missing } = chromiumOrReason();
  if (!executablePath) {
    if (process.env.UNJAM_NEEDS_ALL) throw new Error(missing);
    console.warn(`\n${RULE}\nNOT RUN: every browser test: ${missing}\n${RULE}\n`);
    project.provide('browser', { endpoint: '', app: '' });
    return undefined;
  }
  const { address: app, stop } = await serveApp();
  const browser = await chromium.launchServer({ executablePath, args: [...flags] });
  project.provide('browser', { endpoint: browser.wsEndpoint(), app });
  return async () => {
    await browser.close();
    stop();
  };
}
