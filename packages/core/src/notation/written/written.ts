/*
 * Solutions as people write them, in no notation: numbered, in words of several languages, a step a line or all on one, in any order
 * of label, direction and number of cells.
 *
 *     1. Move car A right 1          16                     Gerakan 1: I-kiri
 *     2. Move truck Q down 2         a r
 *                                    p u                    [A+2 B-1]
 *
 * A word that is neither known nor a label is refused where it stands in a move; only lines without any label or direction are
 * skipped. All moves of a text have their parts in one order; which order that is, is found by trying.
 */
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, exitOffset, isSolved, primaryOf, startOf } from '../../board/board.ts';
import { endAtExit } from '../../board/end-at-exit.ts';
import { labelled, type Slide, type Solution, splitSlides } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { chunksOf, LONGEST } from './atoms.ts';
import { type Chunk, says } from './chunk.ts';
import { checkCounts, miscounted, outsideAnswer } from './counted.ts';
import { contradictedBoard } from './drawn-states.ts';
import { type Atom, OUT } from './glued.ts';
import { inDoubt } from './in-doubt.ts';
import { countBeside } from './json-moves.ts';
import { movesIn, waysToRead } from './lines.ts';
import { REPEATED } from './misplaced.ts';
import { fitTo, type Order, orders, slideOf, unsignedIn, type WrittenMove } from './orders.ts';
import { linesPassedOver } from './passed-over.ts';
import { downwardsIn } from './places-said.ts';
import {
  type Failure,
  refuseAt,
  refuseMove,
  refuseOther,
  refuseStranger,
  strangerBefore,
} from './refusals.ts';
import { withoutRemarks } from './remarks.ts';
import { secondSolution } from './second-solution.ts';
import { withoutSurroundings } from './surroundings.ts';
import { withoutTotal } from './total.ts';
import { leaving, ways } from './vocabulary.ts';

/** A solution that was read by its words, and how: `label, direction; one cell a move`. */
export interface WrittenSolution {
  readonly solution: Solution;
  readonly how: string;
  /** In words, which moves solve the board without those above them; undefined where there are none. */
  readonly second: string | undefined;
  /** Whether lines were left out that may be moves. */
  readonly isPartial: boolean;
}

interface Candidate extends Pick<WrittenSolution, 'solution' | 'how'> {
  /** The moves as they are written, which may lead beyond the exit. */
  readonly slides: readonly Slide[];
  /** Where the last word of each of them stands in the text. */
  readonly ends: readonly number[];
  readonly legal: boolean;
  readonly solves: boolean;
}

/** A candidate with the words that were taken for its moves. */
interface Tried extends Candidate {
  readonly chunks: readonly Chunk[];
}

/**
 * Reads a solution that is in no notation.
 *
 * @returns the moves, which may be illegal; the first problem, or the two solutions that the text could be; undefined for a text
 *   that names no vehicle, and has no direction on a line with an unknown word, which may be one that the board does not have
 */
