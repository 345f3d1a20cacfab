// Which lines and words of a text are its moves, and which only surround them.
import { append } from '../../basics/many.ts';
import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';
import type { Chunk } from './chunk.ts';
import { hasOnlyStrangers, isBrokenMove } from './stranger.ts';
import { changeWords, endWords, fillers, leaving } from './vocabulary.ts';

/** The words that may be moves, before it is known in which order label, direction and cells stand. */
export interface MoveLines {
  readonly chunks: readonly Chunk[];
  /**
   * The lines such as `steps: 2` below all others: the first may be the cells of the last move, the others mean something else.
   */
  readonly numbersBelow: readonly number[];
  /** The number that stands alone above the moves, as if to say how many follow. */
  readonly announced: Chunk | undefined;
}

/** The chunks of lines with moves, and the number that stands alone above them. */
export function movesIn(all: readonly Chunk[], text: string, board: Board): MoveLines {
  const lines = new Map<number, Chunk[]>();
  for (const chunk of all) {
    const line = lines.get(chunk.line);
    if (line) line.push(chunk);
    else lines.set(chunk.line, [chunk]);
  }
  const chunks: Chunk[] = [];
  let numbersBelow: number[] = [];
  let announced: Chunk | undefined;
  let next: number | undefined;
  const labels = labelsOf(board);
  for (const line of lines.values()) {
    const [first] = line;
    const isAbove = chunks.length === 0 && lines.size > 1;
    const count = isAbove ? countIn(line) : undefined;
    const number = numberOf(line);
    // the next number counts a move, however it is written
    const isNext = number !== undefined && number === next && line.some(isOfMove);
    if (count) announced = count;
    else if (
      isNext ||
      hasOnlyStrangers(line, isAbove, text) ||
      isBrokenMove(line, labels, isAbove) ||
      !isProse(line, text, board, isAbove)
    ) {
      append(chunks, line);
      numbersBelow = [];
      next = number === undefined ? undefined : number + 1;
    } else if (first && chunks.length > 0 && isNumberOfMove(line)) {
      append(chunks, line);
      numbersBelow.push(first.line);
    }
  }
  return { chunks, numbersBelow, announced };
}

/** The number that a line says moves are: alone, or in `Solution found in 3 moves` where a vehicle is called 3. */
function countIn(line: readonly Chunk[]): Chunk | undefined {
  const [only, ...more] = line.filter(isSaid);
  if (!only || more.length > 0 || !isCount(only)) return undefined;
  const isNamed = /^(?:moves?|steps?)$/i.test(line[line.indexOf(only) + 1]?.text ?? '');
  return isNamed || line.length === 1 ? only : undefined;
}

/** Whether a word may be a part of a move, and is none that says nothing in prose: `in` may be I north. */
const isSaid = ({ text, meanings }: Chunk): boolean =>
  !fillers.has(text) && meanings.some(([atom]) => atom !== undefined);

/** The number of the move with which a line begins. */
function numberOf([first, second]: readonly Chunk[]): number | undefined {
  const chunk = first?.ordinal ? first : second;
  return chunk?.ordinal ? Number(chunk.text) : undefined;
}

/** Whether a word has a number or an arrow, as a sentence has none. */
const isOfMove = ({ text, ordinal }: Chunk): boolean => !ordinal && /[\d←→↑↓]/.test(text);

const isCount = ({ text }: Chunk): boolean => /^\d{1,4}$/.test(text);

/** Whether a line has only numbers, of which one may be the cells of the move that begins in the lines above: `steps: 2`. */
const isNumberOfMove = (line: readonly Chunk[]): boolean =>
  line.some(isCount) &&
  line.every((chunk) => isCount(chunk) || chunk.meanings.some((atoms) => atoms.length === 0));

/**
 * Whether a line is no part of a move: a heading that ends with a colon, a line without direction or label, or one about the end of
 * the game.
 */
