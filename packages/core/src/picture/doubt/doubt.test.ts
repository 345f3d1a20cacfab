import { expect, it } from 'vitest';
import { doubtAbout } from './doubt.ts';

it.each([
  ['none', 0.97, 1, 0],
  ['cells', 0.97, 1, 2],
  ['board', 0.5, 1, 0],
  ['board', 0.5, 0.5, 1],
  ['board', 0.3, 0.5, 0],
  ['exit', 0.5, 0.5, 0],
] as const)('%s: confidence %d, upright %d, %i doubtful cells', (doubt, confidence, upright, cells) => {
  expect(doubtAbout({ confidence, upright }, cells)).toBe(doubt);
});
