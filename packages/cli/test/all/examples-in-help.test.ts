// The examples in the help of the commands that take more than a second run.
import { describe, expect, test } from 'vitest';
import { expectToRun, splitExamples } from '../examples-in-help.ts';

describe('help', async () => {
  const { long } = await splitExamples();

  test('has such examples', () => expect(long.length).toBeGreaterThan(5));

  test.each(long)('%s', (example) => expectToRun(example));
});
