import { describe, expect, test } from 'vitest';
import { packAtlasBoard, unpackAtlasBoard } from './atlas-board.ts';
import {
  atlasIndexColumns,
  atlasRecordBytes,
  packedBytes,
  readAtlasRecord,
  statesBounds,
  statesClass,
  writeAtlasRecord,
} from './atlas-files.ts';

describe('boards as numbers', () => {
  test.each([
    // twelve free cells, then a car to the right
    ['ooooooooooooAAoooo', 6, 3, 2n * 6n ** 12n],
    ['oxooooAAo', 3, 3, 6n + 2n * 6n ** 6n],
    // the truck B down the first column covers the first cell of the next two rows
    ['BoooBoooBoAA', 4, 3, 5n + 2n * 6n ** 8n],
  ])('%s', (text, width, height, packed) => {
    expect(packAtlasBoard(text, width)).toBe(packed);
    expect(unpackAtlasBoard(packed, width, height).replaceAll(/[A-Z]/g, 'A')).toBe(
      text.replaceAll(/[A-Z]/g, 'A'),
    );
  });

  test.each([
    ['EBBBEoCCEAAFDDDF', 4],
    ['ooooooooAAoooooo', 4],
    // two walls, each of which uses up a letter
    ['BBBIoCCHIxAAHooGooxJGFFoJ', 5],
    ['GBBoJGoHxJAAHooDDoIxFFFIo', 5],
  ])('%s is unpacked letter by letter', (text, width) => {
    expect(unpackAtlasBoard(packAtlasBoard(text, width), width, text.length / width)).toBe(text);
  });
});

test('a record is read as it was written', () => {
  const board = 'GBBoJGoHxJAAHooDDoIxFFFIo';
  const boardBytes = packedBytes(packAtlasBoard(board, 5));
  const layout = { width: 5, height: 5, boardBytes };
  const record = { board, rating: 87, states: 4_780 };
  const bytes = writeAtlasRecord(record, layout);
  // free cells at the end are zeros that need no bytes
  expect([boardBytes, bytes.length, atlasRecordBytes(layout)]).toEqual([5, 10, 10]);
  expect(readAtlasRecord(bytes, layout)).toEqual(record);
});

test.each([
  [1, 1],
  [7, 6],
  [9, 8],
  [11, 10],
  [99, 80],
  [100, 100],
  [541_934, 500_000],
])('%i states are in the class from %i', (states, bound) => {
  expect(statesBounds[statesClass(states)]).toBe(bound);
});

test('the index has its columns once, and their names need no quotes in SQL', () => {
  expect(new Set(atlasIndexColumns).size).toBe(atlasIndexColumns.length);
  for (const name of atlasIndexColumns) expect(name).toMatch(/^[a-z_]+$/);
});
