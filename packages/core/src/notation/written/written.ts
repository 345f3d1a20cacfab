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
import { countSolution, labelled, type Slide, type Solution, splitSlides } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { placeAt } from '../../text/place.ts';
import { labelsOf, unknownLabel } from '../parts/labels.ts';
import { refuse } from '../parts/refuse.ts';
import { chunksOf, LONGEST } from './atoms.ts';
import { type Chunk, says } from './chunk.ts';
import { miscounted, outsideAnswer } from './counted.ts';
import { OUT } from './glued.ts';
import { countBeside } from './json-moves.ts';
import { movesIn, waysToRead } from './lines.ts';
import { REPEATED } from './misplaced.ts';
import { fitTo, type Misfit, type Order, orders, slideOf, unsignedIn, type WrittenMove } from './orders.ts';
import { linesPassedOver } from './passed-over.ts';
import { downwardsIn } from './places-said.ts';
import { withoutRemarks } from './remarks.ts';
import { isMoveOfStranger } from './stranger.ts';
import { withoutSurroundings } from './surroundings.ts';
import { leaving, ways } from './vocabulary.ts';

/** A solution that was read by its words, and how: `label, direction; one cell a move`. */
export interface WrittenSolution {
  readonly solution: Solution;
  readonly how: string;
}

interface Candidate extends WrittenSolution {
  readonly legal: boolean;
  readonly solves: boolean;
}

/** A candidate with the words that were taken for its moves. */
interface Tried extends Candidate {
  readonly chunks: readonly Chunk[];
}

/** Where an order fails, and among which words. */
interface Failure extends Misfit {
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
  const { text: bare, leftOut } = withoutRemarks(withoutSurroundings(text, board));
  const all = chunksOf(bare, board);
  const lines = movesIn(all, text, board);
  const { chunks, announced = countBeside(text) } = lines;
  if (!chunks.some((chunk) => says(chunk, 'label'))) return refuseStranger(chunks, text, board);
  const places = downwardsIn(text, board);
  if (!('down' in places)) return places;
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
          const isOutBelow = saysOut(lines.chunks.filter(({ line }) => line > (tried.at(-1)?.line ?? 0)));
          const read = candidatesOf(fit.moves, order, board, text, isOutBelow, places.down);
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
  const others = linesPassedOver(all, lines.announced ? [...used, lines.announced] : used, text);
  const told = [how, others, leftOut, miscounted(all, used, text), outsideAnswer(used, text)];
  const read = { solution, how: told.filter((said) => said !== undefined).join('; ') };
  return announced ? checkAnnounced(read, announced, text) : ok(read);
}

/** The problem with moves of vehicles that are all unknown, such as `Move car Z up 3`: the first unknown word on a line with a direction. */
function refuseStranger(
  chunks: readonly Chunk[],
  text: string,
  board: Board,
): Result<never, Problem> | undefined {
  const lines = new Set(chunks.filter((chunk) => says(chunk, 'way')).map(({ line }) => line));
  const areMoves = chunks.length > 0 && chunks.every(isMoveOfStranger);
  const letter = areMoves ? 0 : strangerIn(chunks);
  const at =
    letter === -1
      ? chunks.findIndex(({ meanings, line }) => meanings.length === 0 && lines.has(line))
      : letter;
  return at === -1 ? undefined : refuseAt({ at, expected: 'label', chunks }, text, board);
}

/**
 * The first capital letter in front of a direction that names no vehicle, though it may mean something else, as B is *bawah* and E is
 * *and* in Italian: `B down 1`. -1 where there is none.
 */
const strangerIn = (chunks: readonly Chunk[]): number =>
  chunks.findIndex((chunk, index) => {
    const [before, after] = [chunks[index - 1], chunks[index + 1]];
    const isFirst = before?.line !== chunk.line || before.ordinal;
    return (
      /^\p{Lu}$/u.test(chunk.text) &&
      !says(chunk, 'label') &&
      after?.line === chunk.line &&
      says(after, 'way') &&
      (isFirst || (!says(before, 'label') && !/^\p{L}$/u.test(after.text)))
    );
  });

/** Such a letter where it stands before the word at which the order that fits best fails. */
function strangerBefore(nearest: Failure, chunks: readonly Chunk[]): Failure | undefined {
  const at = strangerIn(chunks);
  const place = chunks[at]?.position ?? Number.MAX_VALUE;
  const fails = nearest.chunks[nearest.at]?.position ?? Number.MAX_VALUE;
  return place < fails ? { at, expected: 'label', chunks } : undefined;
}

/** Whether words below the moves say that the red car leaves, and no other direction. */
const saysOut = (below: readonly Chunk[]): boolean =>
  below.some(({ text }) => leaving.has(text.toLowerCase())) &&
  below.every(({ text }) => !ways.has(text.toLowerCase()));

