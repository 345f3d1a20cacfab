/*
 * Chooses among the candidates of a board: the least costly one is the reading if it is clearly so, otherwise the best ones
 * are a question.
 *
 *     cost 0.5: empty 0        clear: read
 *     cost 3.0: empty 1
 *
 *     cost 2.5: 9 is the red car        1.5 or less apart: a question, and `--primary 9` decides
 *     cost 2.5: 1 is the red car
 */
import { type Board, primaryOf } from '../../board/board.ts';
import type {
  BoardReading,
  Choice,
  Length,
  Question,
  Reading,
  Refusal,
  SearchOptions,
  ShapeOptions,
} from '../parts/answer.ts';
import { type Candidate, FEW_CELLS, type Found, HOPELESS, MARGIN, ROWS } from '../parts/candidate.ts';

/** The most readings that a question offers. */
const MOST_READINGS = 6;
/** How much less the roles of glyphs and columns must cost where the marked vehicle is an unusual red car in one of two readings. */
const LEAST_EVIDENCE = 1;
/** The most readings whose lengths are compared with the one that the text claims. */
const MOST_SOLVED = 4;

export type Answer = { readonly kind: 'read'; readonly board: BoardReading } | Question | Refusal;

export function choose(found: Found, options: SearchOptions): Answer {
  const sorted = distinct([...found.candidates].sort((a, b) => a.cost - b.cost));
  const [best] = sorted;
  if (!best) return refusal(found);
  if (best.doubtful) return doubtful(found, best);
  const margin = hasFewCells(best.board) ? HOPELESS : MARGIN;
  const close = sorted.filter((each) => each.cost < best.cost + margin || isBesideGuess(best, each));
  const confirmed = close.length > 1 ? asClaimed(ofSizeSaid(close, found, options), found, options) : close;
  const [only, ...equal] = confirmed;
  if (only && equal.length === 0) {
    const others = sorted.filter((each) => each !== only).slice(0, MOST_READINGS - 1);
    return {
      kind: 'read',
      board: { ...boardReading(found, only), others: deciding([only, ...others]).slice(1) },
    };
  }
  return sizeOpen(found, close) ?? { kind: 'question', readings: deciding(close.slice(0, MOST_READINGS)) };
}

/** The candidates of the size that the text says in one place, where rows of cells may be cut in two ways. */
function ofSizeSaid(
  close: readonly Candidate[],
  { kind }: Found,
  { sizes = [] }: SearchOptions,
): readonly Candidate[] {
  const [said, ...more] = sizes;
  const fitting = close.filter(({ board }) => board.width === said?.width && board.height === said.height);
  return kind !== ROWS || more.length > 0 || fitting.length === 0 ? close : fitting;
}

/** In the place of a question that no option answers, because readings differ in their size alone. */
function sizeOpen({ looksLike, line }: Found, close: readonly Candidate[]): Refusal | undefined {
  const [first, ...others] = close;
  if (!first || !others.every((one) => optionsOf(one) === optionsOf(first))) return undefined;
  const sizes = close.map(({ board: { width, height } }) => `${width} columns and ${height} rows`);
  const [one = '', other] = new Set(sizes);
  if (other === undefined) return undefined;
  return {
    kind: 'refused',
    looksLike,
    bestAlmost: first.says,
    certain: true,
    problem: {
      code: 'board-size',
      message: `the board may have ${one}, or ${other}`,
      expected: `the size beside the vehicles in words, such as: ${one}`,
      at: { text: { line, column: 1 } },
    },
  };
}

const optionsOf = ({ choices }: Candidate): string =>
  choices.map(({ option, value }) => `${option} ${value}`).join('\n');

const hasFewCells = ({ width, height }: Board): boolean => width * height < FEW_CELLS;

/**
 * Whether only the choice of the primary makes a reading better than one with which the vehicles stand elsewhere, as they do where
 * numbers may count from 0 or from 1. A weak guess does not decide where they stand, nor do the length and the direction of a vehicle
 * that is marked, because a red car may be long and lie any way.
 */
