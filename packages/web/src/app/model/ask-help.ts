// Asks for hints, and for watching. What gives them is loaded when it is asked for; if that cannot be loaded, a message says so. Help is
// only for the puzzle at which it was asked for.

import { inTime } from '../device/missing.ts';
import { playText } from '../language/english/play.ts';
import { message, page, thinking, watching } from './state.ts';
import { attempt, noteSeen } from './store.ts';

type Help = typeof import('./help.ts');

async function ask(act: (help: Help) => Promise<void>): Promise<void> {
  const { board } = attempt.value;
  // another puzzle may be shown before it is loaded
  const isHere = () => attempt.value.board === board && page.value === 'play';
  try {
    const help = await inTime(import('./help.ts'));
    if (isHere()) await act(help);
  } catch {
    if (!isHere()) return;
    thinking.value = undefined;
    watching.value = false;
    message.value = () => playText().notLoaded;
  }
}

/** Says a little more with each call: what blocks the red car, then which vehicle to move, then the move. */
export const giveHint = (): Promise<void> => ask((help) => help.giveHint());

/** Starts or stops watching: the app plays the moves that redo would bring back, or else the shortest solution. */
export async function toggleWatching(): Promise<void> {
  if (watching.value) watching.value = false;
  else await ask((help) => help.watch());
}

/** Plays the moves of a link, from its first one. A move or Pause ends it, and the game goes on from there. */
export async function startReplay(): Promise<void> {
  watching.value = false;
  noteSeen();
  await toggleWatching();
}
