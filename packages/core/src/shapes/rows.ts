/*
 * Boards as rows of cells, in any wrapping: lines of a text that are equally long when cut in one of several ways.
 *
 *     Level 12 (6x6)         a header
 *     > | A | A | . |        a mail quote, bars
 *     > | . | X | X | ->     an arrow: the exit
 *     > | . | . | . |
 */
import { at } from '../basics/at.ts';
import { isBlank, splitLines } from '../text/lines.ts';
import type { ShapeOptions } from './answer.ts';
import { insides } from './border.ts';
import { type Almost, type Budget, type Candidate, type Found, isRead, nearer } from './candidate.ts';
import { cutKinds } from './cuts.ts';
import { searchGlyphs } from './glyph-roles.ts';
import { cellsInLine } from './line-of-cells.ts';
import { type About, isBoardLike, type Matrix, widthOf } from './matrix.ts';
import { rawMatrix } from './raw.ts';
import { runsIn } from './runs.ts';
import { withoutCoordinates } from './sequence.ts';
import { hasPrefix, type Line, unwrapped } from './unwrap.ts';

const LOOKS = 'rows of cells';

/** The boards that a text draws; none where no lines look like rows. */
export function rowsIn(text: string, options: ShapeOptions, budget: Budget): Found[] {
  const lines = splitLines(text);
  const read = (more: boolean) =>
    blocksOf(unwrapped(lines, more)).flatMap((block) => boardsOf(block, options, budget));
  const found = read(false);
  return found.some(isRead) || !hasPrefix(lines) ? found : read(true);
}

/** Lines without a blank one among them. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (isBlank(line.text)) blocks.push([]);
    else at(blocks, blocks.length - 1).push(line);
  }
  const written = blocks.filter((block) => block.length > 0);
  // rows with a blank line between two
  const isSpaced = written.length > 2 && written.every((block) => block.length === 1);
  return isSpaced ? [written.flat()] : written;
}

/** The boards of a block. Where the cuts see different numbers of boards, those with the most readings count. */
function boardsOf(block: readonly Line[], options: ShapeOptions, budget: Budget): Found[] {
  const lines = cellsInLine(block);
  if (lines.length > 0)
    return lines.map(({ matrix, about }) => matrixFound([matrix], about, options, budget));
  const cuts = cutKinds.map((kind) => runsIn(block, kind));
  const raw = rawMatrix(block);
  const seen = cuts.map(({ drawn }) =>
    drawn.flatMap((each) => stacked(each.matrix).map((matrix) => ({ ...each, matrix }))),
  );
  const counts = [...new Set([...seen.map((drawn) => drawn.length), ...(raw ? [1] : [])])].filter(
    (n) => n > 0,
  );
  const ragged = cuts.reduce<Almost | undefined>((least, cut) => nearer(least, cut.ragged), undefined);
  const ways = counts.map((count) => {
    const same = seen.filter((drawn) => drawn.length === count);
    return Array.from({ length: count }, (_, index) => {
      const each = same.map((drawn) => at(drawn, index));
      const about = each[0]?.about ?? { line: block[0]?.number ?? 1, exits: [] };
      const matrices = each.map(({ matrix }) => matrix);
      return matrixFound(matrices, about, options, budget, count === 1 ? raw : undefined);
    });
  });
  const legal = (way: readonly Found[]) => way.filter(isRead).length / way.length;
  const [best] = ways.sort((a, b) => legal(b) - legal(a) || a.length - b.length);
  if (best?.[0] && ragged && !best.some(isRead)) {
    const almost = nearer(best[0].almost, ragged) ?? ragged;
    return [{ ...best[0], almost }];
  }
  if (best) return best;
  return ragged ? [{ line: block[0]?.number ?? 1, looksLike: LOOKS, candidates: [], almost: ragged }] : [];
}

/** Square boards below each other without a line between them. */
function stacked(matrix: Matrix): Matrix[] {
  const width = widthOf(matrix);
  const { length } = matrix.rows;
  if (length <= 16 || width < 4 || length % width !== 0) return [matrix];
  return Array.from({ length: length / width }, (_, i) => ({
    ...matrix,
    rows: matrix.rows.slice(i * width, (i + 1) * width),
    exits: matrix.exits.flatMap(({ lane = 0, ...mark }) =>
      lane >= i * width && lane < (i + 1) * width ? [{ ...mark, lane: lane - i * width }] : [],
    ),
  }));
}

/**
 * The readings of one board.
 *
 * @param matrices - the ways to cut it
 * @param raw - its lines as they are, which count only without a border
 */
export function matrixFound(
  matrices: readonly Matrix[],
  about: About,
  options: ShapeOptions,
  budget: Budget,
  raw?: Matrix,
): Found {
  const candidates: Candidate[] = [];
  let almost: Almost | undefined;
  const inner = [
    ...matrices.flatMap((matrix) => variantsOf(matrix, options.border)),
    ...(raw ? variantsOf(raw, options.border).filter(({ border }) => border !== undefined) : []),
  ];
  for (const matrix of inner) {
    const searched = searchGlyphs(matrix, about, options, budget);
    candidates.push(...searched.candidates);
    almost = nearer(almost, searched.almost);
  }
  const { line, name, claimed } = about;
  return {
    line,
    ...(name !== undefined && { name }),
    ...(claimed !== undefined && { claimed }),
    looksLike: LOOKS,
    candidates,
    ...(almost && { almost }),
  };
}

const variantsOf = (matrix: Matrix, border: string | undefined): Matrix[] =>
  withoutCoordinates(matrix).flatMap((outer) =>
    insides(outer, border)
      .flatMap((inner) => (inner === outer ? [inner] : withoutCoordinates(inner)))
      .filter((inner) => isBoardLike(inner)),
  );
