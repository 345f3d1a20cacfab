import { type BackgroundTheme, darkBackground, lightBackground } from '@unjam/core/render';

/** Colours that the page sets by custom properties; where it sets none, those of its light or dark scheme. */
export const pageTheme: BackgroundTheme = {
  frame: follow('--unjam-frame', 'frame'),
  frameEdge: follow('--unjam-frame-edge', 'frameEdge'),
  floor: follow('--unjam-floor', 'floor'),
  cell: follow('--unjam-cell', 'cell'),
  exit: follow('--unjam-exit', 'exit'),
  wall: follow('--unjam-wall', 'wall'),
};

function follow(property: string, part: keyof BackgroundTheme): string {
  return `var(${property}, light-dark(${lightBackground[part]}, ${darkBackground[part]}))`;
}
