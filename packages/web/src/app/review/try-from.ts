import { batch } from '@preact/signals';
import { go } from '../model/state.ts';
import { attempt, stepBack } from '../model/store.ts';

/** Takes the moves after so many back, and goes on in Play: its clock goes on too. Those moves can be redone. */
export function tryFrom(at: number): void {
  batch(() => {
    for (let made = attempt.value.moves.length; made > at; made--) stepBack();
  });
  go('play');
}
