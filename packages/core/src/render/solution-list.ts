// Solutions one below the other in columns, for the last pages of a booklet. All lengths are tenths of a millimetre.
//
//     (1) 5 moves · 12 steps   Jam 44     (3) 6 moves · 9 steps   Jam 100
//      1  B↑1  D↓1  C→3  A↓3               1  A←1  B↓2  C←1  D↑2
//      5  X→4                              5  X→3  B↓1
//
// Guarantee: every move once, in its order; a solution is divided between two columns only where it is longer than one.

import { type CardSize, type CardText, FAINT, numberInCircle, placeIn, shortened, words } from './card.ts';
import { textWidth } from './outlined-text.ts';
import { INK } from './palette.ts';
import { plain } from './plain.ts';
import type { Typeface } from './typeface.ts';
import { readsLeftward } from './visual-order.ts';

/** A solution to list. */
export interface ListedSolution {
  readonly text: CardText;
  /** One text for each move. */
  readonly moves: readonly string[];
}

/** A part of a page as SVG markup, and where its top left corner is. */
export interface PagePart {
  readonly x: number;
  readonly y: number;
  readonly markup: string;
}

/** A line of a solution; the first has the heading over it. */
interface Line {
  readonly height: number;
  readonly markup: string;
}

/** About as wide as a playing card. */
const COLUMN = 600;
/** Between columns, and below a solution. */
const GAP = 50;
/** The size of letters, and the height of their lines. */
const LETTERS = 28;
const LINE = 44;
const HEADING = 62;

/**
 * The solutions on pages.
 *
 * @param page - the size of the paper
 * @param margin - between its edges and the solutions
 */
export function* solutionPages(
  solutions: readonly ListedSolution[],
  page: CardSize,
  margin: number,
  typeface?: Typeface,
): Generator<readonly PagePart[]> {
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  const columns = Math.max(1, Math.round((room.width + GAP) / (COLUMN + GAP)));
  const width = (room.width + GAP) / columns - GAP;
  const isLeftward = solutions.some(({ text }) => readsLeftward(text.moves));
  let parts: PagePart[] = [];
  let column = 0;
  let y = 0;
  function* nextColumn(): Generator<readonly PagePart[]> {
    y = 0;
    if (++column < columns) return;
    yield parts;
    parts = [];
    column = 0;
  }
  for (const solution of solutions) {
    const lines = linesOf(solution, width, typeface);
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    if (y > 0 && y + height > room.height && height <= room.height) yield* nextColumn();
    for (const line of lines) {
      if (y + line.height > room.height) yield* nextColumn();
      const across = isLeftward ? columns - 1 - column : column;
      parts.push({ x: margin + across * (width + GAP), y: margin + y, markup: line.markup });
      y += line.height;
    }
    y += GAP;
  }
  if (parts.length > 0) yield parts;
}

function linesOf({ text, moves }: ListedSolution, width: number, typeface?: Typeface): readonly Line[] {
  const count = textWidth(`${moves.length}`, LETTERS * 0.8) + LETTERS * 0.5;
  const widest = Math.max(...moves.map((move) => textWidth(move, LETTERS)), LETTERS) + LETTERS * 0.8;
  const across = Math.max(1, Math.floor((width - count + LETTERS * 0.8) / widest));
  const rows = Array.from({ length: Math.ceil(moves.length / across) }, (_, row) => {
    const first = row * across;
    return [
      words(`${first + 1}`, count - LETTERS * 0.5, LETTERS, LETTERS * 0.8, FAINT, 'end'),
      ...moves
        .slice(first, first + across)
        .map((move, index) => words(move, count + index * widest, LETTERS, LETTERS, INK, 'start', true)),
    ].join('');
  });
  const [first = '', ...others] = rows;
  const heading = { height: HEADING, markup: headingOf(text, width, typeface) };
  const below = first === '' ? '' : `<g transform="translate(0 ${HEADING})">${first}</g>`;
  return [
    { height: heading.height + (first === '' ? 0 : LINE), markup: heading.markup + below },
    ...others.map((markup) => ({ height: LINE, markup })),
  ];
}

/** The number in a red circle, both lengths, and the name at the other side. */
function headingOf({ number, name, moves, steps }: CardText, width: number, typeface?: Typeface): string {
  const radius = 22;
  const y = radius + 10;
  const lengths = [moves, steps]
    .map((length) => plain(length, typeface))
    .filter((length) => length !== '')
    .join(' · ');
  const from = 2 * radius + LETTERS * 0.6;
  const room = width - from - textWidth(lengths, LETTERS, typeface) - LETTERS;
  const place = placeIn(width, lengths);
  return [
    numberInCircle(number, place.at(radius), y, radius),
    words(lengths, place.at(from), y + LETTERS * 0.36, LETTERS, INK, place.start),
    words(
      shortened(plain(name, typeface), LETTERS * 0.8, room, typeface),
      place.at(width),
      y + LETTERS * 0.36,
      LETTERS * 0.8,
      FAINT,
      place.end,
    ),
  ].join('');
}
