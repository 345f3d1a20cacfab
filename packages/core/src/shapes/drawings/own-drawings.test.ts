import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import { boardToSetup } from '../../board/board-to-setup.ts';
import { validate } from '../../board/validate.ts';
import { allFormats } from '../../formats/all-formats.ts';
import { compactText } from '../../formats/reading/compact.ts';
import { createBoardReader } from '../../formats/reading/reader.ts';
import { describePieces, summarizeBoard } from '../../render/description.ts';
import { renderSvg } from '../../render/svg.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf, setupOf } from '../../testing/drawn.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { readShapes } from '../read-shapes.ts';

const boardsOf = (text: string): Board[] => {
  const answer = readShapes(text);
  return answer.kind === 'read' ? answer.boards.map(({ board }) => board) : [];
};

/** A board without the order of its vehicles and without the red car's label. */
function said({ width, height, exit, walls, vehicles, primary }: Board) {
  const placed = vehicles.map(
    ({ label, orientation, lane, offset, length }, i) =>
      `${i === primary ? '(red)' : label} ${orientation} ${lane} ${offset} ${length}`,
  );
  return { width, height, exit, walls: [...walls].sort((a, b) => a - b), vehicles: placed.sort() };
}

/** Both sentences. */
const described = (board: Board) => [summarizeBoard(board), describePieces(board)];

test('a drawing is read as the board that it shows, with its labels', () => {
  fc.assert(
    fc.property(legalBoards(), (board) => {
      const [read, ...more] = boardsOf(renderSvg(board));
      expect(more).toEqual([]);
      if (read?.primary === board.primary) expect(boardToSetup(read)).toEqual(boardToSetup(board));
      else
        expect(read && [said(read), at(read.vehicles, read.primary).label]).toEqual([
          said(board),
          at(board.vehicles, board.primary).label,
        ]);
    }),
  );
});

test('a drawing without labels, and both sentences alone, are read as the same vehicles, walls and exit', () => {
  fc.assert(
    fc.property(legalBoards(), (board) => {
      expect(boardsOf(renderSvg(board, { labels: false })).map(said)).toEqual([said(board)]);
      if (describePieces(board) === '') return;
      expect(boardsOf(described(board).join('\n')).map(said)).toEqual([said(board)]);
      expect(boardsOf(`${described(board).join('. ')}.\n`).map(said)).toEqual([said(board)]);
    }),
  );
});

test('a drawing with a move is read as the board before it', () => {
  const [board] = Object.values(seedBoards);
  if (!board) throw new Error('no seeds');
  const vehicle = board.primary;
  expect(boardsOf(renderSvg(board, { move: { vehicle, by: 1 } })).map(said)).toEqual([said(board)]);
});

