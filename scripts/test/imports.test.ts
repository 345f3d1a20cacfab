// Scripts and benchmarks run rarely: this finds those that name something that a package no longer has.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const IMPORT = /(?:import|const)\s*\{([^}]*)\}\s*(?:from|=\s*await import\()\s*'(\.[^']*\/dist\/[^']*)'/g;

const root = new URL('../..', import.meta.url);
const scripts = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `${folder}/${file}`),
);

/** What the scripts import from built packages: the script, the module, and a name. */
const imports = scripts.flatMap((script) =>
  [...readFileSync(new URL(script, root), 'utf8').matchAll(IMPORT)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== '')
      .map((name) => ({ script, name, module: new URL(module, new URL(script, root)).href })),
  ),
);

test('each name that a script imports from a package is there', () => {
  expect(imports.length).toBeGreaterThan(30);
  const program = imports.map(
    ({ script, name, module }, i) => `import { ${name} as name${i} } from '${module}'; // ${script}`,
  );
  // Node refuses a program that imports what is not there, and says what
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module'], {
    input: program.join('\n'),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
