import { describe, expect, test } from 'vitest';
import {
  type CatalogueEntry,
  formatBoardSize,
  formatEntryTitle,
  readCatalogue,
  writeCatalogueEntry,
} from './catalogue.ts';
import { type CatalogueCriteria, checkCatalogueCriteria, draw, fits, sizesOf } from './catalogue-criteria.ts';

const TEXT = `# easiest first
# 12 beginner 5 8 41 thrice,decoy
ooAoooAoXXAooooo

# 20 beginner 8 12 100
ooAx/XXAo/BBoo
`;

const read = (text: string): readonly CatalogueEntry[] => {
  const result = readCatalogue(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('the text of a catalogue', () => {
  test('puzzles are numbered, and what follows from the board is computed', () => {
    expect(read(TEXT.replaceAll('\n', '\r\n'))).toEqual([
      {
        number: 1,
        board: 'ooAoooAoXXAooooo',
        rating: 12,
        grade: 'beginner',
        moves: 5,
        steps: 8,
        states: 41,
        themes: ['thrice', 'decoy'],
        width: 4,
        height: 4,
        vehicles: 2,
        walls: 0,
      },
      {
        number: 2,
        board: 'ooAx/XXAo/BBoo',
        rating: 20,
        grade: 'beginner',
        moves: 8,
        steps: 12,
        states: 100,
        themes: [],
        width: 4,
        height: 3,
        vehicles: 3,
        walls: 1,
      },
    ]);
  });

  test('a written catalogue is read back', () => {
    const entries = read(TEXT);
    expect(read(entries.map(writeCatalogueEntry).join('\n'))).toEqual(entries);
    expect(entries.map(formatEntryTitle)).toEqual(['Jam 1', 'Jam 2']);
    expect(entries.map(formatBoardSize)).toEqual(['4x4', '4x3']);
  });

  test.each([
    ['a number missing', '# 12 beginner 5 8', 'ooAoooAoXXAooooo', 4],
    ['a word too many', '# 12 beginner 5 8 41 x', 'ooAoooAoXXAooooo', 4],
    ['a word in place of a number', '# 12 beginner five 8 41', 'ooAoooAoXXAooooo', 4],
    ['an unknown grade', '# 12 easy 5 8 41', 'ooAoooAoXXAooooo', 4],
    ['a grade that does not match the rating', '# 12 expert 5 8 41', 'ooAoooAoXXAooooo', 4],
    ['a board that is not square', '# 12 beginner 5 8 41', 'ooAoooAoXXAoooo', 4],
    ['ragged rows', '# 12 beginner 5 8 41', 'ooAo/ooA/XXAo', 4],
    ['a board without its measures', '# easy', 'ooAoooAoXXAooooo', 4],
    ['no board', '# 12 beginner 5 8 41', '', 4],
    ['measures given twice', '# 12 beginner 5 8 41', '# 12 beginner 5 8 41', 4],
  ])('refused with its line: %s', (_, comment, board, line) => {
    expect(readCatalogue(`# head\n\n${comment}\n${board}\n`)).toMatchObject({
      ok: false,
      error: { message: `line ${line} is not a puzzle`, at: { text: { line, column: 1 } } },
    });
  });
});

describe('the criteria', () => {
  const entries = read(`# 12 beginner 5 8 41 thrice,decoy
ooAoooAoXXAooooo
# 20 beginner 8 12 100
ooAx/XXAo/BBoo
# 45 intermediate 19 30 741
ooAoooAoXXAooxox
# 71 expert 40 66 900
ooAooooAooXXAooooooooxooo
`);
  const found = (criteria: CatalogueCriteria) =>
    entries.filter((entry) => fits(entry, criteria)).map(({ number }) => number);
  const span = (least: number, most = Number.MAX_SAFE_INTEGER) => ({ least, most });

  test.each<[CatalogueCriteria, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ grade: 'beginner' }, [1, 2]],
    [{ rating: span(20, 45) }, [2, 3]],
    [{ moves: span(8) }, [2, 3, 4]],
    [{ steps: span(0, 12), walls: span(0, 0) }, [1]],
    [{ walls: span(2) }, [3]],
    [{ vehicles: span(3, 3) }, [2]],
    [{ size: { width: 4, height: 4 } }, [1, 3]],
    [{ size: { width: 5, height: 5 }, grade: 'beginner' }, []],
  ])('%j', (criteria, numbers) => {
    expect(checkCatalogueCriteria(criteria, entries).ok).toBe(true);
    expect(found(criteria)).toEqual(numbers);
  });

  test.each<[CatalogueCriteria, string, string]>([
    [{ moves: span(9, 3) }, 'moves: 9..3 runs backwards', 'moves: 3..9'],
    [{ rating: span(50, 101) }, 'rating: 50..101', 'whole numbers from 0 to 100'],
    [{ size: { width: 2, height: 2 } }, 'no puzzle of the catalogue is of size 2x2', '4x3, 4x4, 5x5'],
  ])('refused: %j', (criteria, message, expected) => {
    expect(checkCatalogueCriteria(criteria, entries)).toMatchObject({
      ok: false,
      error: { message, expected },
    });
  });

  test('lists the sizes of the catalogue, smallest first', () => {
    expect(sizesOf(entries)).toEqual([
      { width: 4, height: 3 },
      { width: 4, height: 4 },
      { width: 5, height: 5 },
    ]);
  });

  test('draws at random: the same entries for the same seed, none twice, at most all of them', () => {
    const numbers = (count: number, seed: number) => draw(entries, count, seed).map(({ number }) => number);
    expect(numbers(3, 7)).toEqual(numbers(3, 7));
    expect(numbers(2, 7)).toEqual(numbers(3, 7).slice(0, 2));
    expect(numbers(9, 5).sort()).toEqual([1, 2, 3, 4]);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => numbers(4, seed).join())).size).toBeGreaterThan(3);
  });
});
