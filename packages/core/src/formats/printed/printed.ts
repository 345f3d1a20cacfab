/*
 * A board as `renderText` draws it and `unjam show` prints it: a frame with an arrow at the exit, a line through the cells
 * of a vehicle that lies across, `·` for an empty cell, blocks for a wall.
 *
 *     ╭──────────────────╮
 *     │ a──a  ·  ·  ·  g │
 *     │ b  @──@  d  ·  g  →      the primary is in the row of the arrow
 *     │ b ▐█▌ ·  d  ·  · │
 *     ╰──────────────────╯
 *
 * Of several vehicles in the lane of the arrow the primary is the one labelled `X`, `x` or `@`, else `A`, else `R`. Colours
 * are left out.
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import type { Square, TextPlace } from '../../basics/place.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { inLabelOrder, type SetupVehicle, withPrimary } from '../../board/setup.ts';
import { renderText } from '../../render/text.ts';
import { isBlank, linesOf, type TextLine } from '../../text/lines.ts';
import { canLeaveAt, type ExitMark } from '../parts/exit-mark.ts';
import { notExpressible, orderProblem } from '../parts/expressible.ts';
import type { BoardFormat } from '../parts/format.ts';
import { namedBoard, nameIn } from '../parts/named-rows.ts';
import { primaryCandidates, withOptions } from '../parts/primary.ts';
import { refusal } from '../parts/refusal.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one
const COLOUR = /\u001b\[[\d;]{0,40}m/g;
/** Characters of a drawing that no label may hold. */
const DRAWN = /[─│╭╮╰╯·█▐▌→←↑↓]/;

const isTop = (line: string): boolean => /^\s*╭[─ ↑]+╮\s*$/.test(line);
const isBottom = (line: string): boolean => line.includes('╰') && /^\s*╰[─ ↓]+╯\s*$/.test(plainOf(line));
const isDrawnRow = (line: string): boolean => /^\s*[│←]/.test(plainOf(line));

/** The most lines above a drawing: a name, and what is said of the board. */
const MOST_ABOVE = 2;

export const printed: BoardFormat<'printed'> = {
  id: 'printed',
  shape: { kind: 'rows', isRow: (line) => isTop(line) || isBottom(line) || isDrawnRow(line) },
  recognises: (lines) => lines.slice(0, 1 + MOST_ABOVE).some((line) => isTop(plainOf(line))),

  ends: isBottom,

  parse(text, options) {
    const lines = linesOf(text);
    if (!lines.ok) return lines;
    const written = lines.value.map((line) => ({ ...line, text: plainOf(line.text) }));
    const start = written.findIndex(({ text }) => isTop(text));
    const end = written.findIndex(({ text }, index) => index > start && isBottom(text));
    const [first] = written;
    const last = written.at(-1);
    if (start < 0) return err(refusal(first, 1, 'no upper edge of a frame', '╭──╮'));
    if (end < 0)
      return err({ ...refusal(last, 1, 'the frame has no lower edge', '╰──╯'), code: 'unfinished' });
    const after = written.slice(end + 1).find((line) => !isBlank(line.text));
    if (after) return err(refusal(after, 1, 'a line below the frame', 'the end of the board'));
    const drawn = readRows(written.slice(start + 1, end));
    if (!drawn.ok) return drawn;
    const { rows, exit: side } = drawn.value;
    const exit = side ?? exitInEdges(at(written, start), at(written, end), rows[0]?.length ?? 0);
    const { vehicles, walls } = piecesOf(rows);
    const leaving = [...vehicles.keys()].filter((index) => !exit || canLeaveAt(at(vehicles, index), exit));
    const labels = new Set(primaryCandidates(vehicles, ['A', 'R']));
    const candidates = leaving.length > 1 ? leaving.filter((index) => labels.has(index)) : leaving;
    const setup = withOptions(
      {
        width: rows[0]?.length ?? 0,
        height: rows.length,
        vehicles: withPrimary(vehicles, (_, index) => candidates.includes(index)),
        walls,
        ...(exit && { exit: exit.edge }),
      },
      options,
    );
    const above = written.slice(0, start).map((line) => nameIn(line.text));
    return namedBoard(setup, start > 0 ? above.join(', ') : undefined);
  },

  print: (board) => {
    const refused = reasonAgainst(board);
    return refused === undefined ? ok(renderText(board)) : err(notExpressible('printed', refused));
  },
};

const plainOf = (line: string): string => line.replace(COLOUR, '');

interface Token {
  /** A label, `·` or blocks. */
  readonly text: string;
  /** Whether a line joins it to the cell before. */
  readonly joined: boolean;
  readonly place: TextPlace;
}

