// The files of licences in the built packages have every library whose modules are in the built files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names of all packages in a file of licences; each must have a whole text. */
function listed(path: string): string[] {
  return readFileSync(join(root, path), 'utf8')
    .split('\n---\n\n')
    .map((entry) => {
      expect([entry.slice(0, 40), entry.length > 500]).toEqual([entry.slice(0, 40), true]);
      const [, name = ''] = /^(\S+) \d\S*, /.exec(entry) ?? [];
      return name;
    });
}

/** What the sources of a folder import from packages, types and what only tests use left out. */
function importsIn(folder: string): string[] {
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|[\\/])testing[\\/]|\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
  const importing = /(?:^(?:import|export)(?! type)\b[^;]*?\bfrom |\bimport\()'([@\w][\w./@-]*)'/gm;
  const names = sources.flatMap((text) => [...text.matchAll(importing)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => !/^@unjam\//.test(name));
}

/** The packages that the sources of a folder import, with all that these import in turn. */
async function imported(folder: string, notBundled: RegExp): Promise<string[]> {
  const names = importsIn(folder).filter((name) => !notBundled.test(name));
  const input = `${names.map((name, i) => `import * as m${i} from '${name}';\nconsole.log(m${i});`).join('\n')}\n`;
  const bundle = await rolldown({
    input: 'all-imports',
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-imports',
        resolveId: (id, importer) => {
          if (id === 'all-imports') return join(root, folder, 'all-imports.js');
          return importer === undefined || !notBundled.test(id) ? undefined : { id, external: true };
        },
        load: (id) => (id.endsWith('all-imports.js') ? input : undefined),
      },
    ],
  });
  try {
    const { output } = await bundle.generate();
    const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    const inPackages = ids.flatMap(
      (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1] ?? [],
    );
    return [...new Set(inPackages)].sort();
  } finally {
    await bundle.close();
  }
}

describe.skipIf(!existsSync(join(root, 'packages/cli/dist/licences.txt')))('licences', () => {
  test('the command', async () => {
    const names = listed('packages/cli/dist/licences.txt');
    expect(readFileSync(join(root, 'packages/cli/dist/licences.txt'), 'utf8')).toContain(
      readFileSync(join(root, 'packages/cli/fonts/OFL.txt'), 'utf8'),
    );
    const missing = (await imported('packages/cli/src', /^(?:node:|@resvg\/|terminal-kit$)/)).filter(
      (name) => !names.includes(name),
    );
    expect(names).toEqual(
      expect.arrayContaining(['commander', 'pdfkit', 'zod', '@cwasm/webp', '@canvas/image-data']),
    );
    expect(missing).toEqual([]);
  });

  // preact-render-to-string runs in the build only, where it writes the first page
  test('the app, with its workers and its service worker', async () => {
    const names = listed('packages/web/dist/app/licences.txt');
    const missing = (await imported('packages/web/src', /^preact-render-to-string$/)).filter(
      (name) => !names.includes(name),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'preact',
        'graphology-layout-forceatlas2',
        'fzstd',
        'workbox-precaching',
        'pdfkit',
      ]),
    );
    expect(missing).toEqual([]);
  });

  test('the element: nothing of others, and it says so', () => {
    expect(readFileSync(join(root, 'packages/board/dist/licences.txt'), 'utf8')).toBe(
      'It contains no code of other projects.\n',
    );
    expect(importsIn('packages/board/src')).toEqual([]);
  });
});
