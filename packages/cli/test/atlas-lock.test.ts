// One builder at a time in a folder, also from two process namespaces; all/atlas-lock.test.ts tries it in every order.
import { describe, test } from 'vitest';
import { apart, expectOneHolder, expectSecondRefused, hasNamespaces } from './apart.ts';

describe.skipIf(!hasNamespaces)('two process namespaces', () => {
  test('of four who try at the same time, two in each, no two hold the folder together', () =>
    expectOneHolder(1));

  test('a build in each: the second is refused while the first is at work', () =>
    expectSecondRefused(apart, apart));
});
