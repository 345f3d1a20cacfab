// The examples in the help of the commands run; those that take more than a second do so in all/examples-in-help.test.ts.
import { describe, expect, test } from 'vitest';
import { commands, expectToRun, splitExamples } from './examples-in-help.ts';
import { unjamHere } from './in-process.ts';

describe('help', async () => {
  test('lists every command', async () => {
    const overview = (await unjamHere(['--help'])).stdout;
    for (const name of commands) expect(overview).toMatch(new RegExp(`^  ${name} .*[a-z]`, 'm'));
  });

  test.each((await splitExamples()).short)('%s', (example) => expectToRun(example));
});
