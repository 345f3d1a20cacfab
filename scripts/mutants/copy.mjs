// A copy of the project in which sources can be changed and built.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Links what is installed; the project's own packages are those of the copy. */
function linkInstalled(root, copy) {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '.cache'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', name);
    if (name === '@unjam' || name === 'unjam')
      cpSync(from, join(modules, name), { recursive: true, verbatimSymlinks: true });
    else if (!/^\.(?!bin$|package-lock)/.test(name)) symlinkSync(from, join(modules, name));
  }
  const stamps = join(root, 'node_modules/.cache/unjam-build.json');
  if (existsSync(stamps)) cpSync(stamps, join(modules, '.cache/unjam-build.json'));
}

/** Copies the tracked files and what the build wrote. */
export function copyForMutants(root, tracked) {
  const copy = mkdtempSync(join(tmpdir(), 'unjam-mutants-'));
  const compiled = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.wasm.ts') && !path.includes('node_modules'))
    .map((path) => join('packages', path));
  const built = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'dist'));
  const wanted = [...tracked, ...compiled, ...built].filter(
    (path) => path !== '' && existsSync(join(root, path)),
  );
  // one process for all of them: so many files take long one by one
  execFileSync('xargs', ['-0', 'cp', '--recursive', '--parents', '--target-directory', copy], {
    cwd: root,
    input: wanted.join('\0'),
  });
  linkInstalled(root, copy);
  // the build asks git which files there are
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  writeFileSync(join(copy, 'mutants.config.mjs'), CONFIG);
  return copy;
}

/** The configuration of the tests, with the order that `globalThis.unjamOrder` says, and what `withHits` needs. */
const CONFIG = `import { existsSync } from 'node:fs';
import config from './vitest.config.ts';
const hits = existsSync('hits.mjs') ? ['./hits.mjs'] : [];
for (const { test } of config.test.projects) test.setupFiles = [...hits, ...[test.setupFiles ?? []].flat()];
const place = ({ moduleId }) => globalThis.unjamOrder?.indexOf(moduleId) ?? 0;
config.test.sequence = {
  sequencer: class {
    sort(files) { return [...files].sort((a, b) => place(a) - place(b)); }
    shard(files) { return files; }
  },
};
config.test.reporters = [];
// one process for the tests of a mutant
if (hits.length === 0) config.test.maxWorkers = 1;
export default config;
`;
