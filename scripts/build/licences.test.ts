import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licenceOf } from './licences.mjs';

function installed(manifest: object, text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-licence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  if (text !== undefined) writeFileSync(join(folder, 'LICENCE.md'), text);
  return folder;
}

test('the text of a package is its own', () => {
  const folder = installed({ name: 'a', license: 'ISC' }, '\nAs I say.\n');
  expect(licenceOf(folder)).toBe('a 1.0.0, ISC\n\nAs I say.\n');
});

test.each([
  [{ name: 'b', author: 'Ann <ann@b>' }, 'Copyright (c) Ann\n'],
  [{ name: 'b', author: { name: 'Ben' } }, 'Copyright (c) Ben\n'],
  [{ name: 'b' }, 'Copyright (c) the authors of b\n'],
])('%j declares MIT without a text: it gets the usual one', (manifest, copyright) => {
  const text = licenceOf(installed({ ...manifest, license: 'MIT' }));
  expect(text).toContain(copyright);
  expect(text).toContain(
    'The above copyright notice and this permission notice shall be included in all copies',
  );
});

test.each([[{ name: 'c', license: 'BSD-3-Clause' }], [{ name: 'c' }]])(
  '%j without a text: no build',
  (manifest) => {
    expect(() => licenceOf(installed(manifest))).toThrow(
      /^c 1\.0\.0 is bundled and has no text of its licence/,
    );
  },
);

test('what a decoder contains of another project is said', () => {
  expect(licenceOf(installed({ name: '@cwasm/webp', license: 'MIT' }))).toMatch(
    /libwebp:\n\nCopyright \(c\) 2010, Google/,
  );
});
