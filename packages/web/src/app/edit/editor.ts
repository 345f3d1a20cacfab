// The draft in the editor with its history, and the selected piece.

import { batch, computed, signal } from '@preact/signals';
import { type Board, type Problem, type Setup, validate } from '@unjam/core';
import { cellsOf, squaresOf } from '@unjam/core/board';
import {
  beginHistory,
  redo as following,
  type History,
  canRedo as hasFuture,
  canUndo as hasPast,
  undo as previous,
  record,
} from '@unjam/core/game';
import { attempt } from '../game/store.ts';
import { emptyDraft, isOutside, type Piece, remove } from './draft.ts';

/** The setup of a board. */
export const draftOf = (board: Board): Setup => ({
  width: board.width,
  height: board.height,
  vehicles: board.vehicles.map((vehicle) => ({
    label: vehicle.label,
    squares: squaresOf(cellsOf(vehicle, board.width), board.width),
  })),
  walls: squaresOf(board.walls, board.width),
  primary: [board.primary],
  exit: board.exit,
});

/** The most changes that can be undone. */
const MOST_UNDONE = 500;

const history = signal<History<Setup>>(beginHistory(draftOf(attempt.value.board)));

/** The board with which the present draft began. */
let origin: Board | undefined;

/** The draft while a piece is being dragged; it is not yet part of the history. */
const floating = signal<Setup | undefined>(undefined);

export const draft = computed(() => floating.value ?? history.value.present);
export const selected = signal<Piece | undefined>(undefined);
export const canUndo = computed(() => hasPast(history.value));
export const canRedo = computed(() => hasFuture(history.value));

export const checked = computed(() => validate(draft.value));
export const problems = computed<readonly Problem[]>(() => (checked.value.ok ? [] : checked.value.error));

/** Begins with the board of the present attempt, unless the draft began with it. */
export function enter(): void {
  const { board } = attempt.value;
  if (board === origin) return;
  origin = board;
  commit(draftOf(board));
}

/** Makes a draft the present one; the draft before it can be undone to. */
export function commit(next: Setup): void {
  batch(() => {
    floating.value = undefined;
    history.value = record(history.value, next, MOST_UNDONE);
  });
}

/** Shows a draft while a piece is being dragged. */
export const float = (next: Setup): void => {
  floating.value = next;
};

/** Ends a drag. A piece that was dragged off the board is deleted. */
export function land(piece: Piece | undefined): void {
  const next = floating.value;
  if (!next) return;
  if (piece && isOutside(next, piece)) {
    selected.value = undefined;
    commit(remove(next, piece));
  } else commit(next);
}

export const undo = (): void => go(previous(history.value));

export const redo = (): void => go(following(history.value));

function go(to: History<Setup>): void {
  if (to === history.value) return;
  batch(() => {
    selected.value = undefined;
    history.value = to;
  });
}

export const clear = (): void => {
  selected.value = undefined;
  commit(emptyDraft(draft.value.width, draft.value.height));
};
