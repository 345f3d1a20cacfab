// The system's Chromium for browser tests, screenshots and icons: found, or installed where that is possible.
// Nothing is ever downloaded by npm.

import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium that is there, `UNJAM_CHROMIUM` first. */
export function findChromium() {
  const named = process.env.UNJAM_CHROMIUM;
  if (named) {
    if (!runs(named)) throw new Error(`UNJAM_CHROMIUM is ${named}, which is no program`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...APPLICATIONS,
  ];
  return candidates.find(runs);
}

/** The path of a Chromium, installed with apt where there is none and this is root on Debian or its kin. */
export function chromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && runs('/usr/bin/apt-get')) {
    const apt = (...words) => execFileSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium found: install one, or name it in UNJAM_CHROMIUM');
  return installed;
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(chromium());
