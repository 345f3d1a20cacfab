import { expect, test } from 'vitest';
import { reasonOf } from './save-file.ts';

test('the reason is the message of an error, or what was thrown', () => {
  expect(reasonOf(new TypeError('no solution'))).toBe('no solution');
  expect(reasonOf('the file is gone')).toBe('the file is gone');
});
