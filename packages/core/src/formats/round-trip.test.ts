import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '../board/board.ts';
import { validate } from '../board/validate.ts';
import { legalBoards, letterLabels } from '../testing/arbitraries.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { allFormats } from './all-formats.ts';
import { formatDescriptions, formatIds } from './descriptions.ts';
import type { BoardFormat } from './parts/format.ts';
import { compactText } from './reading/compact.ts';
import { detectFormat } from './reading/detect.ts';
import { createBoardReader } from './reading/reader.ts';
import { formatById, formats } from './registry.ts';

test('the ids that are listed apart from the formats are theirs', () => {
  expect(formats.map(({ id }) => id)).toEqual(formatIds);
});

function readBack(format: BoardFormat, text: string): Board {
  const parsed = format.parse(text);
  if (!parsed.ok) throw new Error(`${parsed.error.message}\n${text}`);
  const board = validate(parsed.value.setup);
  if (!board.ok) throw new Error(`${board.error.message}\n${text}`);
  return board.value;
}

function readWhole(text: string): Board[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) => {
    if (!result.ok) throw new Error(`${result.error.message}\n${text}`);
    return result.value;
  });
}

/** A board without what a format cannot write: the labels in `cells`, a primary's label that `drawing` replaces. */
function essence(format: BoardFormat, board: Board) {
  const { primary, vehicles, ...rest } = board;
  const bare = vehicles.map(({ label, ...where }, index) => ({
    ...where,
    ...(format.id !== 'cells' && (format.id !== 'drawing' || index !== primary) && { label }),
    primary: index === primary,
  }));
  const key = (vehicle: object) => JSON.stringify(vehicle);
  const anyOrder = format.id === 'cells' || format.id === 'drawing';
  return { ...rest, vehicles: anyOrder ? bare.map(key).sort() : bare.map(key) };
}

/** Random boards, among them many of the kind that the format can express. */
function boards({ id }: BoardFormat): fc.Arbitrary<Board> {
  const common = { anyExit: false, primary: 'X', labels: fc.constantFrom(...'ABCDEFGR0123abc') };
  const six = { ...common, width: 6, height: 6, walls: false };
  const likely: Record<string, fc.Arbitrary<Board>> = {
    cells: legalBoards({ ...six, anyOrder: true }),
    prolog: legalBoards({
      ...six,
      primary: 'x',
      labels: fc.constantFrom(...'abcdefgh'),
      longestVehicle: 2,
    }),
    rows: legalBoards({ ...six, walls: true, primary: 'A', labels: fc.constantFrom(...'BCDEFGHIJ') }).filter(
      ({ vehicles, primary }) =>
        vehicles[primary]?.orientation === 'horizontal' && vehicles[primary]?.lane === 2,
    ),
    bordered: legalBoards({ primary: 'X', labels: fc.constantFrom(...'BCDEFGR0123abc') }),
    csv: legalBoards({ ...common, walls: false, labels: fc.constantFrom(...'ABCDEFGHIJ', 'AA', 'AB') }),
    bandung: legalBoards({ walls: false, primary: 'P', labels: fc.constantFrom(...'ABCDEFGHIJ') }),
    printed: legalBoards({ primary: 'X', labels: fc.constantFrom(...'ABCDEFGR0123abc/', 'AA', 'a/b') }),
    line: fc
      .record({ side: fc.integer({ min: 2, max: 8 }), primary: fc.constantFrom('X', 'A', '@') })
      .chain(({ side, primary }) =>
        legalBoards({ ...common, width: side, height: side, primary, labels: fc.constantFrom(...'BCDEF') }),
      ),
  };
  return fc.oneof(
    legalBoards({ anyOrder: true }),
    legalBoards({ anyExit: false, labels: letterLabels }),
    likely[id] ?? legalBoards(common),
  );
}

describe.each(formats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  test('a printed board is parsed, detected and read as the same board', () => {
    let expressed = 0;
    fc.assert(
      fc.property(boards(format), (board) => {
        const text = format.print(board);
        if (!text.ok) {
          expect(text.error.code).toBe('not-expressible');
          return;
        }
        expressed++;
        const back = readBack(format, text.value);
        expect(essence(format, back)).toEqual(essence(format, board));
        if (id !== 'cells' && id !== 'drawing') expect(back).toEqual(board);
        expect(detectFormat(text.value, allFormats())?.id).toBe(id);
        expect(readWhole(`${text.value}\n`)).toEqual([back]);
      }),
      { numRuns: randomRuns(200) },
    );
    expect(expressed).toBeGreaterThan(randomRuns(33));
  });

  test('its example is detected as itself, read, and printed again', () => {
    const { example } = formatDescriptions[format.id];
    expect(detectFormat(example, allFormats())?.id).toBe(id);
    const board = readBack(format, example);
    const printed = format.print(board);
    expect(printed.ok && readBack(format, printed.value)).toEqual(board);
    expect(formatById(id)).toBe(format);
  });
});

test('json and the compact text express every board', () => {
  const json = formatById('json') as BoardFormat;
  fc.assert(
    fc.property(legalBoards({ anyOrder: true }), (board) => {
      const printed = json.print(board);
      expect(printed.ok && readBack(json, printed.value)).toEqual(board);
      const compact = compactText(board);
      expect(compact).not.toContain('\n');
      expect(readWhole(compact)).toEqual([board]);
    }),
    { numRuns: randomRuns(100) },
  );
});

test.each(Object.entries(seedBoards))(
  'the board %s survives every format that can express it',
  (_, board) => {
    for (const format of formats) {
      const text = format.print(board);
      if (text.ok) expect(essence(format, readBack(format, text.value))).toEqual(essence(format, board));
    }
  },
);
