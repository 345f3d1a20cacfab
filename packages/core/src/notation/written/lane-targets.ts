/*
 * Moves that say to which column or row a vehicle goes, that of its first cell, as one number of cells. All moves of a text count from
 * 0, or all from 1: which it is follows from the moves, of which all must be legal.
 *
 *     A to column 1            A -1
 *     Q to row 4               Q +3
 *     X → col 5                X +4
 */
import type { Board } from '../../board/board.ts';
import { labelled, type Slide } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { labelsOf } from '../parts/labels.ts';
import { ways } from './vocabulary.ts';

const LANES = {
  horizontal: 'columns?|col|spalte|colonne|columna|coluna|colonna|kolom',
  vertical: 'rows?|zeile|ligne|rangée|fila|linha|riga|rij',
} as const;
const TARGET = new RegExp(
  `^(.*?(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}@]{1,3})\\**)([^\\S\\n]*(?:[-=]{1,2}>|[→➡]|:|(?<=\\s)(?:(?:moves?|goes|slides?)[^\\S\\n]+)?(?:to|nach|vers|a|naar|in)(?=\\s))[^\\S\\n]*(?:the[^\\S\\n]+)?(?:(${LANES.horizontal})|(?:${LANES.vertical}))[^\\S\\n]+(\\d{1,2}))([^\\S\\n]*(?:[.;,!][^\\S\\n]*)?)$`,
  'iu',
);
/** The longest line with such a move. */
const LONGEST = 120;

interface Target {
  readonly line: number;
  readonly vehicle: number;
  readonly at: number;
}

/** The text with such moves as signed numbers, each line as long as it was; unchanged where they are legal in no way or in several. */
export function withoutLaneTargets(text: string, board: Board): string {
  const lines = text.split('\n');
  const targets = lines.flatMap((row, line) => targetIn(row, line, board));
  const found = new Set(targets.map(({ line }) => line));
  const isOther = (row: string, line: number): boolean =>
    !found.has(line) && row.split(/[^\p{L}←→↑↓<>^]+/u).some((word) => ways.has(word.toLowerCase()));
  if (targets.length === 0 || lines.some(isOther)) return text;
  const [only, other] = [0, 1].flatMap((base) => slidesTo(targets, base, board));
  if (!only) return text;
  const { slides } = other?.solves && !only.solves ? other : only;
  if (other && other.solves === only.solves) return text;
  for (const [i, { line }] of targets.entries()) {
    const by = slides[i]?.by ?? 0;
    lines[line] = (lines[line] ?? '').replace(
      TARGET,
      (_, front, _label, place: string, _column, _number, rest) =>
        `${front}${` ${by > 0 ? '+' : ''}${by}`.padEnd(place.length)}${rest}`,
    );
  }
  return lines.join('\n');
}

function targetIn(row: string, line: number, board: Board): Target[] {
  const [, , label = '', , column, number] = (row.length <= LONGEST && TARGET.exec(row)) || [];
  const along = column === undefined ? 'vertical' : 'horizontal';
  const [vehicle, ...more] = (labelsOf(board).get(label) ?? []).filter(
    (index) => board.vehicles[index]?.orientation === along,
  );
  return vehicle === undefined || more.length > 0 ? [] : [{ line, vehicle, at: Number(number) }];
}

/** The slides to these places, counted from a base, where all of them are legal; an empty list where one is not. */
function slidesTo(
  targets: readonly Target[],
  base: number,
  board: Board,
): { readonly slides: readonly Slide[]; readonly solves: boolean }[] {
  const offsets = board.vehicles.map(({ offset }) => offset);
  const slides = targets.map(({ vehicle, at }): Slide => {
    const by = at - base - (offsets[vehicle] ?? 0);
    offsets[vehicle] = at - base;
    return { vehicle, by };
  });
  if (slides.some(({ by }) => by === 0)) return [];
  const played = replay(board, labelled(board, slides));
  return played.ok ? [{ slides, solves: played.value.solved }] : [];
}
