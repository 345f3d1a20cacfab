// What is drawn over the map of states: the shortest way to the exit, the way that the player went, the states one step
// away, and the present state. On a canvas of its own, above either kind of map.

import { number } from './numbers.ts';

/** States that are pointed out, by their numbers. */
export interface Marks {
  readonly here: number;
  /** From the present state to the exit. */
  readonly way: readonly number[];
  /** The states that the player went through, in order. */
  readonly trail: readonly number[];
  readonly neighbours: readonly number[];
}

export interface OverlayColours {
  readonly here: string;
  readonly way: string;
  readonly trail: string;
  /** What lies below a line, so that it stands out. */
  readonly edge: string;
}

/** Where a place in the frame is on the screen, in CSS pixels. */
type Project = (x: number, y: number) => { readonly x: number; readonly y: number };

export class MapOverlay {
  readonly canvas: HTMLCanvasElement;
  readonly #colours: OverlayColours;

  constructor(container: HTMLElement, colours: OverlayColours) {
    this.#colours = colours;
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'overlay';
    container.append(this.canvas);
  }

  draw(places: Float32Array, { here, way, trail, neighbours }: Marks, project: Project): void {
    const context = fitCanvas(this.canvas);
    if (!context || places.length === 0) return;
    const { here: hereColour, way: wayColour, trail: trailColour, edge } = this.#colours;
    const at = (state: number) => project(number(places, 2 * state), number(places, 2 * state + 1));
    const line = (states: readonly number[], colour: string, width: number, dash: number[] = []) => {
      if (states.length < 2) return;
      context.beginPath();
      for (const state of states) context.lineTo(at(state).x, at(state).y);
      context.setLineDash(dash);
      context.strokeStyle = edge;
      context.lineWidth = width + 3;
      context.stroke();
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
      context.setLineDash([]);
    };
    const dot = (state: number, radius: number, fill: string, rim: string, width: number) => {
      const { x, y } = at(state);
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.fill();
      context.strokeStyle = rim;
      context.lineWidth = width;
      context.stroke();
    };
    context.lineJoin = 'round';
    context.lineCap = 'round';
    line(way, wayColour, 3, [7, 6]);
    line(trail, trailColour, 3);
    for (const state of neighbours) dot(state, 4.5, edge, hereColour, 2);
    dot(here, 8, edge, hereColour, 4);
    dot(here, 2.5, hereColour, hereColour, 1);
  }

  remove(): void {
    this.canvas.remove();
  }
}

/** Makes a canvas as sharp as the screen and empty; its units are then CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.round);
  if (width !== undefined && canvas.width !== width) canvas.width = width;
  if (height !== undefined && canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  return context;
}
