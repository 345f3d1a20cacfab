// How much memory searches take where nobody says: a quarter of the machine's, and no more than the engine can address.
import { totalmem } from 'node:os';

/** The bytes that the system lets this process take: all memory, or the limit of its container. */
const available = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/** The most bytes that the packed engines can address. */
const MOST = 2 ** 32;

/** Bytes for all searches that run at the same time, by default. */
export const defaultMemory = (total = available()): number => Math.floor(Math.min(total / 4, MOST));
