// What both drawings of the map have in common.

import type { Marks } from './map-overlay.ts';

/** A map of a cluster in an element, drawn by either way. */
export interface ClusterMap {
  mark(marks: Marks): void;
  /** Shows the whole cluster. */
  fit(): void;
  /** Shows it larger, or smaller with a factor below 1. */
  zoom(factor: number): void;
  /** Moves the map if a state is outside of it or near its edge. */
  follow(state: number): void;
  /** What is shown, as a canvas of its own. */
  picture(): HTMLCanvasElement;
  close(): void;
}

/** What a map does when a person points at a state: its number, and where it is in the element. */
export interface MapEvents {
  readonly onVisit: (state: number) => void;
  readonly onHover: (state: number | undefined, x: number, y: number) => void;
}

/** How near a pointer must be to a state, in pixels. */
export const REACH = 14;

/** The part of the width and height in which a state that is followed is left where it is. */
export const CALM = 0.38;

/** All canvases of a map on one, over the background of the map. */
export function joined(container: HTMLElement): HTMLCanvasElement {
  const canvases = [...container.querySelectorAll('canvas')];
  const whole = document.createElement('canvas');
  whole.width = Math.max(...canvases.map(({ width }) => width));
  whole.height = Math.max(...canvases.map(({ height }) => height));
  const context = whole.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.fillStyle = getComputedStyle(container).backgroundColor;
  context.fillRect(0, 0, whole.width, whole.height);
  for (const canvas of canvases) context.drawImage(canvas, 0, 0, whole.width, whole.height);
  return whole;
}
