import { expect, test } from 'vitest';
import { canRun, installPackage, whyNotInstalled } from './system-package.mjs';

test.each([
  ['nobody asked', {}, true, 'nothing is installed unasked: UNJAM_INSTALL=1 allows it'],
  ['CI is switched off', { CI: 'false' }, true, 'nothing is installed unasked: UNJAM_INSTALL=1 allows it'],
  ['CI, but not root', { CI: 'true' }, false, 'only root can install it'],
  ['asked for, but not root', { UNJAM_INSTALL: '1' }, false, 'only root can install it'],
])('no package is installed when %s', (_, env, isRoot, reason) => {
  expect(whyNotInstalled(env, isRoot)).toBe(reason);
});

test.runIf(canRun('/usr/bin/apt-get')).each([[{ CI: 'true' }], [{ UNJAM_INSTALL: '1' }]])(
  'root may install with %j',
  (env) => {
    expect(whyNotInstalled(env, true)).toBeUndefined();
  },
);

test('says in one sentence what is missing', () => {
  const before = { CI: process.env.CI, UNJAM_INSTALL: process.env.UNJAM_INSTALL };
  delete process.env.CI;
  delete process.env.UNJAM_INSTALL;
  try {
    expect(installPackage('chromium', 'the browser tests')).toBe(
      'the browser tests need the Debian package chromium; nothing is installed unasked: UNJAM_INSTALL=1 allows it',
    );
  } finally {
    Object.assign(process.env, before);
    for (const [name, value] of Object.entries(before)) if (value === undefined) delete process.env[name];
  }
});
