// What was read in the picture that is open, and what is being read.

import { batch, computed, signal } from '@preact/signals';
import type { Setup } from '@unjam/core';
import { primaryIn } from '@unjam/core/board';
import type { Corners, PictureReading } from '@unjam/core/picture';
import {
  commit,
  commitAlways,
  dropEmptySteps,
  goBack,
  isOutdated,
  lineage,
  paintAnew,
  sameDraft,
} from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { draftName, linkProblem, outdated, replaced, selected } from '../model/state.ts';
import { squareIn } from './corners.ts';
import { giveUp, notAPicture, opened, openFile, opening, problem, whenOpened } from './opened-picture.ts';
import { type Part, partAround, wholeOf } from './part.ts';
import { ask } from './picture-worker.ts';
import { doubtfulCells, type Given, type SeenBoard, seenBoard } from './seen-board.ts';

/** Columns and rows of a board of which nothing is known. */
const CLASSIC = 6;

/** What the player asked for. It is dropped as soon as a board is read with it. */
interface Request {
  /** Columns and rows, such as `5x6`; empty: the reader finds out. */
  readonly size: string;
  /** Without it, the corners of the board shown are used. */
  readonly corners?: Corners;
  /** The part of the picture that is shown with these corners; left out: all of it. */
  readonly part?: Part | undefined;
  /** Whether the board is read at these corners; otherwise its grid is looked for. */
  readonly placed?: boolean;
  /** Whether these are the corners of the next board of the picture, so that the turn of the last one does not apply. */
  readonly isNext?: boolean;
}

/** Whether a reading runs, even of a picture that was closed since. */
const running = signal(false);
/** Whether a reading of the picture is to come. */
export const busy = computed(() => opening.value || (running.value && opened.value !== undefined));

/** The grids of all boards in the picture; empty if only one was found. */
export const grids = signal<readonly Corners[]>([]);

/** Why the last reading gave no board: no grid was found, or no board at the given corners. */
const missing = signal<'no grid' | 'no board' | undefined>(undefined);
/** The last request; undefined once a board was read with it. */
const lastRequest = signal<Request | undefined>(undefined);
/**
 * The request that still counts: while a reading runs that was not given up, or after one that found nothing. A board that was
 * changed or brought back by undo has its own corners and size.
 */
const request = computed(() => (replaced.value || isOutdated.value ? lastRequest.value : undefined));

/** The boards that were read, by their drafts: after an undo what is said of the board before it is shown again. */
const boards = signal<ReadonlyMap<Setup, SeenBoard>>(new Map());

/**
 * The draft that readings since the last call of `beginStep` have made, if they have made one. The next reading takes its place in
 * the history, so that a corner that is dragged, with a reading for each place on its way, is one step of undo.
 */
let made: Setup | undefined;

/** What is read from now on is a step of undo of its own. */
export function beginStep(): void {
  made = undefined;
}

/** The board that was read and of which the draft was made. */
export const seen = computed(() => {
  const from = lineage.value.findLast((one) => boards.value.has(one));
  return from && boards.value.get(from);
});

/** The board whose grid is shown: the first one that was read if all that was read is undone. */
const shown = computed(() => seen.value ?? [...boards.value.values()][0]);

/** The corners that are shown. */
export const corners = computed(
  () =>
    request.value?.corners ??
    shown.value?.corners ??
    (lastRequest.value && opened.value && squareIn(opened.value)),
);

/** Whether the whole picture is shown, although the board is only a part of it. */
export const isWhole = signal(false);

/** The part of the picture that shows the board; undefined if that is most of the picture, or if nothing was read. */
export const boardPart = computed(() => (request.value?.corners ? request.value : shown.value)?.part);

/** What is shown of the picture. */
export const partShown = computed(
  () => (!isWhole.value && boardPart.value) || (opened.value && wholeOf(opened.value)),
);

/** The size that was chosen, as the board is shown: a turned board has as many columns as it had rows. Empty: none was. */
export const size = computed(() => {
  if (request.value) return request.value.size;
  return shown.value?.sized ? sizeOf(shown.value.setup) : '';
});

const sizeOf = ({ width, height }: Setup): string => `${width}x${height}`;

/** Columns and rows of a size; those of the classic board if it is empty. */
function sidesOf(text: string): Pick<Setup, 'width' | 'height'> {
  const [width = CLASSIC, height = CLASSIC] = text === '' ? [] : text.split('x').map(Number);
  return { width, height };
}

/** The cells of the draft that are as they were read, but not certain. */
export const doubtful = computed(() => (seen.value ? doubtfulCells(seen.value, draft.value) : []));

/** What is to be said of the draft: what was missing in the picture, or whether it is the board that was read in it. */
export const verdict = computed(() => {
  if (isOutdated.value) return missing.value;
  if (!seen.value) return opened.value && 'not from picture';
  const { setup } = seen.value;
  if (!sameDraft(setup, draft.value)) return 'changed';
  return primaryIn(setup) ? 'read' : 'no red car';
});

/** Columns and rows of the grid that is laid over the picture. */
export const gridSize = computed((): Pick<Setup, 'width' | 'height'> => {
  if (shown.value && !isOutdated.value) return shown.value.setup;
  return sidesOf(size.value);
});

