// Whoever installs the command alone installs little: it is packed as it would be published, installed into an empty folder, and
// weighed. The packages that it depends on come from npm's cache, or from the registry.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, scratch } from '../command.ts';

const MEGABYTE = 1_000_000;

/** The bytes of all files in a folder. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

test('the command without the atlas: under 30 MB and 25 packages, and it says how to add the atlas', ({
  skip,
}) => {
  const folder = scratch();
  const tarballs = ['cli', 'web'].map((name) => {
    const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ filename }]: [{ filename: string }] = JSON.parse(packed);
    return `./${filename}`;
  });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const installed = spawnSync(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs],
    { cwd: folder, encoding: 'utf8' },
  );
  if (
    installed.status !== 0 &&
    /ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(installed.stderr)
  ) {
    if (process.env.UNJAM_NEEDS_ALL) throw new Error(installed.stderr);
    console.warn(
      'SKIPPED: the weight of the installed command; its dependencies are neither in the cache nor reachable',
    );
    skip();
  }
  expect({ status: installed.status, stderr: installed.status === 0 ? '' : installed.stderr }).toEqual({
    status: 0,
    stderr: '',
  });

  const modules = join(folder, 'node_modules');
  const { packages }: { packages: object } = JSON.parse(
    readFileSync(join(modules, '.package-lock.json'), 'utf8'),
  );
  // optional packages of other systems are listed and not installed
  const present = Object.keys(packages).filter((path) =>
    statSync(join(folder, path), { throwIfNoEntry: false }),
  );
  const megabytes = bytesIn(modules) / MEGABYTE;
  console.log(`installed: ${present.length} packages, ${megabytes.toFixed(1)} MB`);
  expect(present.length).toBeLessThan(25);
  expect(megabytes).toBeLessThan(30);

  const unjam = (...words: string[]) =>
    spawnSync(process.execPath, [join(modules, 'unjam/bin/unjam.js'), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  expect(unjam('solve', 'puzzles/seeds/report.txt').stdout).toContain('4 moves, 9 steps');
  const hello = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const mcp = spawnSync('npx', ['unjam', 'mcp'], {
    cwd: folder,
    encoding: 'utf8',
    input: `${JSON.stringify(hello)}\n`,
    shell: process.platform === 'win32',
  });
  expect(JSON.parse(mcp.stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'unjam' } } });
  expect(unjam('help', 'docs/json.md').stdout).toContain('# ');
  for (const words of [
    ['atlas', 'stats', 'a'],
    ['atlas', 'build', '--size', '4x4', '--out', 'a'],
  ]) {
    const { status, stderr } = unjam(...words);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'unjam: the parts for atlases are not installed; add them with: npm i @unjam/atlas\n',
    });
  }
}, 300_000);