function isProse(line: readonly Chunk[], text: string, board: Board, isAbove: boolean): boolean {
  const atoms = line.flatMap(({ meanings }) => meanings.flat());
  const labels = labelsOf(board);
  const isLabel = ({ text: word, meanings }: Chunk) =>
    labels.has(word) || meanings.flat().some(({ kind }) => kind === 'label');
  if (isHeading(line)) return true;
  if (line.some((chunk) => isSaid(chunk) && chunk.meanings.flat().some(({ kind }) => kind === 'way')))
    return false;
  if (line.some((chunk) => changeWords.has(chunk.text.toLowerCase()))) return false;
  const last = line.at(-1);
  // a label alone is a move without its other parts
  if (
    last &&
    (isAbove || !line.every((chunk) => chunk.ordinal || isLabel(chunk))) &&
    /^\s*:\s*(?:[\r\n]|$)/.test(text.slice(last.position + last.text.length))
  )
    return true;
  const named = line.filter(isLabel);
  if (named.length === 0) return true;
  if (line.length <= 3) return false;
  const says = (words: ReadonlySet<string>) => line.some((chunk) => words.has(chunk.text.toLowerCase()));
  if (says(endWords) && !atoms.some(({ kind }) => kind === 'cells')) return true;
  return named.every(({ text: word }) => /^[ai]$/i.test(word)) && !hasCellsBehind(line, labels);
}

/** Names of columns, of which one is that of the directions: `| # | Car | Dir | N |`. */
const isHeading = (line: readonly Chunk[]): boolean =>
  line.length > 1 &&
  line.some(({ text }) => /^(?:dir|direction)$/i.test(text)) &&
  line.every(({ text }) => /^(?:n|#|no|nr)$/i.test(text) || fillers.has(text.toLowerCase()));

/** Words that only a sentence about the whole solution or the puzzle has. */
const OF_SOLUTION = /^(?:solutions?|answers?|plan|puzzle|board|moves|path|way|results?)$/i;

/** What says that the word behind it is a label. */
const KIND = /^(?:car|truck|vehicle|block|piece|auto|wagen|lkw|coche|carro|voiture|camion|mobil)$/i;

/**
 * Whether behind a vehicle called `A` or `I` a line has a number of cells and no word that says something else: `car A by 3 cells` and
 * `A dwn 3` are moves, `A solution with 3 moves` is a sentence.
 */
function hasCellsBehind(line: readonly Chunk[], labels: ReadonlyMap<string, unknown>): boolean {
  const at = line.findIndex(({ text, ordinal }) => !ordinal && labels.has(text));
  const behind = line.slice(at + 1);
  if (at === -1 || behind.some(({ text }) => OF_SOLUTION.test(text))) return false;
  if (KIND.test(line[at - 1]?.text ?? '')) return true;
  const unknown = behind.filter(({ meanings }) => meanings.length === 0);
  return (
    behind.some(isCells) &&
    (unknown.length === 0 || (unknown.length === 1 && behind.length - fillersIn(behind) <= 2))
  );
}

const isCells = ({ meanings }: Chunk): boolean => meanings.flat().some(({ kind }) => kind === 'cells');

const fillersIn = (line: readonly Chunk[]): number =>
  line.filter(({ meanings }) => meanings.some((atoms) => atoms.length === 0)).length;

/**
 * What may be the moves, in groups: a group is tried only where those before it say nothing. Numbers of steps are left out; they
 * are tried too where they could be labels of vehicles, and where nothing else fits.
 */
export function waysToRead({ chunks, numbersBelow }: MoveLines): readonly (readonly (readonly Chunk[])[])[] {
  const bare = (all: readonly Chunk[]) => all.filter(({ ordinal }) => !ordinal);
  const isNamed = chunks.some(
    ({ ordinal, meanings }) => ordinal && meanings.flat().some(({ kind }) => kind === 'label'),
  );
  // `move(6, left, 1)` names vehicle 6, though `1. ` in front of it may not
  const unmarked = chunks.filter((chunk) => !chunk.ordinal || isCells(chunk));
  const groups = [isNamed ? [bare(chunks), unmarked, chunks] : [bare(chunks)]];
  if (!isNamed && bare(chunks).length < chunks.length) groups.push([chunks]);
  const without = (lines: readonly number[]) => bare(chunks.filter(({ line }) => !lines.includes(line)));
  if (numbersBelow.length > 1) groups.push([without(numbersBelow.slice(1))]);
  if (numbersBelow.length > 0) groups.push([without(numbersBelow)]);
  // `The red car escapes!` below moves that bring it to the exit
  const last = chunks.at(-1)?.line;
  const above = bare(chunks.filter(({ line }) => line !== last));
  if (above.length > 0 && chunks.some(({ line, text }) => line === last && leaving.has(text.toLowerCase())))
    groups.push([above]);
  return groups;
}
