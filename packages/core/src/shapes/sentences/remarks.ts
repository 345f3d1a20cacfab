/*
 * Remarks behind the rows of a board, taken away.
 *
 *     AA...O    <- two cars on top         AA...O
 *     PXXQ.O    <- exit this way           PXXQ.O ->
 *     B.RRR.    # the long truck           B.RRR.
 *     Row 1: A A . . . O   (top)            Row 1: A A . . . O
 */
import { at } from '../../basics/at.ts';
import type { Edge } from '../../board/setup.ts';
import type { TextLine } from '../../text/lines.ts';
import { edgeSaid } from './said.ts';

/** A row, without blanks or with one between cells of one or two characters, and what stands behind it. */
const ROW =
  /^(\s*(?:(?:row|line) ?\d{1,2}[:.)] |\d{1,2} )?)(\S{3,16}|\S(?: \S){2,15}|[\p{L}\p{N}_.-]{2}(?: [\p{L}\p{N}_.]{2}){2,15})(?:\s+(\S.*))?$/iu;
/** How a remark begins. A remark without such a mark has only words, and not every row has one. */
const MARK = /^(?:<[-=~]+|←|#|\/\/|\/\*|--|;|\(|%|--?>|=>|→)\s*(?:\p{L}\d?(?:\s*[=:]\s*|\s+))?\S*\p{L}{2}/u;
const WORDS = /^\p{L}{2,}[\p{L}\s,.'’-]*$/u;
/** Capitals without a blank, as the cells of another board have them. */
const CELLS = /^[\p{Lu}.]{3,16}$/u;
const LONGEST = 120;
const LEAST_ROWS = 3;

interface Row {
  readonly cells: string;
  readonly remark: string | undefined;
}

/** The lines without remarks; undefined where no rows of equal length have any. */
export function withoutRemarks(lines: readonly TextLine[]): TextLine[] | undefined {
  const rows = lines.map(({ text }): Row | undefined => {
    const [, indent = '', row, remark] = text.length > LONGEST ? [] : (ROW.exec(text.trimEnd()) ?? []);
    return row === undefined ? undefined : { cells: indent + row, remark };
  });
  const found = [...lines];
  let start = 0;
  const lengths = new Set<number>();
  const said: TextLine[] = [];
  const take = (k: number, row: Row): void => {
    const line = at(lines, k);
    found[k] = { ...line, text: bare(row) };
    if (edgeIn(row) !== undefined) said.push({ ...line, text: '' }, { ...line, text: row.remark ?? '' });
  };
  for (let i = 0; i <= rows.length; i++) {
    if (i < rows.length && rows[i] && rows[i]?.cells.length === (rows[start] ?? rows[i])?.cells.length)
      continue;
    const run = rows.slice(start, i).flatMap((row) => row ?? []);
    if (run.length >= LEAST_ROWS && run.length === i - start && areRemarks(run)) {
      lengths.add(at(run, 0).cells.length);
      for (const [k, row] of run.entries()) take(start + k, row);
    }
    start = rows[i] ? i : i + 1;
  }
  // a row that a shorter one parts from the others
  for (const [k, row] of rows.entries())
    if (
      row?.remark !== undefined &&
      found[k] === lines[k] &&
      lengths.has(row.cells.length) &&
      MARK.test(row.remark)
    )
      take(k, row);
  return lengths.size > 0 ? [...found, ...said] : undefined;
}

function areRemarks(run: readonly Row[]): boolean {
  const remarks = run.flatMap(({ remark }) => remark ?? []);
  if (remarks.length === 0 || areRows(run)) return false;
  return remarks.every(
    (remark) =>
      MARK.test(remark) || (remarks.length < run.length && WORDS.test(remark) && !CELLS.test(remark)),
  );
}

/** Whether behind the mark of each row stand as many cells as before it: those of another board. */
const areRows = (run: readonly Row[]): boolean =>
  run.every(({ cells, remark = '' }) => {
    const behind = remark.replace(/^[^\p{L}\p{N}.@_*]+(?=\s)/u, '').trim();
    return behind.length === cells.trim().length && /^\S+$/.test(behind);
  });

/** The cells, with an arrow where the remark calls the row that of the exit. */
function bare({ cells, remark = '' }: Row): string {
  const isExit = /(?<!\p{L})(?:exit|way out|ausgang|sortie|salida)(?!\p{L})/iu.test(remark);
  return isExit && edgeIn({ cells, remark }) === undefined ? `${cells} ->` : cells;
}

/** The edge that a remark says; an arrow in front of it points at the row. */
const edgeIn = ({ remark = '' }: Row): Edge | undefined => edgeSaid(remark.replace(/^(?:<[-=~]+|←)\s*/u, ''));
