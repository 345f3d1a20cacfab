import { section } from '../language.ts';

/** Why something is not kept on the device. */
export const storedText = section('stored', {
  full: 'This device cannot keep results, boards or settings now: its storage is full.',
  blocked:
    'This browser keeps nothing on this device: its storage is blocked. What you do here is gone when you close the page.',
  newer:
    'A newer version of Unjam has been used here, and this page does not change what it stored. Reload the page.',
});
