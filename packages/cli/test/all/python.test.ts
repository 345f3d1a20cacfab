// The package for Python: its own tests, in an environment of its own where pip can install what they need; its wheel; its training.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'unjam-python-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const folder = join(root, 'python');
/** Kept from one run to the next, since pip takes longer than the tests. */
const environment = join(root, 'node_modules/.cache/unjam-python');
const python = join(environment, 'bin/python');
const own = { ...process.env, PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1' };

/** What stands in the way of the tests; undefined if nothing does. */
function obstacle(): string | undefined {
  const ready = () => spawnSync(python, ['-c', 'import gymnasium, hatchling, numpy, pytest']).status === 0;
  if (ready()) return undefined;
  if (spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status !== 0)
    return 'there is no python3 of 3.10 or later';
  rmSync(environment, { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const made = spawnSync('python3', ['-m', 'venv', environment], { encoding: 'utf8' });
  if (made.status !== 0) return `python3 -m venv fails: ${(made.stderr || made.stdout).trim()}`;
  const requirements = join(folder, 'tests/requirements.txt');
  const words = ['-m', 'pip', 'install', '--quiet', '--retries', '2', '--timeout', '20', '-r', requirements];
  const installed = spawnSync(python, words, { encoding: 'utf8', timeout: 300_000 });
  return ready()
    ? undefined
    : `pip cannot install what they need: ${installed.stderr?.trim().split('\n').at(-1)}`;
}

let missing: string | undefined;
beforeAll(() => {
  missing = obstacle();
  if (missing !== undefined)
    console.warn(`SKIPPED: the tests of the package for Python (pytest, wheel, training): ${missing}`);
}, 420_000);

const run = (words: readonly string[], cwd = scratch) =>
  spawnSync(python, words, { cwd, env: own, encoding: 'utf8', timeout: 500_000 });

test('its own tests', ({ skip }) => {
  if (missing !== undefined) skip(missing);
  const { status, stdout, stderr } = run(['-m', 'pytest', '-q', '-rs', '-p', 'no:cacheprovider'], folder);
  console.log(stdout.trim().split('\n').slice(-4).join('\n'));
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  expect(stdout).toMatch(/\b[3-9]\d passed/);
});

test('its wheel contains the command, and works in an environment of its own', ({ skip }) => {
  if (missing !== undefined) skip(missing);
  const { status, stdout, stderr } = run([join(folder, 'build_wheel.py'), '--out', scratch]);
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/the wheel works: unjam 0\.1\.0 with the command 0\.1\.0/);
});

test('a policy learns within a few thousand actions', ({ skip }) => {
  if (missing !== undefined) skip(missing);
  const words = [join(folder, 'examples/train.py'), '--actions', '60000', '--points', '1'];
  const { status, stdout, stderr } = run(words);
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const points = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(points.at(-1).test).toBeGreaterThan(points[0].test + 0.15);
});

const anyPython = spawnSync('python3', ['--version']).status === 0;
test.runIf(anyPython)('the functions need no package but this one', () => {
  const code = 'import unjam; print(unjam.score("XX.A/...A/..../....", "A+1 X+2"))';
  expect(execFileSync('python3', ['-c', code], { cwd: scratch, env: own, encoding: 'utf8' })).toBe('1.0\n');
});
