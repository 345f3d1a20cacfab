// Finds the system's Firefox and WebKit, in which the tasks of the app are tested as in Chromium. Installs them if they are
// missing and that is allowed (system-package.mjs).

import { delimiter, join } from 'node:path';
import { canRun, installPackage } from './system-package.mjs';

/** The path of a program by its names; a variable of the environment comes first. */
function find(variable, names) {
  const named = process.env[variable];
  if (named) {
    if (!canRun(named)) throw new Error(`${variable} is ${named}, which is not a program`);
    return named;
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun);
}

const findFirefox = () => find('UNJAM_FIREFOX', ['firefox-esr', 'firefox']);
const findDriver = () => find('UNJAM_WEBKIT_DRIVER', ['WebKitWebDriver']);
const findDisplay = () => find('UNJAM_XVFB', ['Xvfb']);

/** An installed Firefox, installed now if allowed: `{ path }`, or `{ missing }`, which says why there is none. */
export function firefoxOrReason() {
  const missing = findFirefox() ? undefined : installPackage('firefox-esr', 'the tasks in Firefox');
  const path = findFirefox();
  return path ? { path } : { missing: missing ?? 'no Firefox was found after it was installed' };
}

/**
 * WebKit's driver, which starts its own browser, and a display for it, installed now if allowed: `{ driver, display }`, or
 * `{ missing }`, which says why there are none.
 */
export function webKitOrReason() {
  const purpose = 'the tasks in WebKit';
  const missing =
    (findDriver() ? undefined : installPackage('webkit2gtk-driver', purpose)) ??
    (findDisplay() ? undefined : installPackage('xvfb', purpose));
  const [driver, display] = [findDriver(), findDisplay()];
  return driver && display
    ? { driver, display }
    : { missing: missing ?? 'no WebKit was found after it was installed' };
}
