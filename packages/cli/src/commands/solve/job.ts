import { type Algorithm, finish, type Result, type SearchRequest, type SearchResult } from '@unjam/core';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { type AlgorithmId, algorithmById } from '@unjam/core/search';
import type { InputBoard } from '../../input/boards.ts';
import { type SolveRecord, solveRecord, type Task } from '../../output/solve-record.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';

/** How to solve every board; sent to worker threads, so algorithm and notation are given by their ids. */
export interface Job {
  readonly algorithm: AlgorithmId;
  readonly notation: NotationId;
  readonly request: Omit<SearchRequest, 'signal'>;
}

/** One message to a worker thread; its answer has the outcomes in the same order. */
export interface Batch {
  readonly job: Job;
  readonly tasks: readonly Task[];
}

/** The record of a board, or one line: the algorithm does not take the board, or the notation cannot express the solution. */
export type Outcome = Result<SolveRecord, string>;

/** A board that was read, and the record of its search. */
export interface Solved {
  readonly input: InputBoard;
  readonly record: SolveRecord;
}

/** A solved board, or one line about a board that could not be read or whose solution could not be written. */
export type Answer = Result<Solved, string>;

const algorithmOf = ({ algorithm }: Job): Algorithm => algorithmById(algorithm);
export const notationOf = ({ notation }: Job): Notation => notationById(notation);

/** Solves a board without interruption, for a worker thread. */
export const solveTask = (job: Job, task: Task): Outcome =>
  toOutcome(job, task, finish(algorithmOf(job).run(task.board, job.request)));

/** Solves a board and lets the event loop run now and then. */
export async function solveYielding(
  job: Job,
  task: Task,
  onProgress: (expanded: number, depth?: number) => void,
): Promise<Outcome> {
  const running = algorithmOf(job).run(task.board, job.request);
  const result = await finishYielding(running, ({ expanded, depth }) => onProgress(expanded, depth));
  return toOutcome(job, task, result);
}

const toOutcome = (job: Job, task: Task, result: SearchResult): Outcome =>
  solveRecord(task, result, algorithmOf(job), job.request, notationOf(job));
