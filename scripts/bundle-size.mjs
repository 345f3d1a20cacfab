// Measures the size of a program that uses core: bundled and minified by rolldown as for a page, then compressed.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs by their names: each one's source, and the most bytes that it may take after gzip. */
export const programs = {
  'solve alone': { code: "export { solve } from '@unjam/core';", most: 16 * 1024 },
  'parseBoard, solve and one notation': {
    code: "export { parseBoard, solve } from '@unjam/core'; export { arrows } from '@unjam/core/notation';",
    most: 33.4 * 1024,
  },
  'parseBoard and solve with all formats': {
    code: "export { parseBoard, solve } from '@unjam/core'; export { allFormats } from '@unjam/core/formats';",
    most: 188 * 1024,
  },
  // the catalogue of 2,000 puzzles is nearly all of it
  '@unjam/puzzles': { code: "export * from '@unjam/puzzles';", most: 46 * 1024 },
  // without the large network that `readPicture` needs
  'readSetup alone': { code: "export { readSetup } from '@unjam/core/picture';", most: 37 * 1024 },
};

/**
 * The size of a program in bytes: minified, and minified and compressed.
 *
 * @param {string} code an ES module that may import from the built packages
 * @returns {Promise<{ minified: number, compressed: number }>}
 */
export async function bundleSize(code) {
  const entry = `${root}size-of-a-program.js`;
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  // what is loaded later, when a board needs it, does not count
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next);
  const text = [...loaded].map((name) => chunks.get(name)?.code ?? '').join('');
  return { minified: Buffer.byteLength(text), compressed: gzipSync(text, { level: 9 }).length };
}
