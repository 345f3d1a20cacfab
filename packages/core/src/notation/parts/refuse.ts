import type { Problem, ProblemCode } from '../../basics/errors.ts';
import type { TextPlace } from '../../basics/place.ts';
import { err, type Result } from '../../basics/result.ts';

/** What is wrong, and where in the text. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly at: TextPlace;
  readonly message: string;
  readonly expected?: string;
  /** Index of the move with the problem. */
  readonly move?: number;
  /** Label of the vehicle with the problem. */
  readonly vehicle?: string;
}

export function refuse({ code, at, message, expected, move, vehicle }: Refusal): Result<never, Problem> {
  return err({
    code,
    message,
    at: { text: at, ...(move !== undefined && { move }), ...(vehicle !== undefined && { vehicle }) },
    ...(expected !== undefined && { expected }),
  });
}
