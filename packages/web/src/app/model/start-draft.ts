import type { Setup } from '@unjam/core';

/** The draft that the editor begins with: an empty board of the usual size with its red car, so that it can be played at once. */
export const startDraft: Setup = {
  width: 6,
  height: 6,
  vehicles: [
    {
      label: 'X',
      squares: [
        { row: 2, column: 0 },
        { row: 2, column: 1 },
      ],
      primary: true,
    },
  ],
  walls: [],
};
