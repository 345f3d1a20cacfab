// Finds the test files that have more for `npm run test:all` than for `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file calls that has more: in-all.ts, or sizesOr and devicesOr of packages/web/test/browser.ts. */
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
