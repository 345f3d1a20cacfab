import { inTime } from '../device/missing.ts';

/** Opens the puzzle to go on with; what chooses it is loaded when it is asked for. */
export const openNext = async (): Promise<void> => (await inTime(import('./next-puzzle.ts'))).openNext();
