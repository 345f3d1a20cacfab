// Sounds and vibration, each off until the player chooses it. The sounds are loaded when they are first needed.

import { onGameEvent } from '../model/events.ts';
import { shortest } from '../model/optimum.ts';
import { settings } from '../model/state.ts';
import { counts } from '../model/store.ts';

const vibrate = (pattern: number | number[]): void => {
  if (settings.value.vibration) navigator.vibrate?.(pattern);
};

export function startFeel(): void {
  onGameEvent((event, { watched, hints }) => {
    const fewest = !watched && hints === 0 && counts.value.moves === shortest('moves');
    if (event.kind === 'move') vibrate(12);
    else if (event.kind === 'solved') vibrate(fewest ? [30, 50, 30, 50, 90] : [30, 50, 60]);
    else return;
    if (!settings.value.sounds) return;
    void import('./sound.ts').then(({ soundOfMove, soundOfSolved }) => {
      if (event.kind === 'move') soundOfMove(Math.abs(event.move.by));
      else soundOfSolved(fewest);
    });
  });
}
