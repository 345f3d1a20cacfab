import { expect, test } from 'vitest';
import { withoutThoughts } from './thoughts.ts';

test.each([
  ['<think>A right 2?</think>\nB up 1', '\nB up 1'],
  ['\n<Thinking>\nA\nB\n</thinking>B up 1', '\n\n\n\nB up 1'],
  ['<think>no end\n', '\n'],
  ['A right 2?\n</think>\nB up 1', '\n\nB up 1'],
  ['B up 1 <think>later</think>', 'B up 1 <think>later</think>'],
])('%j', (text, expected) => {
  expect(withoutThoughts(text)).toBe(expected);
});
