// Hosts in a browser: a page with the bundled program, and an application in each framework, used as a person would use it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../bundle-program.mjs';
import { withProgram } from './programs.mjs';
import { output, programOf, project, root } from './project.mjs';
import { serve, visit } from './served.mjs';

/** A page, with the headers that it is sent with. */
export async function page(name, headers = {}) {
  const path = withProgram(name);
  const site = join(path, 'site');
  writeFileSync(
    join(path, 'page.mjs'),
    "import { facts } from './program.mjs'; facts().then((found) => { document.querySelector('pre').textContent = JSON.stringify(found); });\n",
  );
  await bundle('vite', join(path, 'page.mjs'), site);
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="/main.js"><pre></pre><script type="module" src="/main.js"></script>',
  );
  const { address, close } = await serve(site, headers);
  try {
    return await visit(address, async (opened, problems) => {
      // not waitForFunction, which needs eval
      const facts = JSON.parse((await opened.getByText('{').textContent()) ?? '');
      // such a page exists to have WebAssembly refused; the browser reports that once for each module
      if (headers['content-security-policy'])
        for (const problem of problems.splice(0))
          if (!/wasm|WebAssembly/i.test(problem)) problems.push(problem);
      return facts;
    });
  } finally {
    close();
  }
}

/** No inline script, no eval, and no WebAssembly, which `script-src` allows only with 'wasm-unsafe-eval'. */
export const withoutWasm = () =>
  page('page-without-wasm', {
    'content-security-policy': "default-src 'none'; script-src 'self'; worker-src 'self'; img-src 'self'",
  });

/** Uses the game of examples/frameworks as a person would. */
async function play(page, problems) {
  const board = page.locator('unjam-board');
  const text = (id) => page.locator(`#${id}`).textContent();
  const state = () => board.evaluate((element) => [...element.state]);
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const vehicles = board.locator('.vehicle');
  const reach = (count) => vehicles.nth(count - 1).waitFor();
  await reach(2);
  assert.equal(await board.evaluate((element) => element.interactive), true, 'interactive is a property');

  // a move by keys is an event of the component
  await board.locator('[part~="vehicle-A"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction("document.querySelector('#played').textContent === 'A↓1'");
  assert.match(await text('said'), /^\w+ car A down 1$/);

  // a method through the reference
  await press('Undo');
  await page.waitForFunction("document.querySelector('#played').textContent === ''");
  assert.deepEqual(await state(), [0, 0]);

  // a move that the page refuses is taken back
  await press('Lock');
  await page.getByRole('button', { name: 'Unlock' }).waitFor();
  await board.locator('[part~="vehicle-A"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction("document.querySelector('unjam-board').state.join() === '0,0'");
  assert.equal(await text('played'), '');
  await press('Unlock');

  // properties that change, and one that gets undefined
  await board.locator('[part~="vehicle-A"]').focus();
  await page.keyboard.press('End');
  await page.waitForFunction("document.querySelector('#played').textContent === 'A↓2'");
  await press('First move');
  await page.waitForFunction("document.querySelector('unjam-board').state.join() === '1,0'");
  await page.waitForFunction("document.querySelector('#played').textContent === ''");
  await press('First move');
  await page.waitForFunction("document.querySelector('unjam-board').state.join() === '0,0'");
  assert.equal(await board.evaluate((element) => element.moves), '', 'moves that are undefined are none');
  await board.locator('[part~="vehicle-A"]').focus();
  await page.keyboard.press('End');
  await board.locator('[part~="primary"]').focus();
  await page.keyboard.press('End');
  await page.waitForFunction("document.querySelector('#said').textContent === 'solved'");
  await press('Other board');
  await reach(12);
  assert.equal(await text('played'), '', 'what was played on the board before');
  assert.deepEqual(problems, []);
}

/** @type {Record<string, { dependencies: Record<string, string>, check: [file: string, ...words: string[]] }>} */
const frameworks = {
  react: {
    dependencies: {
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
      '@vitejs/plugin-react': '6.3.0',
    },
    check: ['typescript/bin/tsc'],
  },
  preact: { dependencies: { preact: '11.2.0' }, check: ['typescript/bin/tsc'] },
  vue: {
    dependencies: { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', 'vue-tsc': '3.3.14' },
    check: ['vue-tsc/bin/vue-tsc.js'],
  },
  svelte: {
    dependencies: { svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1', 'svelte-check': '4.7.8' },
    check: ['svelte-check/bin/svelte-check', '--fail-on-warnings'],
  },
};

/** The example of a framework: its types are checked, it is built by Vite, and played in a browser. */
export async function framework(name) {
  const { dependencies, check } = frameworks[name];
  const common = { vite: '8.3.8', typescript: '6.0.3' };
  const path = project(name, { ...common, ...dependencies }, { from: `examples/frameworks/${name}` });
  const run = (file, ...words) => output(path, process.execPath, [programOf(path, file), ...words]);
  await run(...check);
  await run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  if (name === 'react') await onServer(path, run);
  const { address, close } = await serve(join(path, 'dist'));
  try {
    await visit(address, play);
    if (name === 'react') await visit(`${address}hydrated.html`, play);
  } finally {
    close();
  }
}

/** Has React write the HTML of a server, which the page dist/hydrated.html then takes over. */
async function onServer(path, run) {
  await run('vite/bin/vite.js', 'build', '--ssr', 'server.tsx', '--outDir', 'server', '--logLevel', 'warn');
  const code =
    "const { page, picture } = await import('./server/server.js'); console.log(JSON.stringify([page(), picture()]))";
  const printed = await output(path, process.execPath, ['--input-type=module', '-e', code]);
  const [html, picture] = JSON.parse(printed);
  assert.match(
    html,
    /^<unjam-board board="XX\.A\/\.\.\.A\/\.\.\.\.\/\.\.\.\." interactive=""><\/unjam-board>/,
  );
  assert.match(picture, /<template shadowrootmode="open">/);
  const page = readFileSync(join(path, 'dist/index.html'), 'utf8');
  writeFileSync(
    join(path, 'dist/hydrated.html'),
    page.replace('<div id="app"></div>', () => `<div id="app">${html}</div>`),
  );
}

/** Next: a page that solves a board on the server, built and started as it would be published. */
export async function next(version) {
  const dependencies = {
    next: version,
    ...frameworks.react.dependencies,
    typescript: '6.0.3',
    '@types/node': '20.19.0',
  };
  const path = project('next', dependencies, { from: 'examples/frameworks/next' });
  cpSync(join(root, 'examples/frameworks/react/use-board-event.ts'), join(path, 'app/use-board-event.ts'));
  const program = programOf(path, 'next/dist/bin/next');
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  await output(path, process.execPath, [program, 'build'], env);
  const server = spawn(process.execPath, [program, 'start', '--port', '0'], {
    cwd: path,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      let printed = '';
      server.stdout.on('data', (part) => {
        printed += part;
        const [found] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
        if (found && /Ready/.test(printed)) resolve(found);
      });
      server.on('close', () => reject(new Error(`next start ended: ${printed}`)));
    });
    const html = await (await fetch(address)).text();
    assert.match(html, /A↓1, X→2/);
    assert.match(html, /<unjam-board board="XX\.A/);
    await visit(address, async (page) => {
      const board = page.locator('unjam-board');
      await board.locator('[part~="vehicle-A"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction("/ down 1$/.test(document.querySelector('#said').textContent)");
    });
  } finally {
    server.kill();
  }
}
