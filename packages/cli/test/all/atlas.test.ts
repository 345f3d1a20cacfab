// `unjam atlas`: a build that is killed again and again, and the examples of the help of its commands.
import { describe, expect, test } from 'vitest';
import { atlas } from '../atlas-command.ts';
import { scratch } from '../command.ts';
import { copyAtlas, examplesIn, runExample } from '../example.ts';
import { expectSameBytes } from '../killed-build.ts';

test('kill -9 again and again, at any instant: the same bytes as at once', () =>
  expectSameBytes([0, 2, 4, 6]));

describe('help', () => {
  test.each(['', 'build', 'merge', 'stats', 'query', 'verify', 'export', 'census'])(
    'examples of atlas %s, one after the other',
    async (name) => {
      const folder = scratch();
      if (name !== 'build') await copyAtlas(folder);
      const { stdout } = await atlas(folder, ...(name === '' ? [] : [name]), '--help');
      const examples = examplesIn(stdout);
      expect(examples.length).toBeGreaterThan(1);
      for (const example of examples)
        expect(await runExample(example, folder)).toMatchObject({ status: 0, stderr: '' });
    },
  );
});
