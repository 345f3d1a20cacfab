/*
 * Boards that stand side by side are read as if they stood one below the other:
 *
 *     Card 1    Card 2            a column is blank in every line, so the text is cut there
 *     AA...O    ..ABBC
 *     P..Q.O    ..A..C
 *     PXXQ.O    XXA..C
 *     P..Q..    ..DD..
 *     B...CC    EE....
 *     B.RRR.    ......
 *
 *     AA.O -> .AAO                the same arrow, or another sign, stands between them in every line
 *     XX.O -> .XXO
 */
import { greatestOf } from '../../basics/many.ts';
import { isBlank } from '../../text/lines.ts';
import { blocksOf, type Line, linesIn } from './line.ts';

/**
 * Lines in which boards that stood side by side stand one below the other.
 *
 * @returns the lines as they are where none stand so
 */
export function besideEachOther(lines: readonly Line[]): readonly Line[] {
  return blocksOf(lines).flatMap(({ above, block }) => {
    const beside = besideIn(block.map(({ text }) => text));
    if (!beside) return [...above, ...block];
    const first = (block[0]?.number ?? 1) + beside.heading;
    return [
      ...above,
      ...block.slice(0, beside.heading),
      ...beside.parts.flatMap(({ rows, from }) => [
        ...linesIn([''], first + from),
        ...linesIn(rows, first + from).map((line) => ({ ...line, isPart: true })),
      ]),
    ];
  });
}

/** A part of a block that stands beside others: its rows, below one line with all that stands above them. */
interface Part {
  readonly rows: readonly string[];
  /** How many lines of the block stand above its first one. */
  readonly from: number;
}

/** The fewest rows and columns of a board that stands beside another one. */
const LEAST = 3;
/** The most lines above one of the boards, and above all of them. */
const MOST_ABOVE = 2;
/** A board with its border and what stands above it. */
const MOST_LINES = 30;

interface Beside {
  readonly parts: readonly Part[];
  /** How many lines stand above all parts. */
  readonly heading: number;
  /** The columns of the smallest gap between two parts. */
  readonly gap: number;
}

/**
 * The parts of a block that stand side by side, below as few lines above all of them as leave gaps of two columns: the words of a
 * sentence may have a blank in the same place.
 */
function besideIn(block: readonly string[]): Beside | undefined {
  if (block.length < LEAST || block.length > MOST_LINES) return undefined;
  const lines = withoutSigns(block.map((line) => [...line.replaceAll('\t', '    ')]));
  // most blocks of other texts have no gap under any heading
  if (gapsOf(lines.slice(Math.min(MOST_ABOVE, lines.length - LEAST))).length === 0) return undefined;
  let best: Beside | undefined;
  for (let heading = 0; heading <= MOST_ABOVE && !block.slice(0, heading).some(isTwice); heading++) {
    const found = besideUnder(lines.slice(heading), heading);
    if (found && Math.min(found.gap, 2) > Math.min(best?.gap ?? 0, 2)) best = found;
  }
  return best;
}

/** What people write between two boards, with blanks around it. */
const SIGN = /(?<=\s)(?:[;,:|¦│┃>→⇒⟶➜=–—-]|\|\||[-=]+>+|>>|vs)(?=\s)/gu;

/** The lines with blanks in the place of a sign that all of them have in the same place, but for those above the boards. */
function withoutSigns(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const rows = lines.slice(Math.min(MOST_ABOVE, lines.length - LEAST)).map((line) => line.join(''));
  const [first = '', ...others] = rows;
  const common = [...first.matchAll(SIGN)].filter(({ 0: sign, index }) =>
    others.every((row) => row.slice(index - 1, index + sign.length + 1) === ` ${sign} `),
  );
  return lines.map((line) =>
    line.map((glyph, i) => (common.some((sign) => isPartOf(sign, line, i)) ? ' ' : glyph)),
  );
}

/** Whether a character of a line is one of a sign that stands in it. */
const isPartOf = ({ 0: sign, index }: RegExpExecArray, line: readonly string[], i: number): boolean =>
  line[i] === sign[i - index] && line.slice(index, index + sign.length).join('') === sign;

/** The parts of lines below a heading of so many lines, if all of them may be boards. */
function besideUnder(lines: readonly (readonly string[])[], heading: number): Beside | undefined {
  if (lines.length < LEAST) return undefined;
  const gaps = gapsOf(lines);
  for (const gap of new Set(gaps.map(({ from, to }) => to - from).sort((a, b) => a - b))) {
    const wide = gaps.filter(({ from, to }) => to - from >= gap);
    const starts = [0, ...wide.map(({ to }) => to)];
    const slices = starts.map((start, i) =>
      lines.map((line) => line.slice(start, wide[i]?.from).join('').trimEnd()),
    );
    const parts = slices.filter((slice) => !slice.every((line) => BAR.test(line))).map(partOf);
    if (parts.length > 1 && parts.every((part) => part !== undefined)) return { parts, heading, gap };
  }
  return undefined;
}

/** A bar that divides boards, or a line without one. */
const BAR = /^\s*[|│┃¦]?\s*$/;

/** Columns from `from` up to `to` that are blank in all lines, between others. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

function gapsOf(lines: readonly (readonly string[])[]): readonly Gap[] {
  const width = greatestOf(lines.map(({ length }) => length));
  const gaps: Gap[] = [];
  let from: number | undefined;
  let isInside = false;
  for (let column = 0; column < width; column++) {
    const isGap = lines.every((line) => isBlank(line[column] ?? ' '));
    if (isGap) {
      from ??= column;
      continue;
    }
    if (from !== undefined && isInside) gaps.push({ from, to: column });
    from = undefined;
    isInside = true;
  }
  return gaps;
}

/** A row of a box, or its top or bottom. */
const IN_BOX = /^[|│┃║+╭╰┌└┏┗╔╚]/;
/** Cells without a blank between them. */
const CELLS = /^\S{3,}$/;
/** Cells with blanks between them. */
const APART = /^\S(?:\s+\S){2,}$/;

/** Whether a line has cells that are written twice, with blanks between them: it is no name of the rows below it. */
function isTwice(line: string): boolean {
  const cells = line.trim().split(/[\s|│┃¦]+/);
  return (
    cells.every((cell) => /^(\S)\1*$/.test(cell)) && cells.filter(({ length }) => length > 1).length >= LEAST
  );
}

/** A part of a block as text for a reader, if it has rows that may be those of a board. */
function partOf(slice: readonly string[]): Part | undefined {
  const from = slice.findIndex((line) => line !== '');
  const lines = slice.slice(from, slice.findLastIndex((line) => line !== '') + 1);
  for (let above = 0; above <= MOST_ABOVE; above++) {
    const rows = lines.slice(above);
    if (rows.length < LEAST || !areRows(rows)) continue;
    const names = lines.slice(0, above).map((line) => line.trim());
    if (names.some(isTwice)) return undefined;
    return above === 0 ? { rows, from } : { rows: [names.join(', '), ...rows], from: from + above - 1 };
  }
  return undefined;
}

/** Whether lines may be the rows of one board, without or with a border. */
function areRows(lines: readonly string[]): boolean {
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.every((line) => IN_BOX.test(line))) return true;
  const width = [...(trimmed[0] ?? '')].length;
  return trimmed.every(
    (line) => (CELLS.test(line) && [...line].length === width) || (APART.test(line) && line.length > LEAST),
  );
}
