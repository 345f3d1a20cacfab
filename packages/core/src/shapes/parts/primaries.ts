/*
 * Which vehicle is the primary, and where it leaves. What the text marks counts: X, `@`, red, a flag. Otherwise what agrees
 * is collected, and the answer says that it is a guess:
 *
 *     1 h 2 2 3      1 is the smallest number, the first of the list, and the only one across in row 3
 *
 * Two vehicles that are equally good are two readings.
 */
import { leastOf } from '../../basics/many.ts';
import type { Edge } from '../../board/setup.ts';
import { MARGIN } from './candidate.ts';
import { isPrimaryMark } from './glyphs.ts';
import type { ExitMark } from './matrix.ts';

/** A vehicle as it stands on the board; row and column of its first cell from 0. */
export interface Piece {
  readonly label: string;
  readonly across: boolean;
  readonly row: number;
  readonly column: number;
  readonly length: number;
  /** Whether the text marks it as the primary by something else than its label. */
  readonly flagged?: boolean;
}

export interface PrimaryChoice {
  readonly index: number;
  readonly exit: Edge;
  readonly cost: number;
  /** Why it is taken for the primary, where the text does not mark it. */
  readonly guessed?: string;
  /** Whether that is one reason alone, or another vehicle is called red. */
  readonly weak?: boolean;
}

interface Request {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
  readonly walls: readonly { readonly row: number; readonly column: number }[];
  readonly exits: readonly ExitMark[];
  /** Whether the text lists the vehicles, so that their order may say something. */
  readonly listed: boolean;
  /** The label that an option or the text names. */
  readonly wanted?: string | undefined;
  readonly exit?: Edge | undefined;
}

/** The most vehicles that are offered where nothing says which is the primary. */
const MOST_OFFERED = 6;

/** A label that is neither a letter nor a number. */
const SIGN = /^[^\p{L}\p{N}\s]$/u;

/** In the place of a reason where the label says red: this is no guess. */
const MARKED = '';

interface Reason {
  readonly index: number;
  readonly cost: number;
  readonly why?: string;
  readonly weak?: boolean;
}

export function primaryChoices(request: Request): PrimaryChoice[] {
  const { pieces, wanted } = request;
  const marked = pieces.flatMap(({ label, flagged }, index) => {
    const isMarked = wanted === undefined ? flagged || isPrimaryMark(label) : label === wanted;
    return isMarked ? [{ index, cost: 0 }] : [];
  });
  const flagged = marked.filter(({ index }) => pieces[index]?.flagged);
  const sure = leaving(request, flagged.length > 0 && wanted === undefined ? flagged : marked);
  if (sure.length > 0 || wanted !== undefined) return sure;
  // an exit in words is meant for the vehicle that is marked, and a drawn one says which vehicle can leave
  const isSaid = request.exits.length > 0 && !request.exits.some(({ drawn }) => drawn);
  if (marked.length > 0 && isSaid && !request.listed) return [];
  // another vehicle than X is not the red car because a mark stands one column aside, or because a row lacks its bar
  if (flagged.length === 0 && marked.length > 0 && request.exits.some(({ drawn }) => drawn)) return [];
  return withNumberOne(request, leaving(request, guesses(request)));
}

/**
 * In the format matrix the vehicles are numbered from 1 and number 1 is the red car, wherever it stands. Where others write
 * so too, another vehicle may seem better, but it is never taken without a question.
 */
function withNumberOne({ pieces, listed }: Request, choices: readonly PrimaryChoice[]): PrimaryChoice[] {
  const numbers = new Set(pieces.map(({ label }) => label));
  if (listed || !pieces.every((_, i) => numbers.has(String(i + 1)))) return [...choices];
  const most = leastOf(choices.map(({ cost }) => cost)) + MARGIN / 2;
  return choices.map((choice) =>
    pieces[choice.index]?.label === '1' ? { ...choice, cost: Math.min(choice.cost, most) } : choice,
  );
}

