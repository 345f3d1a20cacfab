import { readFileSync } from 'node:fs';
import { parseBoard } from '@unjam/core';
import { expect, test } from 'vitest';
import { AtlasReader } from './atlas-reader.ts';
import { findBoard } from './find-board.ts';
import { readPublished } from './published.ts';
import { keptFile } from './remote-file.ts';

const published = new URL('../../../../atlas/published/', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, published));

const atlas = readPublished(bytesOf('atlas-5x5.json').toString(), 'atlas-5x5.json');
const fileOf = ({ name }: { readonly name: string }) => keptFile(new Blob([new Uint8Array(bytesOf(name))]));
const reader = new AtlasReader(atlas, {
  table: fileOf(atlas.table),
  index: fileOf(atlas.index),
  records: fileOf(atlas.records),
});

/** Puzzles of 12 moves without walls, by their rows in the published file. */
const ROWS = [6529, 6530, 6567, 6602];

/** The board of a puzzle as lines in which the red car is X. */
async function linesOf(row: number): Promise<string[]> {
  const [puzzle] = await reader.puzzles([row]);
  return (puzzle?.board.replaceAll('A', 'X').replaceAll('o', '.') ?? '').match(/.{5}/g) ?? [];
}

const find = (lines: readonly string[]) => findBoard(reader, parseBoard(lines.join('\n')));

test.each(ROWS)('puzzle %i is found by its own board', async (row) => {
  expect(await find(await linesOf(row))).toMatchObject({
    kind: 'found',
    moves: 12,
    own: 12,
    redundant: 0,
    puzzle: { row },
  });
});

test.each(ROWS)('the board of puzzle %i upside down is found too', async (row) => {
  const found = await find((await linesOf(row)).reverse());
  expect(found).toMatchObject({ kind: 'found', moves: 12, own: 12, redundant: 0 });
});

test('a redundant wall is left out', async () => {
  const lines = await linesOf(6529);
  const second = lines[1] ?? '';
  expect(second[1]).toBe('.');
  lines[1] = `${second[0]}#${second.slice(2)}`;
  expect(await find(lines)).toMatchObject({
    kind: 'found',
    moves: 12,
    own: 12,
    redundant: 1,
    puzzle: { row: 6529 },
  });
});

test.each([
  ['another size', ['XX..', '....', '....', '....'], 'size'],
  [
    'a red car on a row from which no turn leads to the third',
    ['XX...', '.....', '.....', '.....', '.....'],
    'shape',
  ],
  ['a red car that cannot leave', ['.....', '...#.', 'XX.A.', '...A.', '...#.'], 'unsolvable'],
] as const)('%s', async (_, lines, kind) => {
  expect(await find(lines)).toEqual({ kind });
});
