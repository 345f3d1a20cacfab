// Finds the test files that have more for `npm run test:all` than for `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests with cases, sizes of the screen or whole tests of in-all.ts, some of them by packages/web/test/browser.ts. */
const HAS_MORE = /testing\/in-all\.ts|\b(?:sizes|devices)Or\b/;

/** The test files below these folders that have more. */
export function filesInAll(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesInAll([path]);
      return path.endsWith('.test.ts') && HAS_MORE.test(readFileSync(path, 'utf8')) ? [path] : [];
    }),
  );
}