/** The vehicles that can be the primary because nothing contradicts, each with its cost and its exit. */
function leaving(request: Request, reasons: readonly Reason[]): PrimaryChoice[] {
  return reasons.flatMap(({ index, cost, why, weak }) =>
    exitsFor(request, index).map(({ exit, cost: extra }) => ({
      index,
      exit,
      cost: cost + extra,
      ...(why !== undefined && { guessed: why }),
      ...(weak && { weak }),
    })),
  );
}

/** The edges by which a vehicle may leave, with what speaks against each; none if the text says that it leaves elsewhere. */
function exitsFor(request: Request, index: number): { exit: Edge; cost: number }[] {
  const { pieces, exits, exit: wanted } = request;
  const piece = pieces[index];
  if (!piece) return [];
  const usual = piece.across ? (['right', 'left'] as const) : (['bottom', 'top'] as const);
  if (wanted !== undefined) {
    return usual.some((edge) => edge === wanted)
      ? [{ exit: wanted, cost: isShutIn(request, piece, wanted) ? 1 : 0 }]
      : [];
  }
  const lane = piece.across ? piece.row : piece.column;
  const marks = exits.filter((mark) => usual.some((edge) => edge === mark.edge));
  const fitting = marks.filter((mark) => mark.lane === undefined || mark.lane === lane);
  if (fitting.length > 0) {
    return [...new Set(fitting.map(({ edge }) => edge))].map((exit) => ({
      exit,
      cost: isShutIn(request, piece, exit) ? 1 : 0,
    }));
  }
  // what a list of vehicles says otherwise is looked at later, with all that its text says
  if (exits.some(({ drawn }) => drawn) || (exits.length > 0 && !request.listed)) return [];
  const [exit] = usual;
  return [{ exit, cost: (exits.length > 0 ? 5 : 0) + (isShutIn(request, piece, exit) ? 1 : 0) }];
}

/** Whether a wall, or a vehicle that slides in the same lane, stands between a vehicle and its exit for ever. */
function isShutIn({ pieces, walls }: Request, piece: Piece, exit: Edge): boolean {
  const along = (square: { row: number; column: number }) => (piece.across ? square.column : square.row);
  const isAhead = (square: { row: number; column: number }) =>
    (piece.across ? square.row === piece.row : square.column === piece.column) &&
    (exit === 'right' || exit === 'bottom' ? along(square) > along(piece) : along(square) < along(piece));
  return walls.some(isAhead) || pieces.some((other) => other.across === piece.across && isAhead(other));
}