function isBesideGuess(best: Candidate, other: Candidate): boolean {
  const isMarked = best.guessed === undefined && other.guessed === undefined;
  const least = hasFewCells(best.board) ? HOPELESS : best.weak ? MARGIN : isMarked ? LEAST_EVIDENCE : 0;
  return other.rolesCost < best.rolesCost + least && placesOf(best.board) !== placesOf(other.board);
}

/** The candidates that have the length that the text claims, if there is one and it tells them apart. */
function asClaimed(
  close: readonly Candidate[],
  { claimed }: Found,
  { solve }: ShapeOptions,
): readonly Candidate[] {
  if (claimed === undefined || !solve || close.length > MOST_SOLVED) return close;
  const right = close.filter(({ board }) => isClaimed(solve(board), claimed));
  return right.length > 0 ? right : close;
}

const isClaimed = (length: Length | undefined, claimed: number): boolean =>
  length === 'unsolvable'
    ? claimed === -1
    : length !== undefined && (length.moves === claimed || length.steps === claimed);

/** One candidate for each board, whatever its vehicles are called. */
function distinct(sorted: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return sorted.filter(({ board }) => {
    const key = keyOf(board);
    return !seen.has(key) && seen.add(key);
  });
}

/** A board without the labels of its vehicles. */
function keyOf(board: Board): string {
  const { orientation, lane, offset } = primaryOf(board);
  return `${placesOf(board)} ${board.exit} ${orientation[0]}${lane},${offset}`;
}

/** Where the vehicles and walls of a board stand. */
function placesOf({ width, height, vehicles, walls }: Board): string {
  const placed = vehicles.map(
    ({ orientation, lane, offset, length }) => `${orientation[0]}${lane},${offset},${length}`,
  );
  return `${width}x${height} ${placed.sort().join(' ')} ${walls.join(',')}`;
}

const boardReading = ({ line, name, claimed }: Found, candidate: Candidate) => ({
  ...reading(candidate),
  line,
  ...(name !== undefined && { name }),
  ...(claimed !== undefined && claimed >= 0 && { optimalMoves: claimed }),
});

const reading = ({ board, says, guessed, choices }: Candidate): Reading => ({
  board,
  read: `read as ${says}${guessed === undefined ? '' : `, a guess: ${guessed}`}`,
  ...(guessed !== undefined && { primaryGuessed: guessed }),
  choices,
});

/** The readings of a question, each with the choices in which it differs from the others first. */
function deciding(close: readonly Candidate[]): Reading[] {
  const values = (option: string) =>
    new Set(close.map(({ choices }) => choices.find((choice) => choice.option === option)?.value));
  const decides = (choice: Choice): boolean => values(choice.option).size > 1;
  return close.map((candidate) => {
    const choices = candidate.choices.filter(decides);
    return { ...reading(candidate), choices: choices.length > 0 ? choices : candidate.choices };
  });
}

const doubtful = ({ looksLike, line, almost }: Found, { says }: Candidate): Refusal => ({
  kind: 'refused',
  looksLike,
  bestAlmost: says,
  problem:
    almost?.problem.code === 'vehicle-too-short'
      ? almost.problem
      : {
          code: 'unknown-format',
          message: 'too little in this text says that it is a board',
          expected: 'a red car X, or options that say what the glyphs mean',
          at: { text: { line, column: 1 } },
        },
});

function refusal({ looksLike, almost, line, isCertain }: Found): Refusal {
  return {
    kind: 'refused',
    looksLike,
    ...(almost?.says && { bestAlmost: almost.says }),
    ...(isCertain && { certain: true }),
    problem: almost?.problem ?? {
      code: 'unknown-format',
      message: 'no reading of it is a board',
      expected: 'a board',
      at: { text: { line, column: 1 } },
    },
  };
}
