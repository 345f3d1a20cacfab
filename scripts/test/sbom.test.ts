import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the list of what a release is made of has every package of the lockfile and every font, with its hash, and no address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'list.json');
  execFileSync(process.execPath, ['scripts/sbom.mjs', file], { cwd: root });
  const text = readFileSync(file, 'utf8');
  const list = JSON.parse(text);
  expect(list).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'unjam-workspace' } },
  });
  const found = new Set(list.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries<{ name?: string; version?: string; link?: boolean; integrity?: string }>(
    packages,
  )
    .filter(([path, { integrity }]) => path !== '' && integrity !== undefined)
    .map(
      ([path, { name, version }]) => `pkg:npm/${name ?? path.replace(/^.*node_modules\//, '')}@${version}`,
    );
  expect(locked.filter((purl) => !found.has(purl))).toEqual([]);
  expect(found).toContain('pkg:npm/@expo-google-fonts/noto-sans-jp@0.4.3');
  const hashed = list.components.filter(({ hashes }: { hashes?: unknown[] }) => hashes !== undefined);
  expect(hashed.length).toBeGreaterThan(400);
  expect(text).not.toMatch(/https?:\/\/(?!cyclonedx\.org)/);
});
