import { section } from '../language.ts';

/** What is kept on the device, and why something is not. */
export const storedText = section('stored', {
  full: 'This device cannot keep results, boards or settings now: its storage is full.',
  blocked:
    'This browser keeps nothing on this device: its storage is blocked. What you do here is gone when you close the page.',
  newer:
    'A newer version of Unjam has been used here, and this page does not change what it stored. Reload the page.',
  /** Of a link with other moves at a puzzle that the player has begun. */
  ownMoves:
    'Your own moves at this puzzle are kept until you make a move here. Open it from Today or a list to go on with them.',
});
