import type { Problem } from '../basics/errors.ts';
import { plain, quote } from '../basics/quote.ts';

/** That no vehicle has the label which the option `primary` asks for. */
export function noSuchPrimary(primary: string, vehicles: readonly { readonly label: string }[]): Problem {
  const labels = [...new Set(vehicles.map(({ label }) => label))];
  return {
    code: 'no-primary',
    message: `no vehicle is labelled ${quote(primary)}, the primary asked for`,
    expected:
      labels.length === 0 ? 'a board with vehicles' : `one of ${labels.slice(0, 20).map(plain).join(', ')}`,
  };
}