export function readWritten(text: string, board: Board): Result<WrittenSolution, Problem> | undefined {
  if (text.length > LONGEST) return undefined;
  const { text: counted, total } = withoutTotal(text);
  const { text: bare, leftOut } = withoutRemarks(withoutSurroundings(counted, board));
  const all = chunksOf(bare, board);
  const lines = movesIn(all, text, board);
  const { chunks, announced = countBeside(text) } = lines;
  if (!chunks.some((chunk) => says(chunk, 'label'))) return refuseStranger(chunks, text, board);
  const places = downwardsIn(text, board);
  if (!('down' in places)) return places;
  const out = LAST_OUT.exec(bare) ?? undefined;
  const candidates: Tried[] = [];
  let nearest: Failure = { at: -1, expected: 'label', chunks };
  let problem: Result<never, Problem> | undefined;
  for (const [index, group] of waysToRead(lines).entries()) {
    if (candidates.length > 0) break;
    for (const tried of group)
      for (const order of orders) {
        const fit = fitTo(tried, order);
        // a label alone may be a key of JSON, which says nothing
        if (fit.ok && fit.moves.length === 0) continue;
        if (fit.ok) {
          const below = lines.chunks.filter(({ line }) => line > (tried.at(-1)?.line ?? 0));
          const isOutBelow = out !== undefined || saysOut(below);
          const isOnly = candidates.length === 0 && areGlued(tried);
          const context = { board, text, isOutBelow, isOnly, down: places.down };
          const read = candidatesOf(fit.moves, order, context);
          if (read.ok) candidates.push(...read.value.map((one) => ({ ...one, chunks: tried })));
          else problem ??= read;
        } else if (index === 0 && fit.at > nearest.at) nearest = { ...fit, chunks: tried };
      }
  }
  const chosen = choose(candidates);
  if (chosen === undefined)
    return problem ?? refuseAt(strangerBefore(nearest, chunks) ?? nearest, text, board);
  if (!chosen.ok) return chosen;
  const { solution, how, chunks: used } = chosen.value;
  const counts = miscounted(all, used, text);
  const second = secondSolution(chosen.value, all, text, board);
  if (second !== undefined && !second.ok) return second;
  const passedOver = linesPassedOver(all, lines.announced ? [...used, lines.announced] : used, text);
  const told = [
    how,
    second?.value,
    passedOver,
    leftOut,
    out && !chosen.value.solves ? `${quote(out[0])} at the end is left out` : undefined,
    counts,
    outsideAnswer(used, text),
    inDoubt(chosen.value, text),
    contradictedBoard(chosen.value, text, board),
  ];
  const read = {
    solution,
    how: told.filter((said) => said !== undefined).join('; '),
    second: second?.value,
    isPartial: passedOver !== undefined,
  };
  return checkCounts(solution, { above: announced, behind: total }, text) ?? ok(read);
}

/** What says behind all moves that the red car leaves, and names no vehicle: `A left 1, then exit`. */
const LAST_OUT = /(?:exit|out)(?=[\s.!)]*$)(?<=(?:[.,;!\n]|(?<!\p{L})(?:and|then)\s)\s*(?:exit|out))/iu;

/** Whether words below the moves say that the red car leaves, and no other direction. */
const saysOut = (below: readonly Chunk[]): boolean =>
  below.some(({ text }) => leaving.has(text.toLowerCase())) &&
  below.every(({ text }) => !ways.has(text.toLowerCase()));

/** Whether each word is a vehicle with its direction, so that only its cells may be left out: `Ad`, `Qd3`. */
function areGlued(chunks: readonly Chunk[]): boolean {
  const moves = chunks.filter(({ meanings }) => !meanings.some((atoms) => atoms.length === 0));
  const isGlued = (atoms: readonly Atom[]) => atoms[0]?.kind === 'label' && atoms[1]?.kind === 'way';
  return moves.every(({ meanings }) => meanings.some(isGlued));
}

/** What the moves of a text are read with. */
interface Surroundings {
  readonly board: Board;
  readonly text: string;
  /** Whether words below the moves say that the red car leaves. */
  readonly isOutBelow: boolean;
  /** Whether each word is a move, and no other order fits: then cells may be left out where moves are illegal, too. */
  readonly isOnly: boolean;
  /** Whether rows count from the top, where moves say so by their places. */
  readonly down: boolean | undefined;
}

/**
 * The solutions that moves in this order can mean, up to a line that says the red car leaves. Where signs say the directions, plus is down
 * or, if only that solves the board, up.
 */
