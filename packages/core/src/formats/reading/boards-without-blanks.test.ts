import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import type { ReadBoard } from '../parts/format.ts';
import { createBoardReader, type ReaderOptions } from './reader.ts';

const readAll = (text: string, options?: ReaderOptions): ReadBoard[] => {
  const reader = createBoardReader(options);
  return [...reader.push(text), ...reader.end()];
};

describe('many boards without a blank line between them', () => {
  const small = ['#XX_A#', '#___A#', '#____#', '#____#'];
  const border = (rows: readonly string[]) => [
    '#'.repeat(rows[0]?.length ?? 0),
    ...rows,
    '#'.repeat(rows[0]?.length ?? 0),
  ];
  const large = ['#XX_A_#', '#___A_#', '#_____#', '#_____#', '#_BB__#'];

  test.each([2, 3, 8, 400])('%d with borders and names, of two widths', (count) => {
    const text = Array.from({ length: count }, (_, i) =>
      [`Level ${i + 1}`, ...border(i % 2 === 0 ? small : large)].join('\n'),
    );
    const found = readAll(text.join('\n'), { formats: allFormats() });
    expect(found.map(({ name }) => name)).toEqual(text.map((_, i) => `Level ${i + 1}`));
    for (const [i, { result, format }] of found.entries()) {
      expect(format?.id).toBe('bordered');
      expect(result.ok && [result.value.width, result.value.walls.length]).toEqual([4 + (i % 2), 0]);
    }
  });

  test.each([1, 5, 400])('%d with rows that begin with a wall, in which the first row is one', (count) => {
    const rows = ['#__C_', 'XX_C_', '_____', '#BB__', '#____'];
    const text = Array.from({ length: count }, (_, i) => [`Puzzle number ${i + 1}`, ...rows].join('\n'));
    const found = readAll(text.join('\n'));
    expect(found).toHaveLength(count);
    for (const { result } of found)
      expect(result.ok && [result.value.height, result.value.walls.length]).toEqual([5, 3]);
  });

  test('thousands of comments between boards', () => {
    const text = Array.from({ length: 6_000 }, (_, i) => `# Level ${i + 1}\nXX..\n...A\n...A`);
    const found = readAll(text.join('\n'));
    expect(found).toHaveLength(6_000);
    expect(found.every(({ result }) => result.ok && result.value.height === 3)).toBe(true);
  });
});
