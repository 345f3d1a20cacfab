// Which unit tests are nearest to a source, by who imports whom.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST_FAR = 12;

/** The path of a file below the root that an import names; undefined for packages from elsewhere. */
function resolved(root, from, name) {
  const own = /^@unjam\/(core|atlas|web)(?:\/(.+))?$/.exec(name);
  if (own) return `packages/${own[1]}/src/${own[2] ? `${own[2]}/` : ''}index.ts`;
  if (!name.startsWith('.')) return undefined;
  const path = join(dirname(from), name);
  return existsSync(join(root, path)) ? path : undefined;
}

/**
 * @param root the folder of the project
 * @param tracked the paths of its files
 * @returns for a source its tests in groups, nearest first; no group where no unit test reaches it
 */
export function nearestTests(root, tracked) {
  const importers = new Map();
  const files = tracked.filter((path) => /^packages\/\w+\/src\/.*\.tsx?$/.test(path));
  for (const path of files) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = resolved(root, path, name);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const isTest = (path) => path.endsWith('.test.ts');
  const inFolder = (path) => files.filter((other) => isTest(other) && dirname(other) === dirname(path));

  return (path) => {
    const own = path.replace(/\.tsx?$/, '.test.ts');
    const reached = new Set([path]);
    const found = [];
    for (const file of reached) {
      for (const importer of importers.get(file) ?? []) {
        if (isTest(importer) && !found.includes(importer)) found.push(importer);
        reached.add(importer);
      }
    }
    const folder = inFolder(path).filter((test) => found.includes(test));
    const first = files.includes(own) ? [own] : folder;
    const second = [...folder, ...found.slice(0, MOST_FAR)].filter((test) => !first.includes(test));
    return [first, [...new Set(second)]].filter((group) => group.length > 0);
  };
}
