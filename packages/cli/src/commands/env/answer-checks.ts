// The request `check`: marks one solution or many answers.
import type { Metric, Result, SearchLimit } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { answerOf } from '../../answers/answer.ts';
import { type LenientMark, type Mark, Marker } from '../../answers/marker.ts';
import type { Verifier } from '../../answers/verifiers.ts';
import type { Request } from './request.ts';

/** Marks the answers of requests, and remembers their boards from one request to the next. */
export class AnswerChecks {
  readonly #limit: SearchLimit;
  readonly #markers = new Map<string, Marker>();

  /** @param limit - of each search for a shortest solution */
  constructor(limit: SearchLimit) {
    this.#limit = limit;
  }

  /**
   * The marks that a request asks for.
   *
   * @param otherwise - the board of answers that name none, where the request names none either
   */
  check(request: Request, otherwise: string | undefined): Result<object, string> {
    const { solution, answers, metric = 'moves', verifier = 'unjam' } = request;
    if ((solution === undefined) === (answers === undefined))
      return err(
        `check: ${solution === undefined ? 'neither solution nor' : 'both solution and'} answers; expected "solution", a text, or "answers", an array`,
      );
    const marker = this.#markerOf(metric, verifier);
    const board = request.board ?? otherwise;
    const mark = (value: unknown, index: number): Mark | LenientMark => {
      const answer = answerOf(value, index);
      if (!answer.ok) return marker.refuse(index, answer.error);
      return marker.mark({ ...(board !== undefined && { board }), ...answer.value });
    };
    if (answers) return ok({ marks: answers.map(mark) });
    const { id: _, ...only } = mark({ solution }, 0);
    return only.board === null ? err(`check: ${only.problem}`) : ok(only);
  }

  #markerOf(metric: Metric, verifier: Verifier): Marker {
    const name = `${metric} ${verifier}`;
    const marker = this.#markers.get(name) ?? new Marker({ metric, verifier, limit: () => this.#limit });
    this.#markers.set(name, marker);
    return marker;
  }
}
