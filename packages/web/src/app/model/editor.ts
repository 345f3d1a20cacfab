// The draft in the editor with its history, and the selected piece.

import { batch, computed, effect, signal } from '@preact/signals';
import { type Problem, type Setup, validate } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { readDraft, writeDraft } from '@unjam/core/formats';
import {
  beginHistory,
  redo as following,
  type History,
  canRedo as hasFuture,
  canUndo as hasPast,
  undo as previous,
  record,
} from '@unjam/core/game';
import { LONGEST_NAME } from '../device/my-boards.ts';
import { isRecord, load, save } from '../device/storage.ts';
import { emptyDraft, exitOf, inLabelOrder, isOutside, type Piece, remove } from './draft.ts';
import { attempt } from './store.ts';

/** The most changes that can be undone. */
const MOST_UNDONE = 500;

/** A draft as text, whatever the order of its vehicles, and with the default exit if it names none. */
const textOf = (setup: Setup): string => writeDraft({ ...inLabelOrder(setup), exit: exitOf(setup) });

const kept = restored();
const history = signal<History<Setup>>(beginHistory(kept?.draft ?? boardToSetup(attempt.value.board)));

/** The last board of Play that was opened in the editor, as text. */
const origin = signal(kept?.origin ?? textOf(boardToSetup(attempt.value.board)));

/** The name of the draft; empty until the player gives one. */
export const draftName = signal(kept?.name ?? '');

/** The draft while a piece is being dragged; it is not yet part of the history. */
const dragged = signal<Setup | undefined>(undefined);

export const draft = computed(() => dragged.value ?? history.value.present);
export const selected = signal<Piece | undefined>(undefined);

/** Drafts that were opened, rather than made by changing the draft before them. */
const firsts = new WeakSet<Setup>();

/** The present draft and the drafts that led to it, oldest first, back to the one that was opened. */
export const lineage = computed(() => {
  const all = [...history.value.past, history.value.present];
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => firsts.has(one)),
    ),
  );
});

/** A draft that is older than what the player waits for, such as a picture that is not yet read; it is drawn pale. */
export const outdated = signal<Setup | undefined>(undefined);

export const isOutdated = computed(() => outdated.value === draft.value);

/** The draft in whose place another one is being made, such as by reading a picture again; undo only gives that up. */
export const replaced = signal<Setup | undefined>(undefined);

const isWaiting = computed(() => isOutdated.value || replaced.value === draft.value);

export const canUndo = computed(() => hasPast(history.value) || isWaiting.value);
export const canRedo = computed(() => hasFuture(history.value));

/** The legal board of the draft, or its problems. Its vehicles are in the order of their labels, which links can write shortly. */
export const checked = computed(() => validate(inLabelOrder(draft.value)));
export const problems = computed<readonly Problem[]>(() => (checked.value.ok ? [] : checked.value.error));

/** The place in the list of paints of every label. It stays when another vehicle is deleted. */
const places = new Map<string, number>();

/** The place of a vehicle's paint; at first as in Play, where paints follow the order of the labels. */
export function paintPlaceOf(label: string): number {
  if (places.size === 0) {
    for (const { label, primary } of inLabelOrder(history.value.present).vehicles)
      if (!primary) places.set(label, places.size);
  }
  const place = places.get(label) ?? places.size;
  places.set(label, place);
  return place;
}

/** Whether the draft is something else than that board: then it stays when the editor is left and opened again. */
export const changed = computed(() => textOf(history.value.present) !== origin.value);

/** What the editor shows when it is opened: a changed draft, otherwise the board of the present attempt. */
export const opening = computed<Setup>(() =>
  changed.value ? history.value.present : boardToSetup(attempt.value.board),
);

/** Opens the editor with a draft; the draft before it can be undone to. */
export function openDraft(next: Setup): void {
  const text = textOf(next);
  if (text === textOf(boardToSetup(attempt.value.board))) origin.value = text;
  if (text === textOf(history.value.present)) return;
  selected.value = undefined;
  draftName.value = '';
  places.clear();
  firsts.add(next);
  commit(next);
}

/** Whether two drafts have the same pieces and the same exit. */
export const sameDraft = (a: Setup, b: Setup): boolean => writeDraft(a) === writeDraft(b);

/** Makes a draft the present one if it differs; the draft before it can be undone to. */
export function commit(next: Setup): void {
  if (sameDraft(next, history.value.present)) dragged.value = undefined;
  else commitAlways(next);
}

/** Makes a draft the present one, even if it has the same pieces and the same exit; the draft before it can be undone to. */
export function commitAlways(next: Setup): void {
  batch(() => {
    dragged.value = undefined;
    history.value = record(history.value, next, MOST_UNDONE);
  });
}

function restored(): { readonly draft: Setup; readonly origin: string; readonly name: string } | undefined {
  const stored = load('draft');
  if (!isRecord(stored) || typeof stored.draft !== 'string' || typeof stored.origin !== 'string')
    return undefined;
  const draft = readDraft(stored.draft);
  const name = typeof stored.name === 'string' ? stored.name.slice(0, LONGEST_NAME) : '';
  return draft.ok ? { draft: draft.value, origin: stored.origin, name } : undefined;
}

effect(
  () =>
    void save('draft', {
      draft: writeDraft(history.value.present),
      origin: origin.value,
      name: draftName.value,
    }),
);

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
  const { past, present, future } = history.value;
  const changes = (one: Setup, i: number, all: readonly Setup[]): boolean =>
    !sameDraft(one, all[i + 1] ?? present);
  history.value = {
    past: past.filter(changes),
    present,
    future: future.toReversed().filter(changes).toReversed(),
  };
}

/** Goes back to the draft before the present one. */
export const goBack = (): void => go(previous(history.value));

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
