// The system's Chromium for browser tests, screenshots and icons: found, or installed where that is allowed
// (system-package.mjs).

import { delimiter, join } from 'node:path';
import { canRun, installPackage } from './system-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that stays by itself, also as root in a container. */
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

/** The path of a Chromium that is there, `UNJAM_CHROMIUM` first. */
export function findChromium() {
  const named = process.env.UNJAM_CHROMIUM;
  if (named) {
    if (!canRun(named)) throw new Error(`UNJAM_CHROMIUM is ${named}, which is no program`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...APPLICATIONS,
  ];
  return candidates.find(canRun);
}

/** A Chromium that is there or may be installed: `{ path }`, or `{ missing }`, which says why there is none. */
export function chromiumOrReason() {
  const missing = findChromium() ? undefined : installPackage('chromium', 'the browser tests');
  const path = findChromium();
  return path ? { path } : { missing: missing ?? 'no Chromium was found after it was installed' };
}

/** The path of a Chromium; throws where there is none. */
export function chromium() {
  const { path, missing } = chromiumOrReason();
  if (!path) throw new Error(`${missing}. Install a Chromium, or name it in UNJAM_CHROMIUM`);
  return path;
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(chromium());
