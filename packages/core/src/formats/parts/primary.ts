import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { noSuchPrimary } from '../../board/primary-asked.ts';
import { type Setup, type SetupVehicle, withPrimary } from '../../board/setup.ts';
import type { ParseOptions } from './format.ts';

/** The labels that mark the primary; all three mean the same. */
const glyphs: readonly string[] = ['X', 'x', '@'];

/** Labels that mean the primary if no vehicle has one of the above; the first one present counts. `R` is for red. */
export const redOnly: readonly string[] = ['R'];

/**
 * Indexes of the vehicles that may be the primary: those labelled `X`, `x` or `@`; if there is none, those with the
 * first of the `fallback` labels that is present. A legal board has exactly one.
 */
export function primaryCandidates(
  vehicles: readonly { readonly label: string }[],
  fallback: readonly string[] = redOnly,
): number[] {
  const labelled = (wanted: readonly string[]) =>
    vehicles.flatMap(({ label }, index) => (wanted.includes(label) ? index : []));
  const marked = labelled(glyphs);
  if (marked.length > 0) return marked;
  const named = fallback.find((wanted) => vehicles.some(({ label }) => label === wanted));
  return named === undefined ? [] : labelled([named]);
}

/** The vehicles, with the mark of the primary on the candidates. */
export function markCandidates(
  vehicles: readonly SetupVehicle[],
  fallback?: readonly string[],
): SetupVehicle[] {
  const candidates = primaryCandidates(vehicles, fallback);
  return withPrimary(vehicles, (_, index) => candidates.includes(index));
}

/** A parsed setup with the primary and the exit that the options ask for. */
export function withOptions(setup: Setup, { primary, exit }: ParseOptions = {}): Result<Setup, Problem> {
  const chosen = exit ? { ...setup, exit } : setup;
  if (primary === undefined) return ok(chosen);
  const vehicles = withPrimary(setup.vehicles, ({ label }) => label === primary);
  if (vehicles.some(({ primary }) => primary)) return ok({ ...chosen, vehicles });
  return err(noSuchPrimary(primary, setup.vehicles));
}
