// Who imports whom among the sources.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The path of a file below the root that an import names; undefined for packages from elsewhere. */
function resolved(root, from, name) {
  const own = /^@unjam\/(core|atlas|web)(?:\/(.+))?$/.exec(name);
  if (own) return `packages/${own[1]}/src/${own[2] ? `${own[2]}/` : ''}index.ts`;
  const element = /^@unjam\/board\/(.+)$/.exec(name);
  if (element) return `packages/board/src/${element[1]}.ts`;
  if (!name.startsWith('.')) return undefined;
  const path = join(dirname(from), name);
  return existsSync(join(root, path)) ? path : undefined;
}

/**
 * @param root the folder of the project
 * @param tracked the paths of its files
 */
export function importsOf(root, tracked) {
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
  return {
    /** The files that import this one, then those that import these, and so on. */
    *circles(path) {
      const seen = new Set([path]);
      let circle = [path];
      while (circle.length > 0) {
        circle = circle
          .flatMap((file) => importers.get(file) ?? [])
          .filter((file) => !isTest(file) && !seen.has(file));
        for (const file of circle) seen.add(file);
        yield [...new Set(circle)];
      }
    },
    /** The tests that import this file, or one that imports it, and so on. */
    testsReaching(path) {
      const reached = new Set([path]);
      for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
      return [...reached].filter(isTest);
    },
  };
}
