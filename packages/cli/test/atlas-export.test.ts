// `unjam atlas export`: the same puzzles in each format, in a file or a folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'fzstd';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { records, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

/** The puzzles of 4×4 without walls. */
const ATLAS_4X4 = 32;

/** The fields of a line of CSV, of which some are in quotes. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)|([^,]*)(?:,|$)/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .slice(0, -1);

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('atlas export', () => {
  test('an atlas as csv, jsonl and parquet: other readers find the same puzzles in all three', async () => {
    const folder = join(scratch(), 'atlas');
    expect((await unjamHere(['atlas', 'build', '--size', '4x4', '--out', folder])).status).toBe(0);
    const written = async (format: string) => {
      const file = join(folder, '..', `puzzles.${format}`);
      expect(await unjamHere(['atlas', 'export', folder, '--format', format, '-o', file])).toMatchObject({
        status: 0,
        stdout: '',
      });
      return file;
    };
    const table = readFileSync(await written('csv'), 'utf8');
    const csv = table.trimEnd().split('\n').map(fieldsOf);
    const jsonl = readFileSync(await written('jsonl'), 'utf8');
    const bytes = readFileSync(await written('parquet'));
    const columns = csv[0] ?? [];
    expect(columns.join()).toBe(
      'id,board,board_in_steps,moves,steps,states,vehicles,cars,trucks,walls,free_cells,shortest_solutions,canonical,histogram',
    );
    const objects = lines(jsonl);
    expect(Object.keys(objects[0] ?? {})).toEqual(columns);
    const buffer = new Uint8Array(bytes).buffer;
    const inParquet = await parquetReadObjects({
      file: buffer,
      compressors: { ZSTD: (input) => decompress(input) },
    });
    expect(Object.keys(inParquet[0] ?? {})).toEqual(columns);
    // numbers as digits, the lists of `histogram` as DuckDB writes them in CSV
    const text = (value: unknown): string =>
      Array.isArray(value) ? `[${value.map(text).join(', ')}]` : String(value);
    const rows = (found: readonly Record<string, unknown>[]) =>
      found.map((row) => columns.map((column) => text(row[column])));
    expect(rows(objects)).toHaveLength(ATLAS_4X4);
    expect(rows(objects)).toEqual(csv.slice(1));
    expect(rows(inParquet)).toEqual(csv.slice(1));
    for (const input of [jsonl, table]) {
      const solved = records(await unjamHere(['solve', '-', '--json'], { input }));
      expect(solved.map(({ moves }) => moves)).toEqual(objects.map(({ moves }) => moves));
    }
  });

  test('an atlas that is written in several pieces is one file of a folder', async () => {
    const folder = join(scratch(), 'out');
    const written = () => unjamHere(['atlas', 'export', '5x5', '-o', folder]);
    expect(await written()).toEqual({ status: 0, stdout: '', stderr: '' });
    const file = join(folder, 'atlas-5x5.txt');
    expect(readdirSync(folder)).toEqual(['atlas-5x5.txt']);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(7320);
    expect(await written()).toMatchObject({
      status: 2,
      stderr: `${file}: exists already; expected another folder, or remove it first\n`,
    });
  });

  test.each([
    [['--format', 'parquet'], 'unjam: --format parquet is not a text format; expected -o FILE\n'],
    [['--format', 'csv', '--json'], /^unjam: --json with --format csv/],
    [['--format', 'csv', '--where', "hardest = (select '1')) --"], /./],
  ])('atlas export %j is refused', async (words, message) => {
    const folder = join(scratch(), 'atlas');
    expect((await unjamHere(['atlas', 'build', '--size', '4x4', '--out', folder])).status).toBe(0);
    const ended = await unjamHere(['atlas', 'export', folder, ...words]);
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(message);
  });
});
