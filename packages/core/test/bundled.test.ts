// A program that is bundled searches a board with the same engine as in plain Node: nothing that the engine needs is registered
// when a module is loaded, which a bundler could leave out. How many states were expanded tells which engine it was.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bundle, bundlers } from '../../../scripts/bundle-program.mjs';
import { runsAll } from '../../../testing/in-all.ts';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
mkdirSync(`${modules}.cache`, { recursive: true });
const folder = mkdtempSync(`${modules}.cache/bundled-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A board of 6×6 in the corner of one of 9×9: 49 moves, then the way out. */
const rows = ['aaabcd###', 'effbcd###', 'e.@@cd...', 'ggh...###', '.ih.jj###', '.ikkll###'];
const board = [...rows, '#########', '#########', '#########'].join('/');

const begin = `import { parseBoard, solve } from '@unjam/core'; const board = parseBoard('${board}');`;
const print = (result: string): string =>
  `{ const { kind, moves, stats } = ${result}; console.log([kind, moves, stats.expanded].join(' ')); }`;

/** What is printed where the generic engine searched the board, and where packed128 did, alone or as one of several searches. */
const generic = 'solved 49 12665';
const packed = 'solved 49 12387';
const anytime = 'solved 49 27307';

const programs = [
  {
    name: 'solve beside a name of /search',
    code: `import { goalsOf } from '@unjam/core/search'; ${begin} ${print('solve(board)')} globalThis.goals = goalsOf;`,
    printed: [generic],
  },
  {
    name: 'solve beside an import of all of /search',
    code: `import '@unjam/core/search'; ${begin} ${print('solve(board)')}`,
    printed: [generic],
  },
  {
    name: 'solve beside compare',
    code: `import { algorithmById, compare } from '@unjam/core/search'; ${begin} ${print('solve(board)')}
      ${print("compare(board, {}, [algorithmById('engine')]).rows[0].result")}`,
    printed: [generic, packed],
  },
  {
    name: 'solve after loadEngineFor',
    code: `import { loadEngineFor } from '@unjam/core'; ${begin} await loadEngineFor(board); ${print('solve(board)')}`,
    printed: [packed],
  },
  {
    name: 'solveAnytime after loadEngineFor',
    code: `import { loadEngineFor } from '@unjam/core'; import { solveAnytime } from '@unjam/core/anytime'; ${begin}
      await loadEngineFor(board); ${print('solveAnytime(board)')}`,
    printed: [anytime],
  },
];

/** One bundler by `npm test`: esbuild, which here runs in WebAssembly, takes ten seconds, and Vite bundles as rolldown does. */
const tried = ['node', ...bundlers.filter((bundler) => runsAll || bundler === 'rolldown')];

test.each(tried)('%s', { timeout: 120_000 }, async (bundler) => {
  for (const [index, { name, code, printed }] of programs.entries()) {
    const entry = `${folder}/${index}.mjs`;
    writeFileSync(entry, code);
    const file = bundler === 'node' ? entry : await bundle(bundler, entry, `${folder}/${bundler}-${index}`);
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect([name, ...stdout.trim().split('\n')]).toEqual([name, ...printed]);
  }
});

test('the one file for pages needs no other: alone in a folder it runs the page of the README, and the engine of larger boards', async () => {
  const core = fileURLToPath(new URL('..', import.meta.url));
  copyFileSync(`${core}dist/bundle/unjam-core.js`, `${folder}/unjam-core.mjs`);
  const [, script = ''] =
    /<script type="module">\n(.*?)<\/script>/s.exec(readFileSync(`${core}README.md`, 'utf8')) ?? [];
  const [, said] = /\/\/ (.*)$/m.exec(script) ?? [];
  const file = './node_modules/@unjam/core/dist/bundle/unjam-core.js';
  expect(script).toContain(file);
  writeFileSync(
    `${folder}/page.mjs`,
    `globalThis.document = { body: { append: (text) => console.log(text) } };
    ${script.replace(file, './unjam-core.mjs')}
    const core = await import('./unjam-core.mjs');
    const larger = core.parseBoard('${board}');
    await core.loadEngineFor(larger);
    ${print('core.solve(larger)')}
    const whole = await import('@unjam/core');
    console.log(Object.keys(whole).filter((name) => !(name in core)).length, 'missing');`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}/page.mjs`]);
  expect(stdout.trim().split('\n')).toEqual([said, packed, '0 missing']);
});

test('a program in CommonJS requires every entry point, and shares it with modules', async () => {
  const file = `${folder}/program.cjs`;
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const names = Object.keys(exports).map((entry) => entry.replace('.', '@unjam/core'));
  writeFileSync(
    file,
    `const { parseBoard, solve } = require('@unjam/core');
    const loaded = ${JSON.stringify(names)}.map((name) => Object.keys(require(name)).length > 0);
    import('@unjam/core').then((imported) =>
      console.log(loaded.every(Boolean), loaded.length, solve(parseBoard('XX.A/...A/..../....')).moves, imported.solve === solve));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(stdout.trim()).toBe(`true ${names.length} 2 true`);
});
