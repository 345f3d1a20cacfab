// Sounds and vibration, each off until the player chooses it. The sounds are loaded when they are first needed.

import { onGameEvent } from '../model/events.ts';
import { shortest } from '../model/optimum.ts';
import { settings } from '../model/state.ts';
import { counts } from '../model/store.ts';

const vibrate = (pattern: number | number[]): void => {
  if (settings.value.vibration) navigator.vibrate?.(pattern);
};

const sound = (make: (sounds: typeof import('./sound.ts')) => void): void => {
  if (settings.value.sounds) void import('./sound.ts').then(make);
};

/** A vehicle has moved by so many cells. */
export function feelMove({ by }: { readonly by: number }): void {
  vibrate(12);
  sound(({ soundOfMove }) => soundOfMove(Math.abs(by)));
}

/** A board is solved. */
export function feelSolved(fewest: boolean): void {
  vibrate(fewest ? [30, 50, 30, 50, 90] : [30, 50, 60]);
  sound(({ soundOfSolved }) => soundOfSolved(fewest));
}

let started = false;

/** Plays and vibrates from now on; a second call does nothing. */
export function startFeel(): void {
  if (started) return;
  started = true;
  onGameEvent((event, { watched, hints }) => {
    if (event.kind === 'move') feelMove(event.move);
    else if (event.kind === 'solved')
      feelSolved(!watched && hints === 0 && counts.value.moves === shortest('moves'));
  });
}