function candidatesOf(
  written: readonly WrittenMove[],
  order: Order,
  { board, text, isOutBelow, isOnly, down }: Surroundings,
): Result<Candidate[], Problem> {
  const slides: Slide[] = [];
  const ends: number[] = [];
  const plain = unsignedIn(written, order);
  if (plain) return refuseAt({ at: 0, expected: 'cells', chunks: [plain] }, text, board);
  for (const move of written) {
    const leaves = Math.abs(move.cells) === OUT;
    if (leaves && !move.vehicles.includes(board.primary)) return refuseOther(move, board, text);
    const slide = slideOf(move, board);
    if (!slide) return refuseMove(move, board, text);
    const made = leaves ? toExit(slides, board) : slide;
    // a text may end with `the red car escapes` when the car is at the exit already
    if (made.by === 0) continue;
    slides.push(made);
    ends.push(move.chunk.position);
  }
  const how = describe(order);
  const judge = (moves: readonly Slide[], how: string): Candidate => {
    const solution = labelled(board, endAtExit(board, moves));
    const played = replay(board, solution);
    return { solution, how, slides: moves, ends, legal: played.ok, solves: played.ok && played.value.solved };
  };
  const asWritten = judge(slides, how);
  // the last line says that the red car leaves, which may be a move or what the moves before it lead to
  const out = isOutBelow && !asWritten.solves && [...slides, toExit(slides, board)];
  const whole = out ? judge(out, how) : undefined;
  const straight = whole?.solves ? whole : asWritten;
  if (order.parts.includes('number') && (REPEATED.test(text) || !areCounted(written, order))) return ok([]);
  // where the last move has no cells, the text may be cut off there; a move that is illegal is so all the same
  const last = written.at(-1);
  const isWhole = (last && says(last.chunk, 'cells')) || !straight.legal;
  if (order.open || order.parts.at(-1) === 'number')
    return ok(straight.solves || (order.open && isOnly && isWhole) ? [straight] : []);
  if (order.parts.includes('way') || down || (straight.legal && down === undefined)) return ok([straight]);
  const upIsPlus = slides.map((slide) =>
    board.vehicles[slide.vehicle]?.orientation === 'vertical' ? { ...slide, by: -slide.by } : slide,
  );
  const turned = judge(upIsPlus, `${how}, up as plus`);
  // a board that is solved already says nothing of the signs
  const isBetter = turned.solves && !isSolved(board, startOf(board));
  return ok([isBetter || down === false ? turned : straight]);
}

/** The slide of the primary to the exit after other slides. */
function toExit(before: readonly Slide[], board: Board): Slide {
  const vehicle = board.primary;
  const gone = before.reduce((sum, slide) => sum + (slide.vehicle === vehicle ? slide.by : 0), 0);
  return { vehicle, by: exitOffset(board) - primaryOf(board).offset - gone };
}

/** Whether the numbers of the moves count up by one from 0 or 1, as times of a plan do; behind the moves two numbers may be cells. */
const areCounted = (written: readonly WrittenMove[], { parts }: Order): boolean =>
  (parts[0] === 'number' || written.length > 2) &&
  [0, 1].some((base) => written.every(({ number }, index) => number === base + index));

const describe = ({ parts, open }: Order): string =>
  [
    parts.map((part) => (part === 'way' ? 'direction' : part)).join(', '),
    ...(parts.includes('cells') && !open ? [] : [open ? 'one cell where none are given' : 'one cell a move']),
  ].join('; ');

/** The best reading of a text: one that solves the board before one that is legal. Two that are equally good and differ are a problem. */
function choose(candidates: readonly Tried[]): Result<Tried, Problem> | undefined {
  const solving = candidates.filter(({ solves }) => solves);
  const legal = candidates.filter((candidate) => candidate.legal);
  const best = solving.length > 0 ? solving : legal.length > 0 ? legal : candidates.slice(0, 1);
  const [first] = best;
  if (!first) return undefined;
  const steps = (solution: Solution) => JSON.stringify(splitSlides(solution));
  const other = best.find(({ solution }) => steps(solution) !== steps(first.solution));
  if (other === undefined) return ok(first);
  const move = first.solution.findIndex(
    (slide, i) => JSON.stringify(slide) !== JSON.stringify(other.solution[i]),
  );
  const said = ({ solution, how }: Candidate) => {
    const slide = solution[move];
    return slide === undefined ? `ends (${how})` : `is ${slide.label} by ${slide.by} (${how})`;
  };
  return err({
    code: 'not-expressible',
    message: `the text can be read as two solutions: move ${move + 1} ${said(first)} or ${said(other)}`,
    expected: 'moves such as A←1, AL1 or A-1',
    at: { text: { line: 1, column: 1 }, move },
  });
}
