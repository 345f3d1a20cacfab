// Hosts that run a program: Node, Bun, Deno, workerd, Jest. Each gives the facts of program.mjs. Then documents without a browser.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { bundle } from '../../bundle-program.mjs';
import { NotRun, output, programOf, project } from './project.mjs';

const PRINT = "import { facts } from './program.mjs'; console.log(JSON.stringify(await facts()));\n";
const program = fileURLToPath(new URL('program.mjs', import.meta.url));

/** A project with the program, and a file that prints its facts. */
export function withProgram(name, dependencies, options) {
  const path = project(name, dependencies, options);
  cpSync(program, join(path, 'program.mjs'));
  writeFileSync(join(path, 'print.mjs'), PRINT);
  return path;
}

/** Of names by platform and processor, that of this machine. */
function ofThisMachine(builds) {
  const found = builds[`${process.platform}-${process.arch}`];
  if (!found) throw new NotRun(`there is no package of it for ${process.platform} on ${process.arch}`);
  return found;
}

export async function node(version) {
  const path = withProgram(`node-${version}`, {
    host: `npm:node-${ofThisMachine({ 'linux-x64': 'linux-x64', 'linux-arm64': 'linux-arm64', 'darwin-arm64': 'darwin-arm64' })}@${version}`,
  });
  const node = programOf(path, 'host/bin/node');
  const required =
    "require('@unjam/core').solve(require('@unjam/core').parseBoard('XX.A/...A/..../....')).moves";
  const moves = await output(path, node, ['--no-warnings', '-p', required]);
  if (moves.trim() !== '2') throw new Error(`require of @unjam/core gives ${moves}`);
  return JSON.parse(await output(path, node, ['print.mjs']));
}

export async function bun(version) {
  const name = ofThisMachine({
    'linux-x64': '@oven/bun-linux-x64',
    'linux-arm64': '@oven/bun-linux-aarch64',
    'darwin-arm64': '@oven/bun-darwin-aarch64',
  });
  const path = withProgram('bun', { [name]: version });
  return JSON.parse(await output(path, programOf(path, `${name}/bin/bun`), ['run', 'print.mjs']));
}

export async function deno(version) {
  const name = ofThisMachine({
    'linux-x64': '@deno/linux-x64-glibc',
    'linux-arm64': '@deno/linux-arm64-glibc',
    'darwin-arm64': '@deno/darwin-arm64',
  });
  const path = withProgram('deno', { [name]: version });
  const program = programOf(path, `${name}/deno`);
  return JSON.parse(
    await output(path, program, ['run', '--allow-read', '--cached-only', '--no-lock', 'print.mjs'], {
      DENO_NO_UPDATE_CHECK: '1',
      DENO_DIR: join(path, '.deno'),
    }),
  );
}

/** workerd, the runtime of Cloudflare Workers, started by Miniflare, its authors' tool for tests. It refuses to compile WebAssembly. */
export async function workerd(version) {
  const path = withProgram('workerd', { miniflare: version });
  writeFileSync(
    join(path, 'worker.mjs'),
    "import { facts } from './program.mjs'; export default { fetch: async () => Response.json(await facts()) };\n",
  );
  await bundle('esbuild', join(path, 'worker.mjs'), join(path, 'bundled'));
  writeFileSync(
    join(path, 'print.mjs'),
    `import { Miniflare } from 'miniflare';
const options = { modules: true, modulesRules: [{ type: 'ESModule', include: ['**/*.js'] }], scriptPath: 'bundled/main.js', compatibilityDate: '2026-07-01' };
const miniflare = new Miniflare(options);
console.log(await (await miniflare.dispatchFetch('http://host/')).text());
await miniflare.dispose();
`,
  );
  return JSON.parse(await output(path, process.execPath, ['print.mjs']));
}

/** Jest without any settings: it loads only CommonJS. */
export async function jest(version) {
  const path = project('jest', { jest: version }, { type: 'commonjs' });
  // the program's own imports as CommonJS, as a compiler would write them
  await build({
    input: program,
    external: /^@unjam\//,
    logLevel: 'silent',
    output: { file: join(path, 'program.js'), format: 'cjs' },
  });
  writeFileSync(
    join(path, 'facts.test.js'),
    `const { writeFileSync } = require('node:fs');
const { facts } = require('./program.js');
test('the facts', async () => {
  const found = await facts();
  expect(found.same.hint).toBe('move');
  writeFileSync('facts.json', JSON.stringify(found));
}, 120_000);
`,
  );
  await output(path, process.execPath, [programOf(path, 'jest/bin/jest.js'), '--rootDir', path]);
  return JSON.parse(readFileSync(join(path, 'facts.json'), 'utf8'));
}

/** The element in a document that is not shown, where programs test their components. */
export async function documentOf(name, version, vitest) {
  const path = project(name, { [name]: version, vitest });
  writeFileSync(
    join(path, 'element.test.mjs'),
    `import { expect, test } from 'vitest';
import '@unjam/board';

test('a game', async () => {
  document.body.innerHTML = '<unjam-board board="XX.A/...A/..../...." interactive></unjam-board>';
  const board = document.querySelector('unjam-board');
  const heard = [];
  for (const type of ['unjam-move', 'unjam-solved']) board.addEventListener(type, () => heard.push(type));
  expect(board.solved).toBe(false);
  const press = (index, key) =>
    board.shadowRoot
      .querySelectorAll('[role=slider]')
      [index].dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  press(0, 'End');
  expect(board.played).toBe('A↓2');
  expect((await board.hint()).words).toBe('red car right 2');
  press(1, 'End');
  expect(board.solved).toBe(true);
  expect(board.undo()).toBe(true);
  board.remove();
  expect(heard).toEqual(['unjam-move', 'unjam-move', 'unjam-solved']);
});
`,
  );
  const words = ['run', '--environment', name, '--root', path];
  await output(path, process.execPath, [programOf(path, 'vitest/vitest.mjs'), ...words]);
}
