// Finds the system's Chromium for browser tests, screenshots and icons, or installs it if that is allowed
// (system-package.mjs).

import { delimiter, join } from 'node:path';
import { canRun, installPackage, whyNotInstalled } from './system-package.mjs';

/** Chromium without windows: it shows the same pages in half the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that contacts no service by itself and runs as root in a container too. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of an installed Chromium; `UNJAM_CHROMIUM` comes first, and the one without windows first or last. */
export function findChromium({ windowless = false } = {}) {
  const named = process.env.UNJAM_CHROMIUM;
  if (named) {
    if (!canRun(named)) throw new Error(`UNJAM_CHROMIUM is ${named}, which is not a program`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = (names) => folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const full = [...inPath(NAMES), ...APPLICATIONS];
  return (windowless ? [...inPath([SHELL]), ...full] : [...full, ...inPath([SHELL])]).find(canRun);
}

/**
 * An installed Chromium for the browser tests, the one without windows if possible. It is installed now if that is allowed:
 * `{ path }`, or `{ missing }`, which says why there is none.
 */
export function chromiumOrReason() {
  const purpose = 'the browser tests';
  const found = () => findChromium({ windowless: true });
  if (!found()?.endsWith(SHELL) && !process.env.UNJAM_CHROMIUM && !whyNotInstalled())
    installPackage(SHELL, purpose);
  const missing = found() ? undefined : installPackage('chromium', purpose);
  const path = found();
  return path ? { path } : { missing: missing ?? 'no Chromium was found after it was installed' };
}

/** The path of a Chromium, with windows if possible; throws if there is none. */
export function chromium() {
  const found = findChromium();
  if (found) return found;
  const { path, missing } = chromiumOrReason();
  if (!path) throw new Error(`${missing}. Install a Chromium, or name it in UNJAM_CHROMIUM`);
  return path;
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(chromium());