function readRows(
  lines: readonly TextLine[],
): Result<{ readonly rows: readonly (readonly Token[])[]; readonly exit: ExitMark | undefined }, Problem> {
  const rows: Token[][] = [];
  let exit: ExitMark | undefined;
  for (const [lane, line] of lines.entries()) {
    const { text, number } = line;
    const left = text.search(/[│←]/);
    const right = Math.max(text.lastIndexOf('│'), text.lastIndexOf('→'));
    if (left < 0 || right <= left) return err(refusal(line, 1, 'a row without its frame', '│ at both ends'));
    if (text[right] === '→') exit ??= { edge: 'right', lane, place: { line: number, column: right + 1 } };
    if (text[left] === '←') exit ??= { edge: 'left', lane, place: { line: number, column: left + 1 } };
    const tokens: Token[] = [];
    for (const { 0: found, index } of text.slice(left + 1, right).matchAll(/▐█+▌|[^\s─▐]+/g)) {
      const start = left + 1 + index;
      const joined = text[start - 1] === '─' && tokens.length > 0;
      tokens.push({ text: found, joined, place: { line: number, column: start + 1 } });
    }
    rows.push(tokens);
    const width = rows[0]?.length ?? 0;
    if (tokens.length !== width) {
      const message = `row ${lane + 1} has ${tokens.length} cells, the first row has ${width}`;
      return err({ ...refusal(line, left + 1, message, `${width} cells in every row`), code: 'ragged-rows' });
    }
  }
  return ok({ rows, exit });
}

/** The exit in the upper or the lower edge of the frame, if there is one. */
function exitInEdges(top: TextLine, bottom: TextLine, width: number): ExitMark | undefined {
  for (const [edge, { text, number }, arrow] of [
    ['top', top, '↑'],
    ['bottom', bottom, '↓'],
  ] as const) {
    const index = text.indexOf(arrow);
    if (index < 0 || width === 0) continue;
    const start = text.search(/[╭╰]/) + 1;
    const cell = (text.trimEnd().length - 1 - start) / width;
    return { edge, lane: Math.floor((index - start) / cell), place: { line: number, column: index + 1 } };
  }
  return undefined;
}

/** The vehicles and walls: cells that a line joins, then cells of one label below each other. */
function piecesOf(rows: readonly (readonly Token[])[]) {
  const vehicles: SetupVehicle[] = [];
  const walls: Square[] = [];
  const open = new Map<string, SetupVehicle & { readonly squares: Square[] }>();
  for (const [row, tokens] of rows.entries()) {
    let across: { readonly label: string; readonly squares: Square[]; readonly at: TextPlace } | undefined;
    for (const [column, { text, joined, place }] of tokens.entries()) {
      const square = { row, column };
      const key = `${column} ${text}`;
      if (/^[·▐█▌]+$/.test(text)) {
        if (text !== '·') walls.push(square);
      } else if (joined && across?.label === text) across.squares.push(square);
      else if (tokens[column + 1]?.joined && tokens[column + 1]?.text === text) {
        across = { label: text, squares: [square], at: place };
        vehicles.push(across);
      } else {
        const above = open.get(key);
        if (above?.squares.at(-1)?.row === row - 1) above.squares.push(square);
        else {
          const begun = { label: text, squares: [square], at: place };
          open.set(key, begun);
          vehicles.push(begun);
        }
      }
    }
  }
  return { vehicles: inLabelOrder(vehicles), walls };
}

/** Why a drawing does not tell all of a board, if it does not. */
function reasonAgainst(board: Board): string | undefined {
  const { vehicles, exit } = board;
  const { orientation, lane } = primaryOf(board);
  const odd = vehicles.find(({ label }) => DRAWN.test(label) || /\s/.test(label));
  if (odd) return `label ${quote(odd.label)} has a character of the drawing`;
  const unordered = orderProblem(vehicles, 'printed');
  if (unordered) return 'its vehicles are not in the order of their labels';
  const twins = vehicles.some((one, i) =>
    vehicles.some(
      (other, j) =>
        i < j &&
        one.label === other.label &&
        one.lane === other.lane &&
        one.orientation === other.orientation,
    ),
  );
  if (twins) return 'two vehicles with one label are in one column';
  const along = [...vehicles.keys()].filter(
    (index) => vehicles[index]?.orientation === orientation && vehicles[index]?.lane === lane,
  );
  const labels = new Set(primaryCandidates(vehicles, ['A', 'R']));
  const marked = along.filter((index) => labels.has(index));
  const said = along.length === 1 || (marked.length === 1 && marked[0] === board.primary);
  return said ? undefined : `nothing says which vehicle leaves at the ${exit}`;
}
