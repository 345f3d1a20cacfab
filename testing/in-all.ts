// What `npm test` leaves to `npm run test:all`: tests that take long and repeat, under other conditions, what others have shown.
// files-in-all.ts finds their files for the project `all` of vitest.config.ts, which sets UNJAM_ALL.
import { test } from 'vitest';

/** Whether every test is run. */
export const runsAll = Boolean(process.env.UNJAM_ALL);

/** A test that only `npm run test:all` runs. */
export const testInAll = (name: string, body: () => Promise<void> | void): void => {
  if (runsAll) test(name, body);
};

/** Cases of a test that differ little: `count` of them by `npm test`, evenly chosen, and every one by `npm run test:all`. */
export const someOr = <T>(count: number, cases: readonly T[]): readonly T[] =>
  runsAll
    ? cases
    : Array.from({ length: count }, (_, i) => cases[Math.floor((i * cases.length) / count)] as T);
