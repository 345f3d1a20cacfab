// Projects outside the repository, with the packed packages and what else a host needs from the registry.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What could not be tried, and why. */
export class NotRun extends Error {}

/** @type {Map<string, string>} the tarballs of our packages by their names */
const tarballs = new Map();
let folder = '';

/** A folder for this run, with our packages as npm would publish them. */
export function pack() {
  folder = mkdtempSync(join(tmpdir(), 'unjam-hosts-'));
  for (const name of ['core', 'board', 'puzzles']) {
    const words = [
      'pack',
      '-w',
      `packages/${name}`,
      '--ignore-scripts',
      '--json',
      '--pack-destination',
      folder,
    ];
    const [{ filename }] = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8' }));
    tarballs.set(`@unjam/${name}`, `file:${join(folder, filename)}`);
  }
  return folder;
}

/**
 * Makes a project and installs its packages. No package may run a script of its own while it is installed.
 *
 * @param {string} name
 * @param {Record<string, string>} dependencies exact versions
 * @param {{ from?: string, type?: 'module' | 'commonjs' }} [options] `from` is a folder of the repository that is copied into it
 * @returns {string} its folder
 */
export function project(name, dependencies = {}, { from, type = 'module' } = {}) {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  if (from) cpSync(join(root, from), path, { recursive: true });
  // this replaces a package.json in the copied folder, which may say more, such as scripts
  writeFileSync(
    join(path, 'package.json'),
    JSON.stringify({
      private: true,
      type,
      dependencies: { ...Object.fromEntries(tarballs), ...dependencies },
    }),
  );
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  try {
    execFileSync('npm', words, {
      cwd: path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
    });
  } catch (error) {
    throw new NotRun(
      `npm cannot install it: ${String(error.stderr ?? error.message)
        .split('\n')
        .find(Boolean)}`,
    );
  }
  return path;
}

/** The path of a program in an installed package. */
export function programOf(path, file) {
  const program = join(path, 'node_modules', file);
  if (!existsSync(program)) throw new NotRun(`${file} is not there after the installation`);
  return program;
}

/** Runs a program to its end and gives what it prints; the error of one that fails has the last lines of its messages. */
export function output(path, program, words, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: path,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
    });
    let printed = '';
    let said = '';
    child.stdout.on('data', (part) => (printed += part));
    child.stderr.on('data', (part) => (said += part));
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve(printed)
        : reject(
            new Error(`${program.split('/').at(-1)} ended with ${status}: ${(said || printed).slice(-1500)}`),
          ),
    );
  });
}
