import {
  type Algorithm,
  type Board,
  finish,
  type Result,
  type SearchRequest,
  type SearchResult,
} from '@unjam/core';
import { type Notation, notationById } from '@unjam/core/notation';
import { algorithmById } from '@unjam/core/search';
import type { Origin } from '../problem-line.ts';
import { finishBreathing } from '../yield-to-event-loop.ts';
import { type SolveRecord, solveRecord } from './record.ts';

/** What is asked of every board; it crosses into worker threads, so algorithm and notation go by their names. */
export interface Job {
  readonly algorithm: string;
  readonly notation: string;
  readonly request: Omit<SearchRequest, 'signal'>;
}

/** A board, and what to call it. */
export interface Task {
  readonly name: string;
  readonly origin: Origin;
  readonly board: Board;
}

/** What one message to a worker thread holds; it answers with the outcomes in the same order. */
export interface Batch {
  readonly job: Job;
  readonly tasks: readonly Task[];
}

/** The record of a board, or a one-line complaint where the notation has no words for the solution. */
export type Outcome = Result<SolveRecord, string>;

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
