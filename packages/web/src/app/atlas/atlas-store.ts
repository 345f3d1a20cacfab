// What the page Atlas shows, and how it asks its worker for it. The state is kept while the app is open, so that the list is as
// it was when a person comes back from a puzzle.

import { batch, computed, signal } from '@preact/signals';
import { proxy, type Remote, wrap } from 'comlink';
import { keep, keptSignal } from '../device/kept.ts';
import { missing, startWorker } from '../device/missing.ts';
import { type AtlasFields, filterOf, noBounds, readFields } from './atlas-fields.ts';
import type { ListedPuzzle } from './atlas-reader.ts';
import type { Answer, AtlasApi, Listed, OpenedAtlas, ReadingFailure } from './atlas-worker.ts';

/** Puzzles on a page of the list. */
export const SHEET = 24;

export const names = signal<readonly string[]>([]);
export const opened = signal<OpenedAtlas | undefined>(undefined);
/** What the player looks for. */
export const fields = signal<AtlasFields>(readFields(null));
/** The atlas that the player opened last, by the name of its manifest. */
const lastName = signal<string | undefined>(undefined);
/** The page of the list, from 0. */
export const sheet = signal(0);
export const listed = signal<Listed | undefined>(undefined);
export const failure = signal<ReadingFailure | undefined>(undefined);
/** How much of the whole atlas was loaded, from 0 to 1, while it is. */
export const loading = signal<number | undefined>(undefined);
export const transferred = signal(0);

/** A puzzle with its lengths, as it is listed. */
export interface ShownPuzzle extends ListedPuzzle {
  readonly moves: number;
  readonly steps: number;
}

/** The puzzle whose dialog is open. */
export const shown = signal<ShownPuzzle | undefined>(undefined);
export const dialogOpen = signal(false);
/** The puzzles that were selected, by their rows. */
export const selected = signal<ReadonlyMap<number, ShownPuzzle>>(new Map());

export const puzzles = computed<readonly ShownPuzzle[]>(() =>
  listed.value ? withLengths(listed.value) : [],
);

const withLengths = ({ puzzles, lengths }: Listed): readonly ShownPuzzle[] =>
  puzzles.map((puzzle, i) => {
    const [moves = 0, steps = 0] = lengths[i] ?? [];
    return { ...puzzle, moves, steps };
  });

const keptFields = keptSignal('atlas', fields, readFields);
const keptName = keptSignal('atlas-name', lastName, (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

let worker: Remote<AtlasApi> | undefined;

function remote(): Remote<AtlasApi> {
  if (worker) return worker;
  const script = startWorker(
    () => new Worker(new URL('./atlas-worker.ts', import.meta.url), { type: 'module' }),
  );
  script.onerror = (why) => {
    missing.value = why;
  };
  worker = wrap<AtlasApi>(script);
  return worker;
}

/** The value of an answer; a failure is shown on the page. */
async function answerOf<T>(asked: Promise<Answer<T>>): Promise<T | undefined> {
  const answer = await asked;
  transferred.value = await remote().transferred();
  if (answer.ok) return answer.value;
  failure.value = answer.error;
  return undefined;
}

/** Opens the first atlas of the host, unless one is open. */
export async function start(): Promise<void> {
  keep(keptFields, keptName);
  if (opened.value) return;
  failure.value = undefined;
  const found = await answerOf(remote().list(new URL('./atlas/', document.baseURI).href));
  if (!found) return;
  names.value = found;
  const [largest] = found.slice(-1);
  const wanted = found.find((name) => name === lastName.value) ?? largest;
  if (wanted === undefined) failure.value = { code: 'missing', message: 'its list is empty' };
  else await open(wanted);
}

/** Opens an atlas by the name of its manifest. */
export async function open(name: string): Promise<void> {
  failure.value = undefined;
  const atlas = await answerOf(remote().open(name));
  if (!atlas) return;
  lastName.value = name;
  batch(() => {
    opened.value = atlas;
    sheet.value = 0;
    selected.value = new Map();
  });
  await ask();
}

/** The number of the last request: answers to earlier ones are not shown. */
let request = 0;

/** Asks for the present page of the list. */
export async function ask(): Promise<void> {
  const own = ++request;
  const answer = await remote().query(filterOf(fields.value), sheet.value * SHEET, SHEET);
  const bytes = await remote().transferred();
  if (own !== request) return;
  batch(() => {
    transferred.value = bytes;
    if (answer.ok) {
      listed.value = answer.value;
      failure.value = undefined;
    } else failure.value = answer.error;
  });
}

export function change(part: Partial<AtlasFields>): void {
  fields.value = { ...fields.value, ...part };
  sheet.value = 0;
  void ask();
}

export const clear = (): void => change({ ...noBounds, order: fields.value.order });

export function turnTo(next: number): void {
  sheet.value = next;
  void ask();
}

export function show(puzzle: ShownPuzzle): void {
  shown.value = puzzle;
  dialogOpen.value = true;
}

/** Shows one of the puzzles that pass the filter. */
export async function draw(): Promise<void> {
  const found = await answerOf(remote().draw(filterOf(fields.value), Math.random()));
  const [puzzle] = found ? withLengths(found) : [];
  if (puzzle) show(puzzle);
}

/** Shows a puzzle by its row. */
export async function showRow(row: number): Promise<void> {
  const found = await answerOf(remote().rows([row]));
  const [puzzle] = found ? withLengths(found) : [];
  if (puzzle) show(puzzle);
}

export const detailsOf = (row: number) => answerOf(remote().details(row));

export const findText = (text: string) => answerOf(remote().find(text));

export function toggle(puzzle: ShownPuzzle): void {
  const next = new Map(selected.value);
  if (!next.delete(puzzle.row)) next.set(puzzle.row, puzzle);
  selected.value = next;
}

/** Loads the whole atlas onto the device. */
export async function keepAll(): Promise<void> {
  const { atlas } = opened.value ?? {};
  if (!atlas) return;
  failure.value = undefined;
  const bytes = wholeBytes.value;
  loading.value = 0;
  const report = (loaded: number): void => {
    loading.value = loaded / bytes;
  };
  const answer = await answerOf(remote().keepAll(proxy(report)));
  loading.value = undefined;
  if (!answer) return;
  opened.value = answer;
  await ask();
}

export async function forget(): Promise<void> {
  const answer = await answerOf(remote().forget());
  if (answer) opened.value = answer;
}

/** Bytes of all files of the open atlas. */
export const wholeBytes = computed(() => {
  const { table, index, records } = opened.value?.atlas ?? {};
  return (table?.bytes ?? 0) + (index?.bytes ?? 0) + (records?.bytes ?? 0);
});
