import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** What a running search, one without a solution, and watching say. */
export const searchText = section('search', {
  /** Why a search for a solution ended without one. */
  limits: {
    cancelled: (states: number) => `Stopped after ${counted(states, 'state')}.`,
    milliseconds: (states: number, seconds: number) =>
      `No solution found in ${counted(seconds, 'second')}: ${counted(states, 'state')} searched.`,
    states: (states: number) => `No solution found within ${counted(states, 'state')}.`,
    memory: (states: number) =>
      `No solution found: ${counted(states, 'state')} fill the memory that this page may use.`,
  },
  solving: 'Solving…',
  searched: (states: number) => `${counted(states, 'state')} searched…`,
  searchedWithBest: (states: number, best: number, least: number) =>
    `Best so far ${best}, at least ${least} · ${counted(states, 'state')} searched…`,
  /** What hints and watching say besides. */
  alreadySolved: 'The puzzle is already solved.',
  replay: (moves: number) => `Replay of ${counted(moves, 'move')}.`,
  stopped: 'Stopped.',
});
