// Installs a Debian package that tests need, if that is allowed: as root, on Debian or a relative, on a machine that is
// marked as CI (`CI=true`) or if the user asked for it (`UNJAM_INSTALL=1`). It prints what it does first. npm never
// downloads such programs.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Whether a file exists and may be executed. */
export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isYes = (value) => value !== undefined && !['', '0', 'false', 'no'].includes(value.toLowerCase());

/** Why a package may not be installed here; undefined if it may. */
export function whyNotInstalled(env = process.env, isRoot = process.getuid?.() === 0) {
  if (!isYes(env.CI) && !isYes(env.UNJAM_INSTALL))
    return 'nothing is installed unasked: UNJAM_INSTALL=1 allows it';
  if (!isRoot) return 'only root can install it';
  if (!canRun('/usr/bin/apt-get')) return 'there is no apt-get here';
  return undefined;
}

/**
 * Installs a package with apt, or returns why not.
 *
 * @param name The package, such as `chromium`.
 * @param purpose What needs it, such as `the browser tests`.
 * @returns Undefined once it is installed; otherwise one sentence.
 */
export function installPackage(name, purpose) {
  const reason = whyNotInstalled();
  if (reason) return `${purpose} need the Debian package ${name}; ${reason}`;
  console.warn(`unjam: installing the Debian package ${name} with apt-get, which ${purpose} need`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status } = spawnSync('apt-get', words, options);
    if (status !== 0) return `${purpose} need the Debian package ${name}; apt-get ${words[0]} failed`;
  }
  return undefined;
}
