export function lookAtBounds(
  seed: number,
  number: number,
): {
  faults: string[];
  side: number;
  known: boolean;
  stopped: number;
  unsolved: number;
  proved: number;
  bounds: number;
  depths: number;
  tight: number;
};
