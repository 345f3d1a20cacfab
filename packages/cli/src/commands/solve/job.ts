// How one board is read and solved, in this thread or in another.
import {
  type Algorithm,
  type Board,
  type CancelSignal,
  loadEngineFor,
  type Result,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
} from '@unjam/core';
import { solveAnytimeTask } from '@unjam/core/anytime';
import { err, ok } from '@unjam/core/basics';
import type { BoardText } from '@unjam/core/formats';
import { arrows, type Notation, type NotationId } from '@unjam/core/notation';
import { type AlgorithmId, algorithmById } from '@unjam/core/search';
import { type Piece, readPiece } from '../../input/piece.ts';
import { type Origin, problemLine } from '../../input/problem-line.ts';
import type { TextOptions } from '../../input/reading-options.ts';
import { jsonAfterName } from '../../output/json-line.ts';
import { solveRecord, type Unnamed } from '../../output/solve-record.ts';
import { outcome, type Tallied } from '../../output/tally.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';

/** How to read and solve every board; sent to worker threads, so algorithm and notation are given by their ids. */
export interface Job {
  readonly algorithm: AlgorithmId;
  readonly notation: NotationId;
  readonly request: Omit<SearchRequest, 'signal'>;
  readonly reading: TextOptions;
  /** Whether the result is an object in JSON. */
  readonly json: boolean;
}

/** The text of a board for a worker thread, without what only the main thread needs. */
export interface Task extends Pick<BoardText, 'text' | 'line' | 'column' | 'name' | 'problem'> {
  readonly format?: string | undefined;
  /** The name of its source in messages. */
  readonly label: string;
}

/** One message to a worker thread. */
export interface Batch {
  readonly job: Job;
  readonly tasks: readonly Task[];
}

/** What a worker thread answers. */
export interface Answers {
  /** In the order of the tasks. */
  readonly outcomes: readonly Outcome[];
  /** How long they took. */
  readonly milliseconds: number;
}

/** A board whose search has ended, ready to be printed. */
export interface Solved {
  /** The board's own name, if it has one. */
  readonly name: string | undefined;
  readonly tallied: Tallied;
  /** The solution, or in JSON the record without the name; null where there is no solution. */
  readonly text: string | null;
  /** What was found, in a line; empty in JSON. */
  readonly outcome: string;
}

/** A board that was solved in this thread, with its record. */
export interface SolvedHere extends Solved {
  readonly board: Board;
  readonly record: Unnamed;
}

/**
 * A solved board, or one line about a text that is not a legal board, a board that the algorithm does not take, or a solution that
 * the notation cannot express.
 */
export interface Outcome<T extends Solved = Solved> {
  readonly legal: boolean;
  readonly answer: Result<T, string>;
}

const algorithmOf = ({ algorithm }: Job): Algorithm => algorithmById(algorithm);

/** What writes the solutions. Most are in arrows; what writes the others is loaded where one is asked for. */
async function notationOf({ notation }: Job): Promise<Notation> {
  if (notation === 'arrows') return arrows;
  const { notationById } = await import('./other-notations.ts');
  return notationById(notation);
}

/** Reads and solves a board, and lets the event loop run now and then. */
export async function solveYielding(
  job: Job,
  piece: Piece,
  onProgress: (progress: SearchProgress) => void,
  signal?: CancelSignal,
): Promise<Outcome<SolvedHere>> {
  const read = piece.kind === 'text' ? readPiece(piece, job.reading) : piece.read;
  const origin: Origin = { label: piece.source.label, ...(piece.kind !== 'picture' && { line: read.line }) };
  const { result, name } = read;
  if (!result.ok) return { legal: false, answer: err(problemLine(origin, result.problems)) };
  await loadEngineFor(result.value);
  const found = await finishYielding(searchOf(job, result.value, signal), onProgress);
  return { legal: true, answer: toAnswer(job, await notationOf(job), result.value, name, origin, found) };
}

/** Solves a board again, by another job and search, that was read and solved in this thread. */
export async function solveAgain(
  job: Job,
  { board, name }: SolvedHere,
  search: Generator<SearchProgress, SearchResult, void>,
): Promise<Result<SolvedHere, string>> {
  const origin: Origin = { label: name ?? '', line: 1 };
  return toAnswer(job, await notationOf(job), board, name, origin, await finishYielding(search));
}

/** The search of a board by the job's algorithm; the engine's goes on to the best solution found at a limit. */
export function searchOf(job: Job, board: Board, signal?: CancelSignal) {
  const request = { ...job.request, ...(signal && { signal }) };
  return job.algorithm === 'engine' ? solveAnytimeTask(board, request) : algorithmOf(job).run(board, request);
}

/**
 * The answer about a board.
 *
 * @param notation - that of the job
 */
export function toAnswer(
  job: Job,
  notation: Notation,
  board: Board,
  name: string | undefined,
  origin: Origin,
  result: SearchResult,
): Result<SolvedHere, string> {
  const record = solveRecord(board, origin, result, algorithmOf(job), job.request, notation);
  return record.ok ? ok(solvedHere(job, board, name, record.value)) : record;
}

/** What is printed about a record. */
export function solvedHere(job: Job, board: Board, name: string | undefined, record: Unnamed): SolvedHere {
  const { kind, limit, metric, moves, steps, optimal, states, milliseconds, solution } = record;
  return {
    name,
    board,
    record,
    tallied: { kind, limit, metric, moves, steps, optimal, states, milliseconds },
    text: job.json ? jsonAfterName(record) : solution,
    outcome: job.json ? '' : outcome(record),
  };
}
