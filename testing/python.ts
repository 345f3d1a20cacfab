// A Python with the packages that a test needs, where this machine can have one: that of UNJAM_PYTHON, the one on the PATH, or a
// virtual environment in node_modules, made by pip when a test first asks for it. Where pip cannot get a package, this says so.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/unjam-python-with/', import.meta.url));

/** One environment has all of these where pip gets them, since most of what they need is the same. */
const TOGETHER = ['datasets', 'duckdb', 'pandas', 'pyarrow'];

/** Ten minutes: a few hundred megabytes. */
const LONGEST = 600_000;

const has = (python: string, modules: readonly string[]): boolean =>
  spawnSync(python, ['-c', modules.map((name) => `import ${name}`).join('\n')]).status === 0;

/**
 * The path of a Python that has all of these packages, whose names are those of their modules; undefined, after a loud line on standard
 * error, where there is none.
 */
export function pythonWith(packages: readonly string[]): string | undefined {
  const own = process.env.UNJAM_PYTHON;
  for (const python of [...(own ? [own] : []), 'python3']) if (has(python, packages)) return python;
  const found =
    (packages.every((name) => TOGETHER.includes(name)) ? environmentWith(TOGETHER) : undefined) ??
    environmentWith(packages);
  if (found === undefined)
    console.warn(`NOT RUN: this needs Python with ${packages.join(', ')}, which pip does not get here`);
  return found;
}

/** The sets of packages that pip did not get in this process. */
const failed = new Set<string>();

/** The Python of a virtual environment with these packages, which is made where there is none. */
function environmentWith(packages: readonly string[]): string | undefined {
  const name = packages.join('-');
  if (failed.has(name)) return undefined;
  const folder = join(cache, name);
  const python = join(folder, 'bin', 'python');
  mkdirSync(cache, { recursive: true });
  return inTurn(`${folder}.lock`, () => {
    if (has(python, packages)) return python;
    try {
      rmSync(folder, { recursive: true, force: true });
      execFileSync('python3', ['-m', 'venv', folder], { timeout: LONGEST, stdio: 'pipe' });
      const words = ['-m', 'pip', 'install', '--quiet', '--retries', '0', '--disable-pip-version-check'];
      execFileSync(python, [...words, ...packages], { timeout: LONGEST, stdio: 'pipe' });
      if (has(python, packages)) return python;
    } catch {
      // the caller tells it
    }
    rmSync(folder, { recursive: true, force: true });
    failed.add(name);
    return undefined;
  });
}

/** Does something while no other process does it: test files that run at the same time ask for the same environment. */
function inTurn<T>(lock: string, work: () => T): T {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      // a run that was killed left it
      if (Date.now() - made > 2 * LONGEST) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}
