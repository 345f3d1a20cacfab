// The game that is being played, as signals, and everything that can be done to it.

import { computed, effect, signal } from '@preact/signals';
import { type Board, boardAt, type Problem, type Slide } from '@unjam/core';
import { readBoard, writeBoard } from '../../board/board-text.ts';
import { remember } from '../device/progress.ts';
import { isRecord, load, save } from '../device/storage.ts';
import { type Position, readLink, writeLink } from '../link.ts';
import {
  advance,
  begin,
  comingMoves,
  countOf,
  isWon,
  play,
  redo,
  restart,
  stateOf,
  type Timeline,
  timelineAt,
  timelineOf,
  undo,
} from './timeline.ts';

/** The board a first visitor meets: short, and not trivial. Source: puzzle 1 of the Prolog solver's text. */
const FIRST_BOARD = 'OAAooPOooQoPOXXQoPoooQooBoooCCBoDDDo';

const blank: Timeline = timelineOf(begin(boardOrThrow(FIRST_BOARD), 'First jam'));

function boardOrThrow(text: string): Board {
  const board = readBoard(text);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

export const timeline = signal<Timeline>(restored() ?? blank);

/** Move that a hint points at; gone with the next change. */
export const pointed = signal<Slide | undefined>(undefined);

/** Whether moves are being played by the page. */
export const watching = signal(false);

export const session = computed(() => timeline.value.present);
export const state = computed(() => stateOf(session.value));
export const counts = computed(() => countOf(session.value));
export const won = computed(() => isWon(session.value));
export const canUndo = computed(() => timeline.value.past.length > 0);
export const canRedo = computed(() => timeline.value.future.length > 0);
/** Text of the puzzle, by which its best result is kept. */
export const boardText = computed(() => writeBoard(session.value.board));
/** The board as it stands now. */
export const boardNow = computed(() => boardAt(session.value.board, state.value));

/** The attempt as a link would hold it: with the moves that redo would bring back. */
export const position = computed<Position>(() => {
  const { board, moves } = session.value;
  return { board, moves: [...moves, ...comingMoves(timeline.value)], cursor: moves.length };
});

function set(next: Timeline): void {
  pointed.value = undefined;
  timeline.value = next;
}

/** Plays a move, by the player or, while watching, by the page. */
export function makeMove(move: Slide): void {
  const next = play(timeline.value, move, watching.value);
  set(next);
  if (isWon(next.present) && !next.present.watched)
    remember(writeBoard(next.present.board), countOf(next.present));
}

export function stepBack(): void {
  watching.value = false;
  set(undo(timeline.value));
}

export function stepForth(): void {
  set(redo(timeline.value));
}

export function startAgain(): void {
  watching.value = false;
  set(restart(timeline.value));
}

/** Puts another puzzle on the table; undo brings the present one back. */
export function open(board: Board, name: string): void {
  watching.value = false;
  set(advance(timeline.value, begin(board, name)));
}

/** Puts the attempt of a link on the table, every move of it to be undone or redone. */
export function openPosition({ board, moves, cursor }: Position, name: string): void {
  watching.value = false;
  const linked = timelineAt(begin(board, name), moves, cursor);
  set({ ...linked, past: [...timeline.value.past, timeline.value.present, ...linked.past] });
}

/** What is on the table now, in the words of a link; the same attempt is not opened twice. */
export const sameAsNow = (other: Position): boolean =>
  writeLink('play', other) === writeLink('play', position.value);

/** Problem of the link by which the page was opened. */
export const linkProblem = signal<Problem | undefined>(undefined);

function restored(): Timeline | undefined {
  const kept = load('game');
  if (!isRecord(kept) || typeof kept.link !== 'string') return undefined;
  const link = readLink(kept.link);
  if (!link.ok || !link.value.position) return undefined;
  const { board, moves, cursor } = link.value.position;
  const name = typeof kept.name === 'string' ? kept.name.slice(0, 80) : '';
  return timelineAt({ ...begin(board, name), watched: kept.watched === true }, moves, cursor);
}

effect(() => {
  save('game', {
    link: writeLink('play', position.value),
    name: session.value.name,
    watched: session.value.watched,
  });
});
