// One builder at a time in a folder, from two process namespaces, in every order.
import { describe, test } from 'vitest';
import { apart, expectOneHolder, expectSecondRefused, hasNamespaces } from '../apart.ts';

describe.skipIf(!hasNamespaces)('two process namespaces', () => {
  test('of four who try at the same time, two in each, no two hold the folder together', () =>
    expectOneHolder(5));

  test.each([
    ['outside, inside', [], apart],
    ['inside, outside', apart, []],
  ])('a build %s: the second is refused while the first is at work', (_, one, other) =>
    expectSecondRefused(one, other),
  );
});
