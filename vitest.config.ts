import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sources } from './scripts/build/sources.mjs';
import { filesInAll } from './testing/files-in-all.ts';
import { ProjectByProject } from './testing/order.ts';
import { SecondTry } from './testing/second-try.ts';

const atlas = fileURLToPath(new URL('packages/atlas/src', import.meta.url));
/** Built files, which are loaded as Node loads them, not through Vite. */
const built = [/[\\/]packages[\\/]\w+[\\/]dist[\\/]/];
/** The tests of `unit` that try more random boards and texts in `all`: UNJAM_RANDOM says so. */
const random = [
  'anytime/anytime',
  'engine/**/*',
  'formats/{by-shape-round-trip,reading/reader,round-trip}',
  'notation/registry',
].map((name) => `packages/core/src/${name}.test.ts`);
/** Tests beside the source that take longer than they may in `npm test`, so that only `all` runs them. */
const slow = ['picture/any-size', 'picture/closer-look', 'picture/cropped-picture', 'text/long-runs'].map(
  (name) => `packages/core/src/${name}.test.ts`,
);
/**
 * In continuous integration a test in a browser that fails is run once more, since a busy machine may draw a page later than any
 * person would see; the end of the run names each such test. On one's own machine every failure counts.
 */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  resolve: {
    alias: sources,
  },
  test: {
    // Vitest's own default leaves one core idle; tests that start programs and browsers spend much of their time waiting
    maxWorkers: availableParallelism() + 1,
    // a process loads the modules of a project once for all files that it runs: no test may leave anything changed
    isolate: false,
    // what was compiled stays in node_modules for the next run, which starts in three quarters of the time
    experimental: { fsModuleCache: true },
    sequence: { sequencer: ProjectByProject },
    env: { UNJAM_SEED: process.env.UNJAM_RANDOM === undefined ? '1' : '' },
    reporters: ['default', new SecondTry(), ['json', { outputFile: 'node_modules/.vitest/report.json' }]],
    projects: [
      // beside the source, run against the source: it needs no build but that of the modules of WebAssembly
      {
        extends: true,
        resolve: { alias: [{ find: /^@unjam\/atlas$/, replacement: `${atlas}/index.ts` }] },
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', '{bench,scripts}/**/*.test.ts'],
          exclude: ['scripts/test/**', ...slow],
          globalSetup: 'testing/compiled-modules.ts',
          setupFiles: 'testing/random-tests.ts',
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      // the built command, run as its user runs it
      {
        extends: true,
        test: {
          name: 'command',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts', 'examples/*.test.ts'],
          exclude: ['packages/web/**', '**/test/queue/**', '**/test/all/**'],
          server: { deps: { external: built } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      // the built command on several processes and a real PostgreSQL
      {
        extends: true,
        test: {
          name: 'queue',
          include: ['packages/*/test/queue/**/*.test.ts'],
          globalSetup: 'packages/atlas/test/queue/global-setup.ts',
          server: { deps: { external: built } },
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      // runs over whole collections, more random boards and texts, and each size of the screen, only by `npm run test:all`
      {
        extends: true,
        test: {
          name: 'all',
          retry,
          include: [
            'packages/*/test/all/**/*.test.ts',
            ...slow,
            ...random,
            ...filesInAll(['packages', 'scripts']),
          ],
          env: { UNJAM_RANDOM: process.env.UNJAM_RANDOM ?? '3', UNJAM_ALL: '1' },
          setupFiles: 'testing/random-tests.ts',
          globalSetup: ['packages/web/test/global-setup.ts', 'packages/atlas/test/queue/global-setup.ts'],
          server: { deps: { external: built } },
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      // the built app, in the system's Chromium
      {
        extends: true,
        test: {
          name: 'browser',
          retry,
          include: ['packages/web/test/**/*.test.ts'],
          exclude: ['**/test/all/**'],
          globalSetup: 'packages/web/test/global-setup.ts',
          // a busy machine draws a page late
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