test.each<[string, (drawing: string) => string]>([
  ['a browser', (drawing) => drawing.replace(/&#(\d+);/g, (whole, code) => BY_NAME[code] ?? whole)],
  [
    'another program',
    (drawing) => drawing.replace(/&#(\d+);/g, (_, code) => `&#x${Number(code).toString(16)};`),
  ],
  ['an editor', (drawing) => drawing.replace(/<(title|desc)>/g, '<$1\n id="$1-1">')],
])('a drawing that %s saved has the same labels', (_, saved) => {
  const labels: Record<string, string> = { A: '<', B: '&', C: '"', D: "'", E: 'a>b', F: '&lt;' };
  const setup = setupOf(['..XX...', 'ABCDEF.', 'ABCDEF.']);
  const vehicles = setup.vehicles.map((one) => ({ ...one, label: labels[one.label] ?? one.label }));
  const validated = validate({ ...setup, vehicles });
  if (!validated.ok) throw new Error(validated.error.message);
  const board = validated.value;
  expect(boardsOf(saved(renderSvg(board))).map(boardToSetup)).toEqual([boardToSetup(board)]);
});

test('each of several drawings is a board, on its line', () => {
  const [one, two] = Object.values(seedBoards);
  if (!one || !two) throw new Error('no seeds');
  const answer = readShapes(`<?xml version="1.0"?>\n${renderSvg(one)}\n${renderSvg(two)}\n`);
  expect(answer.kind === 'read' && answer.boards.map(({ board, line }) => [line, said(board)])).toEqual([
    [3, said(one)],
    [3 + renderSvg(one).split('\n').length, said(two)],
  ]);
});

test('each of several descriptions is a board; one that lacks a sentence takes none of the next', () => {
  const [one, two] = Object.values(seedBoards);
  if (!one || !two) throw new Error('no seeds');
  const [first, second] = [described(one).join('\n'), described(two).join('\n')];
  expect(boardsOf(`${first}\n${second}\n`).map(said)).toEqual([said(one), said(two)]);
  const answer = readShapes(`${summarizeBoard(one)}\n${second}\n`);
  if (answer.kind !== 'read') throw new Error(answer.kind);
  expect(answer.boards.map(({ board, line }) => [line, said(board)])).toEqual([[2, said(two)]]);
  expect(answer.failed.map(({ line }) => line)).toEqual([1]);
});

test('a drawing in a page or below a heading without another board is read with its size', () => {
  const board = boardOf(['..A', '..A', 'XX.', '...']);
  for (const text of [`<p>One</p>${renderSvg(board)}`, `My puzzle:\n${renderSvg(board)}`])
    expect(boardsOf(text).map(said)).toEqual([said(board)]);
});

test('a drawing of another program beside one of Unjam is read too, or refused with its line', () => {
  const board = boardOf(['..A', '..A', 'XX.', '...']);
  const other = (attribute: string) =>
    `<svg width="300" height="300"><rect x="50" y="100" width="100" height="50" fill="red"/><rect x="200" y="50" width="50" height="150" fill="blue" ${attribute}/><rect x="0" y="250" width="150" height="50" fill="green"/></svg>`;
  for (const text of [`${renderSvg(board)}\n${other('')}`, `${other('')}\n${renderSvg(board)}`])
    expect(
      boardsOf(text)
        .map(({ width }) => width)
        .sort(),
    ).toEqual([3, 6]);
  const moved = readShapes(`${renderSvg(board)}\n${other('transform="translate(50)"')}`);
  expect(moved.kind === 'read' && [moved.boards.length, moved.failed.length]).toEqual([1, 1]);
});

test('of a page that has more than drawings the rest is read', () => {
  const [one] = Object.values(seedBoards);
  if (!one) throw new Error('no seeds');
  const page = `<p>${renderSvg(one)}</p>\n<pre>..A\n..A\nXX.</pre>`;
  expect(boardsOf(page).map(({ width, height }) => [width, height])).toEqual([[3, 3]]);
});

/** How browsers write what Unjam writes as numbers. */
const BY_NAME: Readonly<Record<string, string>> = {
  34: '&quot;',
  38: '&amp;',
  39: '&apos;',
  60: '&lt;',
  62: '&gt;',
};

const SUMMARY =
  'Rush Hour board, 6 rows by 6 columns: the red car, row 3, columns 2 to 3, leaves at the right';

test.each([
  ['the summary alone', SUMMARY, /beside the red car is not said/],
  ['a drawing whose description is missing', `<svg><title>${SUMMARY}</title></svg>`, /is not said/],
  ['a piece that is none', `${SUMMARY}\ncar A: row 1, columns 1 to 2; bus`, /goes on with "bus"/],
  ['another line', `${SUMMARY}\ncar A: row 1, columns 1 to 2\nexit: left`, /goes on with "exit: left"/],
  ['two vehicles in a cell', `${SUMMARY}\ncar A: column 2, rows 3 to 4`, /overlap|both|share/],
])('%s is refused', (_, text, message) => {
  const answer = readShapes(text);
  expect(answer.kind === 'refused' && answer.problem.message).toMatch(message);
});

test('another primary than the red car is refused, another exit is taken', () => {
  const text = `${SUMMARY}\ncar A: row 1, columns 1 to 2`;
  expect(readShapes(text, { primary: 'A' })).toMatchObject({ kind: 'refused' });
  expect(readShapes(text, { primary: 'X', exit: 'left' })).toMatchObject({
    boards: [{ board: { exit: 'left' } }],
  });
});

test.each([7, 1000])('a reader that gets a drawing in pieces of %i characters reads it', (size) => {
  const [board] = Object.values(seedBoards);
  if (!board) throw new Error('no seeds');
  const reader = createBoardReader({ formats: allFormats() });
  const pieces = renderSvg(board).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const found = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
  expect(found.map(({ result }) => result.ok && compactText(result.value))).toEqual([compactText(board)]);
});

test('a drawing of another program is refused as one', () => {
  const reader = createBoardReader({ formats: allFormats() });
  const drawing = '<svg viewBox="0 0 6 6"><rect x="0" y="2" width="2" height="1" fill="red"/></svg>';
  const [found] = [...reader.push(drawing), ...reader.end()];
  expect(found?.result.ok === false && found.result.error.message).toBe('this looks like an SVG picture');
});

test('a large drawing of Unjam is read', () => {
  const labels = [...'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwxyz'];
  const rows = Array.from({ length: 16 }, (_, row) =>
    row === 2
      ? `XX${'.'.repeat(14)}`
      : [0, 1, 2]
          .map((i) => `${at(labels, 3 * row + i).repeat(3)}..`)
          .join('')
          .padEnd(16, '.'),
  );
  const drawing = renderSvg(boardOf(rows));
  expect(drawing.length).toBeGreaterThan(1 << 16);
  const reader = createBoardReader({ formats: allFormats() });
  const found = [...reader.push(drawing), ...reader.end()];
  expect(found.map(({ result }) => result.ok && said(result.value))).toEqual([said(boardOf(rows))]);
});
