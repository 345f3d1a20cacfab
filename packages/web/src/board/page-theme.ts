import { darkTray, lightTray, type TrayTheme } from '@unjam/core';

/** Colours that follow the page: its custom properties, else those of its light or dark scheme. */
export const pageTheme: TrayTheme = {
  frame: follow('--unjam-frame', 'frame'),
  frameEdge: follow('--unjam-frame-edge', 'frameEdge'),
  floor: follow('--unjam-floor', 'floor'),
  cell: follow('--unjam-cell', 'cell'),
  exit: follow('--unjam-exit', 'exit'),
  wall: follow('--unjam-wall', 'wall'),
};

function follow(property: string, part: keyof TrayTheme): string {
  return `var(${property}, light-dark(${lightTray[part]}, ${darkTray[part]}))`;
}
