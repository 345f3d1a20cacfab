// The tables "Where a change begins" of ARCHITECTURE.md: each row names files, below the folder that is named above its table.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');

/** The rows of the tables, each with its files as paths from the root; none where the row names no file. */
function rowsOf(text: string): { row: string; files: string[] }[] {
  const rows = [];
  let folder = '';
  for (const line of text.split('\n')) {
    const place = /^In (?:`([^`]+\/)`|the repository)/.exec(line);
    if (place) folder = place[1] ?? '';
    const [, row, names] = /^\| (.+) \| (.+) \|$/.exec(line) ?? [];
    if (row === undefined || names === undefined || names === 'file') continue;
    // one name after the other and nothing else: a name without its quotes must not go unnoticed
    const files = /^`[^`]+`(?:, `[^`]+`)*$/.test(names) ? names.slice(1, -1).split('`, `') : [];
    rows.push({ row, files: files.map((name) => folder + name) });
  }
  return rows;
}

const isFile = (path: string): boolean =>
  statSync(`${root}${path}`, { throwIfNoEntry: false })?.isFile() ?? false;

/** What is wrong with the rows, a line each. */
const faultsOf = (text: string): string[] =>
  rowsOf(text).flatMap(({ row, files }) =>
    files.length === 0 ? `${row}: no file` : files.filter((path) => !isFile(path)),
  );

const [, section = ''] = page.split(/^## Where a change begins$/m);

test('every file exists', () => {
  expect(rowsOf(section).length).toBeGreaterThan(150);
  expect(faultsOf(section)).toEqual([]);
});

test('a wrong name, a folder and a row without a file are found', () => {
  const table = [
    'In `packages/core/src/`:',
    '| right | `board/moves.ts`, `board/board.ts` |',
    '| wrong | `board/moves.ts`, `board/no-such-file.ts` |',
    '| a folder | `board` |',
    '| no quotes | board/moves.ts |',
    'In the repository. The root:',
    '| another folder | `board/moves.ts` |',
    '| the root | `package.json` |',
  ];
  expect(faultsOf(table.join('\n'))).toEqual([
    'packages/core/src/board/no-such-file.ts',
    'packages/core/src/board',
    'no quotes: no file',
    'board/moves.ts',
  ]);
});
