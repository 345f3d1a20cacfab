import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import type { Became } from '../../input/named.ts';
import type { Piece } from '../../input/piece.ts';
import type { Solved, SolvedHere } from './job.ts';

/** A solved board, or one line about why it was not; boards that were solved in this thread have their records. */
export type Answer = Result<Solved | SolvedHere, string>;

/** What a piece of the input has become. */
export const became = (piece: Piece, legal: boolean, answer: Answer): Result<Became<Answer>, string> =>
  ok({ kind: 'became', piece, legal, name: answer.ok ? answer.value.name : undefined, value: answer });
