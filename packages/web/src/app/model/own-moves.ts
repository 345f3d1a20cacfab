// Says that a link shows other moves than the player's own, whose place a move would take. Loaded when that is so.

import { storedText } from '../language/english/stored.ts';
import { message } from './state.ts';

export function sayOwnMoves(): void {
  message.value = () => storedText().ownMoves;
}
