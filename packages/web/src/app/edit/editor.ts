// The editor's state: drafts with their history, what is selected, and the live answer.

import { batch, computed, effect, signal } from '@preact/signals';
import { type Board, type Problem, type SearchResult, type Setup, validate } from '@unjam/core';
import { cellsOf, squaresOf } from '@unjam/core/board';
import { session } from '../game/store.ts';
import { type Progress, search, stuckMessage } from '../solver/solver.ts';
import { emptyDraft, isOutside, type Piece, remove } from './draft.ts';

/** A setup of a board, to be changed. */
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

interface History {
  readonly past: readonly Setup[];
  readonly present: Setup;
  readonly future: readonly Setup[];
}

const history = signal<History>({ past: [], present: draftOf(session.value.board), future: [] });

/** Board from which the draft on the table began; another game brings another draft. */
let origin: Board | undefined;

/** A draft that is being dragged, not yet part of the history. */
const floating = signal<Setup | undefined>(undefined);

export const draft = computed(() => floating.value ?? history.value.present);
export const selected = signal<Piece | undefined>(undefined);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);

export const checked = computed(() => validate(draft.value));
export const problems = computed<readonly Problem[]>(() => (checked.value.ok ? [] : checked.value.error));

/** Brings the board of the game onto the table, unless it is there already. */
export function enter(): void {
  const { board } = session.value;
  if (board === origin) return;
  origin = board;
  commit(draftOf(board));
}

export function commit(next: Setup): void {
  batch(() => {
    floating.value = undefined;
    const { past, present } = history.value;
    if (next !== present) history.value = { past: [...past, present].slice(-500), present: next, future: [] };
  });
}

/** Shows a draft while it is being dragged. */
export const float = (next: Setup): void => {
  floating.value = next;
};

/** Ends a drag: what was dragged off the board is gone. */
export function land(piece: Piece | undefined): void {
  const next = floating.value;
  if (!next) return;
  if (piece && isOutside(next, piece)) {
    selected.value = undefined;
    commit(remove(next, piece));
  } else commit(next);
}

export function undo(): void {
  const { past, present, future } = history.value;
  const last = past.at(-1);
  if (!last) return;
  selected.value = undefined;
  history.value = { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo(): void {
  const { past, present, future } = history.value;
  const [next, ...rest] = future;
  if (!next) return;
  selected.value = undefined;
  history.value = { past: [...past, present], present: next, future: rest };
}

export const clear = (): void => {
  selected.value = undefined;
  commit(emptyDraft(draft.value.width, draft.value.height));
};

/** What the solver says of the draft as it is. */
export type Answer =
  | { readonly kind: 'illegal' }
  | { readonly kind: 'searching'; readonly progress?: Progress; readonly stop: () => void }
  | {
      readonly kind: 'answered';
      readonly board: Board;
      readonly result: SearchResult;
      readonly stuck?: string;
    };

export const answer = signal<Answer>({ kind: 'illegal' });

/** Milliseconds after which a search that has not answered is shown to be running. */
const SLOW = 120;

/** Keeps the answer true to the draft; returns how to stop. */
export function keepAnswering(): () => void {
  let control: AbortController | undefined;
  const stop = effect(() => {
    const legal = checked.value;
    control?.abort();
    if (!legal.ok) {
      answer.value = { kind: 'illegal' };
      return;
    }
    const running = new AbortController();
    control = running;
    const board = legal.value;
    const stopSearch = () => running.abort();
    // an answer that comes at once replaces the one before it without a flicker
    const slow = setTimeout(() => {
      if (control === running) answer.value = { kind: 'searching', stop: stopSearch };
    }, SLOW);
    void (async () => {
      const result = await search(board, {
        signal: running.signal,
        onProgress: (progress) => {
          if (control === running) answer.value = { kind: 'searching', progress, stop: stopSearch };
        },
      });
      clearTimeout(slow);
      if (control !== running) return;
      answer.value = { kind: 'answered', board, result };
      if (result.kind !== 'unsolvable') return;
      const stuck = await stuckMessage(board);
      if (control === running) answer.value = { kind: 'answered', board, result, stuck };
    })();
  });
  return () => {
    stop();
    control?.abort();
  };
}
