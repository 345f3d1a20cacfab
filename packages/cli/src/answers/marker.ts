// Marks answers one after the other: reads each board once, and searches once for the length of its shortest solution.
import {
  type Board,
  describeProblem,
  finishTask,
  type Metric,
  type Problem,
  type Result,
  type SearchLimit,
} from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText } from '@unjam/core/formats';
import type { NotationId } from '@unjam/core/notation';
import { parseText } from '../input/parse-text.ts';
import type { TextOptions } from '../input/reading-options.ts';
import type { Answer, AnswerReading } from './answer.ts';
import { judgeLeniently, type LenientVerdict, lenientNothing } from './lenient.ts';
import { judgeTask, NOT_GIVEN, nothing, type Shortest, shortestTask, type Verdict } from './verdict.ts';
import type { Verifier } from './verifiers.ts';

export interface MarkRequest {
  readonly metric: Metric;
  /** The limit of each search for a shortest solution. */
  readonly limit: () => SearchLimit;
  readonly verifier: Verifier;
  /** The notation of all solutions; default: recognised. */
  readonly notation?: NotationId;
  /** How boards are read. */
  readonly reading?: Omit<TextOptions, 'format'>;
  /** The board of answers that name none. */
  readonly board?: Board;
}

/** Which answer to which board; the board is null where it cannot be read. */
interface About {
  readonly id: string | number;
  readonly board: string | null;
  /** How the board was read, if it is in no format. */
  readonly read?: string;
}

/** The mark of an answer by Unjam's own rules. */
export type Mark = About & Verdict;

/** The mark of an answer by the rules of reasoning-gym. */
export interface LenientMark extends About, LenientVerdict {
  readonly problem: string | null;
}

/** A board that was read, and the length of its shortest solution once it was asked for. */
interface Known {
  readonly board: Board;
  readonly text: string;
  readonly how: { readonly read?: string };
  shortest?: Shortest;
}

/** The most boards that are remembered: they take less than 100 MB. */
const MOST_KNOWN = 20_000;

/** Marks answers, and remembers the boards that it has read and the lengths of their shortest solutions. */
export class Marker {
  readonly #request: MarkRequest;
  readonly #known = new Map<string, Result<Known, string>>();
  readonly #given: Result<Known, string>;

  /** Call `loadEngineFor` before, as for `solve`, if a board may be larger than 8×8. */
  constructor(request: MarkRequest) {
    this.#request = request;
    const { board } = request;
    this.#given = board
      ? ok({ board, text: compactText(board), how: {} })
      : err('no board; expected "board" in the answer, or a board for all');
  }

  /**
   * The mark of an answer. An answer that cannot be read, or that is missing, is wrong: `problem` says why. Where its board cannot be
   * read, `board` is null too.
   */
  mark(answer: Answer): Mark | LenientMark {
    return finishTask(this.markTask(answer));
  }

  /** The same as a task, which can be stopped and can share its thread. */
  *markTask({ id, board, reading = {}, solution }: Answer): Generator<unknown, Mark | LenientMark, void> {
    const known = board === undefined ? this.#given : this.#boardOf(board, reading);
    if (!known.ok) return this.refuse(id, known.error);
    const { board: read, text, how } = known.value;
    const about = { id, board: text, ...how };
    if (solution === null) return { ...about, ...this.#about(NOT_GIVEN) };
    if (this.#request.verifier === 'unjam') {
      const judged = yield* this.#judge(known.value, solution);
      return { ...about, ...(judged.ok ? judged.value : this.#about(describeProblem(judged.error))) };
    }
    const scored = judgeLeniently(read, solution);
    if (!scored.ok) return { ...about, ...this.#about(describeProblem(scored.error)) };
    return { ...about, ...scored.value, problem: null };
  }

  /** The mark of an answer that cannot be read. */
  refuse(id: string | number, problem: string): Mark | LenientMark {
    return { id, board: null, ...this.#about(problem) };
  }

  #about(problem: string | null) {
    const { verifier, metric } = this.#request;
    return verifier === 'unjam'
      ? { notation: null, metric, ...nothing, problem }
      : { ...lenientNothing, problem };
  }

  *#judge(known: Known, solution: string): Generator<unknown, Result<Verdict, Problem>, void> {
    const { metric, limit, notation } = this.#request;
    return yield* judgeTask(known.board, solution, {
      metric,
      *shortest(board) {
        known.shortest ??= yield* shortestTask(board, metric, limit());
        return known.shortest;
      },
      ...(notation !== undefined && { notation }),
    });
  }

  #boardOf(text: string, reading: AnswerReading): Result<Known, string> {
    const key = JSON.stringify([text, reading.primary, reading.exit]);
    const before = this.#known.get(key);
    if (before) return before;
    // most collections of answers have far fewer boards, so it does no harm to forget all of them at once
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const read = this.#read(text, reading);
    this.#known.set(key, read);
    return read;
  }

  #read(text: string, reading: AnswerReading): Result<Known, string> {
    const parsed = parseText(text, { ...this.#request.reading, ...reading });
    if (!parsed.ok) {
      const { error } = parsed;
      const problem =
        error.code === 'several-boards' ? { ...error, expected: 'one board in an answer' } : error;
      return err(`board: ${describeProblem(problem)}`);
    }
    const { value: board, read } = parsed;
    return ok({ board, text: compactText(board), how: read === undefined ? {} : { read } });
  }
}