/** What speaks for each vehicle where none is marked; several reasons for one make it more likely. */
function guesses(request: Request): Reason[] {
  const { pieces, width, height, exits, listed } = request;
  const reasons: { index: number; cost: number; why: string }[] = [];
  const marks = exits.filter(({ lane }) => lane !== undefined);
  const standsAt = (edges: readonly Edge[], across: boolean, lanes: readonly number[]) => {
    const found = pieces.flatMap((piece, index) =>
      piece.across === across && lanes.includes(across ? piece.row : piece.column) ? [index] : [],
    );
    return edges.length > 0 && found.length === 1 ? found : [];
  };
  for (const across of [true, false]) {
    const here = marks.filter(({ edge }) => (edge === 'right' || edge === 'left') === across);
    const lanes = here.map(({ lane }) => lane ?? -1);
    const way = across ? 'row' : 'column';
    for (const index of standsAt(
      here.map(({ edge }) => edge),
      across,
      lanes,
    )) {
      reasons.push({
        index,
        cost: 0.5,
        why: `it is the only one that lies along the exit's ${way}`,
      });
    }
  }
  const middle = (height - 1) >> 1;
  const mayLieAcross =
    exits.length === 0 || exits.some(({ edge, lane }) => lane === undefined && /right|left/.test(edge));
  const inMiddle = mayLieAcross ? standsAt(['right'], true, [middle]) : [];
  const agrees = (index: number) => inMiddle.includes(index) || reasons.some((one) => one.index === index);
  const against = (index: number) => (agrees(index) ? 0 : pieces[index]?.across ? 1.5 : 3);
  for (const index of inMiddle) {
    reasons.push({ index, cost: 2.5, why: `it is the only one across in row ${middle + 1}` });
  }
  const isLetterInMiddle = inMiddle.some((index) => /^\p{L}$/u.test(pieces[index]?.label ?? ''));
  // letters that are given in the order of the cells say nothing
  const isChosen = (index: number): boolean => {
    const piece = pieces[index];
    const isAfter = (other: Piece) => other.row - (piece?.row ?? 0) || other.column - (piece?.column ?? 0);
    return (
      piece?.across === true &&
      pieces.some((other) => isAfter(other) < 0) &&
      !isShutIn(request, piece, 'right')
    );
  };
  const red = pieces.flatMap(({ label }, index) => (/^r$/i.test(label) ? [index] : []));
  for (const index of red) {
    const { across, length } = pieces[index] ?? { across: false, length: 0 };
    reasons.push({ index, cost: 0.25 + (across ? 0 : 1.5) + (length === 2 ? 0 : 1.5), why: MARKED });
  }
  const signs = pieces.flatMap(({ label }, index) => (SIGN.test(label) ? [index] : []));
  const [sign] = signs;
  if (listed && sign !== undefined && signs.length === 1 && pieces.length > 2)
    reasons.push({ index: sign, cost: 0.5, why: 'it is the only one called by a sign' });
  const numbered = pieces.every(({ label }) => /^\d+$/.test(label));
  const least = pieces.findIndex(({ label }) => numbered && label === '0');
  const number = least >= 0 ? least : pieces.findIndex(({ label }) => numbered && label === '1');
  if (number >= 0) {
    const { label } = pieces[number] ?? { label: '' };
    reasons.push({ index: number, cost: 1 + against(number), why: `it is number ${label}` });
  }
  if (listed && pieces.length > 0) {
    reasons.push({ index: 0, cost: 1.5 + against(0), why: 'it is the first of the list' });
  }
  const first = pieces.findIndex(({ label }) => label === 'A' || label === 'a');
  if (!listed && first >= 0 && (agrees(first) || (isLetterInMiddle && isChosen(first))))
    reasons.push({ index: first, cost: 2 + against(first), why: 'it is labelled A' });
  if (reasons.length === 0) {
    const found = anyAcross(pieces, width);
    // one alone would be a guess that nothing supports
    return found.length < 2 ? [] : found;
  }
  // that an upright vehicle is number 1 says less than that others can leave at the right
  const isUpright = !listed && exits.length === 0 && red.length === 0 && !pieces[number]?.across;
  // a truck alone in the middle row says little too: the red car is rarely a truck
  const areTrucks = !listed && reasons.every(({ index }) => pieces[index]?.length !== 2);
  const isOpen = areTrucks || (isUpright && inMiddle.length === 0);
  return [...together(reasons), ...(isOpen ? anyAcross(pieces, width) : [])];
}

/** One reason for each vehicle: the strongest, made stronger by the others. */
function together(reasons: readonly { index: number; cost: number; why: string }[]): Reason[] {
  const isAnyRed = reasons.some(({ why }) => why === MARKED);
  const byIndex = new Map<number, { cost: number; whys: string[] }>();
  for (const { index, cost, why } of reasons) {
    const known = byIndex.get(index);
    if (!known) byIndex.set(index, { cost, whys: [why] });
    else {
      known.cost = Math.min(known.cost, cost) - 0.5;
      known.whys.push(why);
    }
  }
  return [...byIndex].map(([index, { cost, whys }]) => ({
    index,
    cost: Math.max(cost, 0),
    ...(!whys.includes(MARKED) && { why: whys.join(' and '), weak: whys.length < 2 || isAnyRed }),
  }));
}

/** Where nothing speaks for any: every one across with nothing behind it in its row, each as likely. */
function anyAcross(pieces: readonly Piece[], width: number): Reason[] {
  const last = (piece: Piece) =>
    piece.across &&
    piece.column + piece.length < width &&
    !pieces.some((other) => other.across && other.row === piece.row && other.column > piece.column);
  const found = pieces.flatMap((piece, index) => (last(piece) ? [index] : []));
  return found
    .slice(0, MOST_OFFERED)
    .map((index) => ({ index, cost: 3, why: 'nothing marks it', weak: true }));
}
