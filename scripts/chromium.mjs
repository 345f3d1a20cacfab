// Finds the system's Chromium for browser tests, screenshots and icons, or installs it if that is allowed
// (system-package.mjs).

import { delimiter, join } from 'node:path';
import { canRun, installPackage } from './system-package.mjs';

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

/** The path of an installed Chromium; `UNJAM_CHROMIUM` comes first. */
export function findChromium() {
  const named = process.env.UNJAM_CHROMIUM;
  if (named) {
    if (!canRun(named)) throw new Error(`UNJAM_CHROMIUM is ${named}, which is not a program`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...APPLICATIONS,
  ];
  return candidates.find(canRun);
}

/** An installed Chromium, installed now if allowed: `{ path }`, or `{ missing }`, which says why there is none. */
export function chromiumOrReason() {
  const missing = findChromium() ? undefined : installPackage('chromium', 'the browser tests');
  const path = findChromium();
  return path ? { path } : { missing: missing ?? 'no Chromium was found after it was installed' };
}

/** The path of a Chromium; throws if there is none. */
export function chromium() {
  const { path, missing } = chromiumOrReason();
  if (!path) throw new Error(`${missing}. Install a Chromium, or name it in UNJAM_CHROMIUM`);
  return path;
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(chromium());
