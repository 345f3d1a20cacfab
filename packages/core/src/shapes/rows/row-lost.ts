/*
 * A line that looks like a row of a board and is none of its rows: a board with fewer rows than columns may lack it.
 *
 *     AA..O.
 *     XX..O.      three rows were read, of six cells each
 *     ....O.
 *     |..BB..|    six cells as well, between bars that the others do not have
 */
import type { Problem } from '../../basics/errors.ts';
import type { Board } from '../../board/board.ts';

/** What may stand around rows and between their cells. */
const AROUND = /^\s*(?:\/\/|[>#*])\s*|["'`,;|│()[\]{}\s]/g;

/** The cells of a line, if it is a row: nothing else of it is left. */
const cellsIn = (line: string): readonly string[] => [...line.replace(AROUND, '')];

/**
 * Whether a line may be a row beside others: it is about as long, and its cells are cells of theirs or pairs, which may be vehicles of
 * this row alone. A line of one glyph that no other row has is a rule or a name.
 */
export function isLikeRows(line: string, rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  const known = new Set(rows.filter((row) => row.some((cell) => cell !== row[0])).flat());
  const strangersIn = (cells: readonly string[]): number =>
    cells.filter((cell, i) => !known.has(cell) && !isPair(cells, i)).length;
  const isRow = (cells: readonly string[]): boolean => {
    const strangers = strangersIn(cells);
    const hasMark = cells.some((cell) => known.has(cell) && !IS_LABEL.test(cell));
    return (
      Math.abs(cells.length - width) <= 1 &&
      cells.some((cell) => cell !== cells[0] || known.has(cell)) &&
      // a vehicle of this row alone may have lost a cell
      (strangers === 0 ? hasMark || cells.some((_, i) => isPair(cells, i)) : strangers === 1 && hasMark)
    );
  };
  // what stands beside a row may have run into it: `exit: leftAA.B..`
  const hasRow = (cells: readonly string[]): boolean =>
    cells.length > width &&
    cells.some((_, i) => {
      const part = cells.slice(i, i + width);
      return (
        part.length === width &&
        strangersIn(part) === 0 &&
        part.some((cell) => IS_LABEL.test(cell)) &&
        part.some((cell) => !IS_LABEL.test(cell) && known.has(cell))
      );
    });
  const words = line.trim().split(/\s+/);
  return (
    [line, words.slice(0, -1).join(' '), words[0] ?? ''].some((part) => isRow(cellsIn(part))) ||
    (width > 2 && words.some((word) => hasRow(cellsIn(word))))
  );
}

/** Whether a cell has the glyph of the one before or behind it. */
const isPair = (cells: readonly string[], i: number): boolean =>
  cells[i - 1] === cells[i] || cells[i + 1] === cells[i];

const IS_LABEL = /[\p{L}\p{N}]/u;

/** The most lines with which others are compared: those of the largest board, and as many beside them. */
const MOST_COMPARED = 32;

/** What is wrong where more of some lines look like rows than a board has, and it has fewer rows than columns. */
export function rowLost(
  { width, height }: Board,
  text: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Problem | undefined {
  if (height >= width) return undefined;
  const lines = text.slice(Math.max(0, from - 1), to - 1).map((line) => ({ line, cells: cellsIn(line) }));
  const usual = lines.filter(({ cells }) => cells.length === width).slice(0, MOST_COMPARED);
  const like = lines.flatMap(({ line, cells }, i) => {
    const others = usual.flatMap((one) => (one.cells === cells ? [] : [one.cells]));
    return cells.length >= width - 1 && others.length > 1 && isLikeRows(line, others) ? [i] : [];
  });
  const odd = like.find((i) => lines[i]?.cells.length !== width) ?? like[0];
  if (like.length <= height || odd === undefined) return undefined;
  return {
    code: 'ragged-rows',
    message: `${like.length} lines look like rows, and ${height} of them were read`,
    expected: 'every row written like the others, or no line beside them that looks like one',
    at: { text: { line: Math.max(1, from) + odd, column: 1 } },
  };
}