/**
 * The solutions that moves in this order can mean, up to a line that says the red car leaves. Where signs say the directions, plus is down
 * or, if only that solves the board, up.
 *
 * @param down - whether rows count from the top, where moves say so by their places
 */
function candidatesOf(
  written: readonly WrittenMove[],
  order: Order,
  board: Board,
  text: string,
  isOutBelow: boolean,
  down: boolean | undefined,
): Result<Candidate[], Problem> {
  const slides: Slide[] = [];
  const plain = unsignedIn(written, order);
  if (plain) return refuseAt({ at: 0, expected: 'cells', chunks: [plain] }, text, board);
  for (const move of written) {
    const slide = slideOf(move, board);
    if (!slide) return refuseMove(move, board, text);
    const made = Math.abs(slide.by) === OUT ? toExit(slide.vehicle, slides, board) : slide;
    // a text may end with `the red car escapes` when the car is at the exit already
    if (made.by !== 0) slides.push(made);
  }
  const how = describe(order);
  const judge = (moves: readonly Slide[], how: string): Candidate => {
    const solution = labelled(board, endAtExit(board, moves));
    const played = replay(board, solution);
    return { solution, how, legal: played.ok, solves: played.ok && played.value.solved };
  };
  const asWritten = judge(slides, how);
  // the last line says that the red car leaves, which may be a move or what the moves before it lead to
  const out = isOutBelow && !asWritten.solves && [...slides, toExit(board.primary, slides, board)];
  const whole = out ? judge(out, how) : undefined;
  const straight = whole?.solves ? whole : asWritten;
  if (order.parts.includes('number') && (REPEATED.test(text) || !areCounted(written, order))) return ok([]);
  if (order.open || order.parts.at(-1) === 'number') return ok(straight.solves ? [straight] : []);
  if (order.parts.includes('way') || down || (straight.legal && down === undefined)) return ok([straight]);
  const upIsPlus = slides.map((slide) =>
    board.vehicles[slide.vehicle]?.orientation === 'vertical' ? { ...slide, by: -slide.by } : slide,
  );
  const turned = judge(upIsPlus, `${how}, up as plus`);
  // a board that is solved already says nothing of the signs
  const isBetter = turned.solves && !isSolved(board, startOf(board));
  return ok([isBetter || down === false ? turned : straight]);
}

/** The slide of the primary to the exit after other slides. No other vehicle can leave: its slide is too long for any board. */
function toExit(vehicle: number, before: readonly Slide[], board: Board): Slide {
  if (vehicle !== board.primary) return { vehicle, by: OUT };
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

/** Refuses a solution if the number above it is neither that of its moves nor that of its steps. */
function checkAnnounced(
  read: WrittenSolution,
  announced: Pick<Chunk, 'text' | 'position'>,
  text: string,
): Result<WrittenSolution, Problem> {
  const { moves, steps } = countSolution(read.solution);
  const found = Number(announced.text);
  if (found === moves || found === steps || found === read.solution.length) return ok(read);
  return refuse({
    code: 'number-out-of-range',
    at: placeAt(text, announced.position),
    message: `${found} moves are announced, and ${read.solution.length} follow`,
    expected: `${read.solution.length}`,
  });
}

/** The problem with a vehicle that cannot slide in the direction of its move. */
function refuseMove(
  { vehicles, way, chunk }: WrittenMove,
  board: Board,
  text: string,
): Result<never, Problem> {
  const label = board.vehicles[vehicles[0] ?? -1]?.label ?? '';
  const at = placeAt(text, chunk.position);
  if (way === undefined)
    return refuse({
      code: 'not-expressible',
      at,
      message: `a horizontal and a vertical vehicle are labelled ${label}, and a sign does not tell which`,
      expected: 'a direction',
      vehicle: label,
    });
  const orientation = way === 'left' || way === 'right' ? 'horizontal' : 'vertical';
  return refuse({ at, ...unknownLabel(label, board, orientation) });
}

/** The problem at the word where the order that fits the most words fails. */
function refuseAt({ at, expected: part, chunks }: Failure, text: string, board: Board) {
  const chunk = chunks[at];
  const labels = [...labelsOf(board).keys()].sort().join(', ');
  const stranger = chunk && isMoveOfStranger(chunk);
  const expected = {
    label: `the label of a vehicle: one of ${labels}`,
    way: 'a direction: left, right, up or down',
    cells: 'a number of cells',
    number: 'the number of the move',
  }[stranger ? 'label' : part];
  if (!chunk)
    return refuse({
      code: 'unfinished',
      at: placeAt(text, text.trimEnd().length),
      message: 'the last move ends too early',
      expected,
    });
  return refuse({
    code: 'unexpected-character',
    at: placeAt(text, chunk.position),
    message: `unexpected ${quote(chunk.text)}`,
    expected,
  });
}
