import { type Algorithm, finish, type Result, type SearchRequest, type SearchResult } from '@unjam/core';
import { type Notation, notationById } from '@unjam/core/notation';
import { algorithmById } from '@unjam/core/search';
import type { InputBoard } from '../../input/boards.ts';
import { type SolveRecord, solveRecord, type Task } from '../../output/solve-record.ts';
import { finishBreathing } from '../../yield-to-event-loop.ts';

/** What is asked of every board; it crosses into worker threads, so algorithm and notation go by their names. */
export interface Job {
  readonly algorithm: string;
  readonly notation: string;
  readonly request: Omit<SearchRequest, 'signal'>;
}

/** What one message to a worker thread holds; it answers with the outcomes in the same order. */
export interface Batch {
  readonly job: Job;
  readonly tasks: readonly Task[];
}

/** The record of a board, or one line: the algorithm does not take the board, or the notation cannot express the solution. */
export type Outcome = Result<SolveRecord, string>;

/** A board that was read, and what its search gave. */
export interface Solved {
  readonly input: InputBoard;
  readonly record: SolveRecord;
}

/** A solved board, or one line about a board that could not be read or whose solution could not be written. */
export type Answer = Result<Solved, string>;

/** The names have been checked where they were read. */
const algorithmOf = ({ algorithm }: Job): Algorithm => algorithmById(algorithm) as Algorithm;
export const notationOf = ({ notation }: Job): Notation => notationById(notation) as Notation;

/** Solves a board at one go. */
export const solveTask = (job: Job, task: Task): Outcome =>
  toOutcome(job, task, finish(algorithmOf(job).run(task.board, job.request)));

/** Solves a board, and lets the program yieldToEventLoop now and then. */
export async function solveBreathing(
  job: Job,
  task: Task,
  onProgress: (expanded: number, depth?: number) => void,
): Promise<Outcome> {
  const running = algorithmOf(job).run(task.board, job.request);
  const result = await finishBreathing(running, ({ expanded, depth }) => onProgress(expanded, depth));
  return toOutcome(job, task, result);
}

const toOutcome = (job: Job, task: Task, result: SearchResult): Outcome =>
  solveRecord(task, result, algorithmOf(job), job.request, notationOf(job));
