// What happens in a game, for those who keep a log or make a sound of it.

import type { Slide } from '@unjam/core';
import type { Attempt } from './attempt.ts';

export type GameEvent =
  | { readonly kind: 'open' | 'restart' | 'gave-up' }
  | { readonly kind: 'move'; readonly move: Slide }
  /** A slide of an undo or a redo. */
  | { readonly kind: 'retraced'; readonly move: Slide }
  | { readonly kind: 'solved' };

type Listener = (event: GameEvent, attempt: Attempt, milliseconds: number) => void;

const listeners: Listener[] = [];

export const onGameEvent = (listener: Listener): void => void listeners.push(listener);

export function tell(event: GameEvent, attempt: Attempt, milliseconds: number): void {
  for (const listener of listeners) listener(event, attempt, milliseconds);
}
