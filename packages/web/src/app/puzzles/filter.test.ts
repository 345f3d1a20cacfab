import { type CatalogueEntry, readCatalogue } from '@unjam/core/catalogue';
import { describe, expect, test } from 'vitest';
import { anything, type Filter, filtered, readFilter } from './filter.ts';

const read = readCatalogue(`
# 20 beginner 8 12 100 decoy
XXooooooo
# 29 beginner 12 20 100 undo,decoy
ooA/XXA/oxo
# 45 intermediate 19 30 100
ooAx/XXAo/oxoo/oooo
# 71 expert 40 60 100
ooAo/XXAo/oooo/xoxo
`);
if (!read.ok) throw new Error(read.error.message);
const entries = read.value;

const numbers = (part: Partial<Filter>, done: readonly number[] = []) =>
  filtered(entries, { ...anything, ...part }, ({ number }: CatalogueEntry) => done.includes(number)).map(
    ({ number }) => number,
  );

describe('which puzzles pass a filter', () => {
  test.each<[string, Partial<Filter>, number[]]>([
    ['all, easiest first', {}, [1, 2, 3, 4]],
    ['hardest first', { sorting: 'hardest' }, [4, 3, 2, 1]],
    ['a grade', { grade: 'beginner' }, [1, 2]],
    ['a theme', { theme: 'undo' }, [2]],
    ['a size', { size: '4x4' }, [3, 4]],
    ['no walls', { walls: '0' }, [1]],
    ['one wall', { walls: '1' }, [2]],
    ['two walls or more', { walls: '2' }, [3, 4]],
    ['moves from', { from: '19' }, [3, 4]],
    ['moves to', { to: '12' }, [1, 2]],
    ['exactly so many moves, longest first', { from: '12', to: '19', sorting: 'longest' }, [3, 2]],
    ['shortest first', { sorting: 'shortest', grade: 'beginner' }, [1, 2]],
    ['nothing', { from: '20', to: '10' }, []],
  ])('%s', (_, part, found) => {
    expect(numbers(part)).toEqual(found);
  });

  test('solved puzzles, and others', () => {
    expect(numbers({ done: 'yes' }, [2])).toEqual([2]);
    expect(numbers({ done: 'no' }, [2])).toEqual([1, 3, 4]);
  });
});

test('a stored filter is read as far as it is understood', () => {
  const kept: Filter = {
    ...anything,
    grade: 'expert',
    size: '5x6',
    walls: '2',
    from: '30',
    sorting: 'longest',
  };
  expect(readFilter(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  // as earlier versions stored it
  expect(readFilter({ grade: 'Medium', size: '6', walls: '', done: 'no', moves: '12' })).toEqual({
    ...anything,
    done: 'no',
  });
  expect([readFilter(null), readFilter('x'), readFilter({ from: '1e9', size: 6 })]).toEqual([
    anything,
    anything,
    anything,
  ]);
});
