// A copy of the project in which sources can be changed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies the tracked files and what the build compiled from AssemblyScript; links what was installed. */
export function copyForMutants(root, tracked) {
  const copy = mkdtempSync(join(tmpdir(), 'unjam-mutants-'));
  const compiled = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.wasm.ts') && !path.includes('node_modules'))
    .map((path) => join('packages', path));
  for (const path of [...tracked, ...compiled]) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  for (const folder of ['.', ...packages]) {
    for (const name of ['node_modules', 'dist']) {
      const from = join(root, folder, name);
      if (existsSync(from)) symlinkSync(from, join(copy, folder, name), 'dir');
    }
  }
  return copy;
}