/**
 * Opens a picture and reads it; then what was open before is forgotten. If the file cannot be opened, all stays as it is, and
 * `problem` says why.
 */
export function openPicture(file: Blob): Promise<void> {
  const before = draft.value;
  // if another file is chosen meanwhile, this picture is shown until that one is opened
  return openFile(file, (picture) => {
    // a draft that was opened meanwhile stays
    const from = lineage.value.includes(before) ? draft.value : before;
    forget();
    outdated.value = from;
    opened.value = picture;
    void readAgain(from);
  });
}

/** How many pictures were opened or closed: a late answer about one before is dropped. */
let changes = 0;
/** How many readings were asked for. */
let wanted = 0;

/**
 * Reads the picture again with other options.
 *
 * @param change the options that are new
 * @param dims whether the draft is shown as outdated until a board is read
 */
export function readWith(change: Partial<Request>, dims = false): void {
  lastRequest.value = { size: size.value, ...request.value, ...change };
  if (dims) outdated.value = draft.value;
  void readAgain();
}

/** Whether the player undid the draft of the last request or the request itself, or opened another draft. */
const isGivenUp = (): boolean => !replaced.value || !lineage.value.includes(replaced.value);

/** Reads the picture as was asked for, for the draft at that time; while a reading runs, only the last request waits. */
async function readAgain(from = draft.value): Promise<void> {
  wanted++;
  problem.value = undefined;
  replaced.value = from;
  if (running.value) return;
  running.value = true;
  for (let done = 0; done !== wanted; ) {
    done = wanted;
    const before = changes;
    const now = request.value?.corners ? request.value : seen.value;
    const placed = now?.placed ? now.corners : undefined;
    const part = now?.part;
    const topLeft = seen.value?.turned && !request.value?.isNext ? corners.value?.[0] : undefined;
    const sized = size.value !== '';
    const { width: columns, height: rows } = sidesOf(size.value);
    const { reading } = await ask({
      read: { ...(placed && { corners: placed }), ...(sized && { columns, rows }) },
    });
    // a picture that is opened meanwhile takes the place of this one, whose board is not wanted any more
    await whenOpened();
    if (before !== changes) continue;
    if (!reading) {
      forget();
      problem.value = notAPicture;
    } else if (isGivenUp()) lastRequest.value = undefined;
    else {
      take(reading, { placed, topLeft, sized }, part, done === wanted);
      replaced.value = draft.value;
    }
  }
  running.value = false;
  replaced.value = undefined;
}

/**
 * Takes what was read: a board becomes the draft.
 *
 * @param part - what was shown of the picture, if corners were given
 * @param settled - whether no other corners or size wait for being read
 */
function take(result: PictureReading<Setup>, given: Given, part: Part | undefined, settled: boolean): void {
  const { placed } = given;
  batch(() => {
    if (!placed) {
      const others = result.kind === 'read' ? result.others : [];
      grids.value = result.kind === 'read' && others.length > 0 ? [result.corners, ...others] : [];
    }
    if (made === draft.value) goBack();
    missing.value = undefined;
    if (result.kind === 'no grid') {
      missing.value = placed ? 'no board' : 'no grid';
      outdated.value = draft.value;
      if (settled && !placed && opened.value)
        lastRequest.value = { size: size.value, corners: squareIn(opened.value) };
      return;
    }
    // another board than the one that was read before has no name yet
    if (!seen.value || request.value?.isNext) draftName.value = '';
    if (settled) lastRequest.value = undefined;
    const before = draft.value;
    const board = { ...seenBoard(result, given), part: placed ? part : partOf(result.corners) };
    // the board lost changes made by hand, now or in an earlier reading that this one follows
    const differs = ({ setup }: SeenBoard) => !sameDraft(setup, before);
    const replaces = seen.value && (seen.value.replaces || (differs(seen.value) && differs(board)));
    show(replaces ? { ...board, replaces } : board, board.setup);
    if (draft.value !== before) made = draft.value;
  });
}

/** The part of the picture around a grid; undefined if the grid takes most of the picture. */
export const partOf = (grid: Corners): Part | undefined => opened.value && partAround(grid, opened.value);

/** Makes a draft of a board that was read the present one. */
export function show(board: SeenBoard, next: Setup): void {
  selected.value = undefined;
  linkProblem.value = undefined;
  outdated.value = undefined;
  // the same board at other corners is a step, too: undo brings back the corners before
  if (boards.value.has(draft.value)) commitAlways(next);
  else commit(next);
  // its labels say which colours were seen
  paintAnew(draft.value);
  boards.value = new Map(boards.value).set(draft.value, board);
}

/** Closes the picture, also one that is being opened. */
export function close(): void {
  giveUp();
  forget();
}

/** Forgets the picture and what was read in it. */
function forget(): void {
  changes++;
  beginStep();
  batch(() => {
    dropEmptySteps();
    opened.value = undefined;
    isWhole.value = false;
    boards.value = new Map();
    missing.value = undefined;
    grids.value = [];
    lastRequest.value = undefined;
    problem.value = undefined;
    outdated.value = undefined;
    replaced.value = undefined;
  });
}
