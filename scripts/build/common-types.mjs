// The declarations of a package once more, for TypeScript in CommonJS. TypeScript takes a declaration for that of a module or for that
// of CommonJS by the package.json above it, and refuses to `require` a module: `dist/common-types` has a package.json of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

const FOLDER = 'dist/common-types/';

/** What a declaration loads from beside it. */
const loadedBy = (text) => [...text.matchAll(/(?:from|import\() ?'(\.[^']+)\.ts'/g)].map(([, path]) => path);

/**
 * Copies the declarations that `exports` names for `require`, with those that they load.
 *
 * @param folder - the folder of the package, whose declarations are compiled
 */
export function copyDeclarations(folder) {
  rmSync(`${folder}/${FOLDER}`, { recursive: true, force: true });
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const needed = new Set(
    Object.values(exports).flatMap(({ types }) => {
      const path = types?.require?.slice(`./${FOLDER}`.length);
      return path === undefined ? [] : [path.replace(/\.d\.ts$/, '')];
    }),
  );
  if (needed.size === 0) return;
  for (const name of needed) {
    const text = readFileSync(`${folder}/dist/${name}.d.ts`, 'utf8');
    for (const path of loadedBy(text)) needed.add(posix.join(posix.dirname(name), path));
    const copy = `${folder}/${FOLDER}${name}.d.ts`;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text.replace(/^\/\/# sourceMappingURL=.*\n?/m, ''));
  }
  writeFileSync(`${folder}/${FOLDER}package.json`, '{ "type": "commonjs" }\n');
}
