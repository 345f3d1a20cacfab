// The process of Vitest that test-runner.mjs starts for some projects: runs the test files it is told in their order up to the first
// that fails, and tells which one did; or ends after what it started has been stopped.
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';

const vitest = await createVitest('test', {
  config: 'mutants.config.mjs',
  project: process.argv.slice(2),
  reporters: [{}],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  cache: false,
});
await vitest.standalone();
await vitest.globTestSpecifications();

/** The file of the mutant before: its compiled change stays until it is compiled again. */
let before;

process.on('message', async ({ isLast, changed, tests }) => {
  if (isLast) {
    await vitest.close();
    process.exit();
  }
  for (const file of new Set([before ?? changed, changed])) vitest.invalidateFile(file);
  before = changed;
  // `bail` counts the failures of all files that are known
  vitest.state.filesMap.clear();
  vitest.state.clearErrors();
  globalThis.unjamOrder = tests;
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(test));
  // tests that `npm run test:all` alone runs are in no project here, and say nothing
  if (specifications.length === 0) {
    process.send({});
    return;
  }
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const bad = testModules.find((module) => !module.ok());
  const failed = bad
    ? relative(process.cwd(), bad.moduleId)
    : unhandledErrors.length > 0
      ? 'an error outside tests'
      : undefined;
  process.send({ failed });
});
