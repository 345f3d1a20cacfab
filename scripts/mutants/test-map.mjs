// Which test reaches which region of which source, learnt by running the tests once on sources with marks.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyForMutants } from './copy.mjs';
import { withMarks } from './regions.mjs';

const MAP = 'node_modules/.cache/unjam-mutants.json';

export const digest = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Runs the tests of these projects on a copy with marks, and keeps what they reached beside what is known of others.
 *
 * @returns the map: { sources: the digest of each, tests: { seconds, sound, hits, apart } of each, loading: the regions of each source
 *   that run while modules are loaded }
 */
export function learn(root, tracked, sources, projects) {
  const copy = copyForMutants(root, tracked);
  try {
    const out = join(copy, 'node_modules/.cache/hits');
    const digests = {};
    for (const path of sources) {
      const source = readFileSync(join(root, path), 'utf8');
      digests[path] = digest(source);
      writeFileSync(join(copy, path), withMarks(path, source));
    }
    cpSync(fileURLToPath(new URL('./hits.mjs', import.meta.url)), join(copy, 'hits.mjs'));
    const browser = join(copy, 'packages/web/test/browser.ts');
    const errors = '  const problems: string[] = [];\n  const page';
    const text = readFileSync(browser, 'utf8');
    if (!text.includes(errors)) throw new Error(`${browser} opens pages in another way`);
    writeFileSync(
      browser,
      text.replace(
        errors,
        `  context.on('console', (said) => globalThis.__unjamPageHit?.(said.text()));\n${errors}`,
      ),
    );
    if (projects.some((name) => name !== 'unit'))
      execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: 'inherit' });
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        ...['run', '--config', 'mutants.config.mjs'],
        ...projects.flatMap((name) => ['--project', name]),
      ],
      { cwd: copy, stdio: 'ignore', env: { ...process.env, UNJAM_HITS_OUT: out } },
    );
    if (!existsSync(out))
      throw new Error('no test wrote down what it reached: scripts/mutants/hits.mjs failed');
    const map = readMap(root) ?? { sources: {}, tests: {}, loading: {} };
    for (const line of readFileSync(out, 'utf8').split('\n').filter(Boolean)) {
      const { test, loading, ...reached } = JSON.parse(line);
      map.tests[relative(copy, test)] = reached;
      for (const [path, numbers] of Object.entries(loading))
        map.loading[path] = [...new Set([...(map.loading[path] ?? []), ...numbers])];
    }
    map.sources = { ...map.sources, ...digests };
    mkdirSync(dirname(join(root, MAP)), { recursive: true });
    writeFileSync(join(root, MAP), JSON.stringify(map));
    return map;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function readMap(root) {
  const file = join(root, MAP);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
