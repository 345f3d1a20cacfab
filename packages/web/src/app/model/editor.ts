// The draft in the editor with its history, and the selected piece.

import { batch, computed } from '@preact/signals';
import type { Problem, Setup } from '@unjam/core';
import { writeDraft } from '@unjam/core/formats';
import {
  redo as following,
  type History,
  canRedo as hasFuture,
  canUndo as hasPast,
  undo as previous,
  record,
} from '@unjam/core/game';
import { draftText, emptyDraft, inLabelOrder, isOutside, type Piece, remove } from './draft.ts';
import { checked, draft } from './present-draft.ts';
import { startDraft } from './start-draft.ts';
import { draftHistory, draftName, dragged, outdated, replaced, selected } from './state.ts';

/** The most changes that can be undone. */
const MOST_UNDONE = 500;

/** Drafts that were opened, rather than made by changing the draft before them. */
const firsts = new WeakSet<Setup>();

/** The present draft and the drafts that led to it, oldest first, back to the one that was opened. */
export const lineage = computed(() => {
  const all = [...draftHistory.value.past, draftHistory.value.present];
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => firsts.has(one)),
    ),
  );
});

export const isOutdated = computed(() => outdated.value === draft.value);

const isWaiting = computed(() => isOutdated.value || replaced.value === draft.value);

export const canUndo = computed(() => hasPast(draftHistory.value) || isWaiting.value);
export const canRedo = computed(() => hasFuture(draftHistory.value));

export const problems = computed<readonly Problem[]>(() => (checked.value.ok ? [] : checked.value.problems));

/**
 * For each draft that was opened or read from a picture, the place of each label in the list of paints. A place stays when another
 * vehicle is deleted, and an undo to an earlier draft brings the places of that draft back.
 */
const places = new WeakMap<Setup, Map<string, number>>();

/** Gives the vehicles of a draft their paints by the order of its labels, whatever the paints of earlier drafts were. */
export const paintAnew = (one: Setup): void => void places.set(one, paintsOf(one));

const paintsOf = (one: Setup): Map<string, number> => {
  const others = inLabelOrder(one).vehicles.filter(({ primary }) => !primary);
  return new Map(others.map(({ label }, place) => [label, place]));
};

/** The place of a vehicle's paint; at first as in Play, where paints follow the order of the labels. */
export function paintPlaceOf(label: string): number {
  const { present } = draftHistory.value;
  const opened = lineage.value.findLast((one) => places.has(one)) ?? lineage.value[0] ?? present;
  const known = places.get(opened) ?? paintsOf(present);
  places.set(opened, known);
  const place = known.get(label) ?? known.size;
  known.set(label, place);
  return place;
}

/** Whether the draft is something else than what the editor begins with. */
export const changed = computed(() => draftText(draftHistory.value.present) !== draftText(startDraft));

/** Opens the editor with a draft; the draft before it can be undone to. */
export function openDraft(next: Setup): void {
  if (draftText(next) === draftText(draftHistory.value.present)) return;
  selected.value = undefined;
  draftName.value = '';
  firsts.add(next);
  commit(next);
}

/** Whether two drafts have the same pieces and the same exit. */
export const sameDraft = (a: Setup, b: Setup): boolean => writeDraft(a) === writeDraft(b);

/** Makes a draft the present one if it differs; the draft before it can be undone to. */
export function commit(next: Setup): void {
  if (sameDraft(next, draftHistory.value.present)) dragged.value = undefined;
  else commitAlways(next);
}

/** Makes a draft the present one, even if it has the same pieces and the same exit; the draft before it can be undone to. */
export function commitAlways(next: Setup): void {
  batch(() => {
    dragged.value = undefined;
    draftHistory.value = record(draftHistory.value, next, MOST_UNDONE);
  });
}

/** Shows a draft while a piece is being dragged. */
export const preview = (next: Setup): void => {
  dragged.value = next;
};

/** Ends a drag. A piece that was dragged off the board is deleted. */
export function endDrag(piece: Piece | undefined): void {
  const next = dragged.value;
  if (!next) return;
  if (piece && isOutside(next, piece)) {
    selected.value = undefined;
    commit(remove(next, piece));
  } else commit(next);
}

/** Undoes one change. If the player waits for a newer draft, it only ends the waiting and keeps the draft. */
export function undo(): void {
  if (isWaiting.value)
    batch(() => {
      outdated.value = undefined;
      replaced.value = undefined;
    });
  else goBack();
}

/** Drops the steps of the history that change no piece and no exit: what else they changed, such as corners in a picture, is gone. */
export function dropEmptySteps(): void {
  const { past, present, future } = draftHistory.value;
  const changes = (one: Setup, i: number, all: readonly Setup[]): boolean =>
    !sameDraft(one, all[i + 1] ?? present);
  draftHistory.value = {
    past: past.filter(changes),
    present,
    future: future.toReversed().filter(changes).toReversed(),
  };
}

/** Goes back to the draft before the present one. */
export const goBack = (): void => go(previous(draftHistory.value));

export const redo = (): void => go(following(draftHistory.value));

function go(to: History<Setup>): void {
  if (to === draftHistory.value) return;
  batch(() => {
    selected.value = undefined;
    draftHistory.value = to;
  });
}

export const clear = (): void => {
  selected.value = undefined;
  commit(emptyDraft(draft.value.width, draft.value.height));
};
