// A Python with the packages that a test needs, where this machine can have one: that of UNJAM_PYTHON, the one on the PATH, or a
// virtual environment in node_modules, made by pip when a test first asks for it. Where pip cannot get a package, this says so.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/unjam-python-with/', import.meta.url));

/** Five minutes: a set of packages of a few hundred megabytes. */
const LONGEST = 300_000;

const has = (python: string, modules: readonly string[]): boolean =>
  spawnSync(python, ['-c', modules.map((name) => `import ${name}`).join('\n')]).status === 0;

/**
 * The path of a Python that has all of these packages, whose names are those of their modules; undefined, after a loud line on standard
 * error, where there is none.
 */
export function pythonWith(packages: readonly string[]): string | undefined {
  const own = process.env.UNJAM_PYTHON;
  for (const python of [...(own ? [own] : []), 'python3']) if (has(python, packages)) return python;
  const folder = join(cache, packages.join('-'));
  const python = join(folder, 'bin', 'python');
  if (existsSync(python) && has(python, packages)) return python;
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    execFileSync('python3', ['-m', 'venv', folder], { timeout: LONGEST, stdio: 'pipe' });
    const words = ['-m', 'pip', 'install', '--quiet', '--retries', '0', '--disable-pip-version-check'];
    execFileSync(python, [...words, ...packages], { timeout: LONGEST, stdio: 'pipe' });
    if (has(python, packages)) return python;
  } catch {
    // told below
  }
  rmSync(folder, { recursive: true, force: true });
  console.warn(`NOT RUN: this needs Python with ${packages.join(', ')}, which pip does not get here`);
  return undefined;
}
