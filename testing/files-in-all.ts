// Finds the test files that have more for `npm run test:all` than for `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The test files below these folders that use in-all.ts. */
export function filesInAll(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesInAll([path]);
      return path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('testing/in-all.ts')
        ? [path]
        : [];
    }),
  );
}
