import { expect, test } from 'vitest';
import { atlasId } from './atlas-id.ts';

test.each([
  // the upper 50 bits of FNV-1a of '4 BBoCooDCAADoEEoo' and so on, worked out by another program
  [4, 'BBoCooDCAADoEEoo', 'a-s744wm6tjs'],
  [6, 'oZZBCCDDEBooooEAAFGGHoxFIoHJJKILLLoK', 'a-m0ya3x7yvn'],
  [4, 'oZZBCCDDEBooooEAAFGGHoxFIoHJJKILLLoK', 'a-6bbbkgpnw6'],
])('the id at %i columns of %s', (width, canonical, id) => {
  expect(atlasId(width, canonical)).toBe(id);
});
