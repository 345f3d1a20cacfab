// Which part of a layout the map shows: turns a place in the frame into pixels of the element, and back.

/** The place of the frame in the middle of the element, and how many times it is enlarged. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What WebGL draws: matrices of 3 by 3, by columns, from the frame to the screen (-1 to 1) and back, and the element's size. */
export interface Shot extends Size {
  readonly matrix: Float32Array;
  readonly invMatrix: Float32Array;
  readonly pixelRatio: number;
}

/** Pixels around the whole cluster. */
const PADDING = 30;

/** The farthest and the nearest that the map can be zoomed. */
const ZOOMS = { least: 0.5, most: 100 } as const;

/** Shows all of the layout. */
export const whole: Look = { x: 0.5, y: 0.5, zoom: 1 };

export class Camera {
  /** The size of the element, in CSS pixels. */
  box: Size = { width: 1, height: 1 };
  /** The size of the layout in its frame. */
  layout: Size = { width: 1, height: 1 };
  #look = whole;

  get look(): Look {
    return this.#look;
  }

  moveTo({ x, y, zoom }: Look): void {
    this.#look = { x, y, zoom: Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom)) };
  }

  /** CSS pixels of one unit of the frame. */
  get scale(): number {
    const { box, layout } = this;
    const fitting = Math.min(
      (box.width - 2 * PADDING) / layout.width,
      (box.height - 2 * PADDING) / layout.height,
    );
    return Math.max(1, fitting) * this.#look.zoom;
  }

  /** Where a place of the frame is in the element; y goes up in the frame. */
  project(x: number, y: number): { readonly x: number; readonly y: number } {
    const { box, scale } = this;
    return { x: box.width / 2 + (x - this.#look.x) * scale, y: box.height / 2 - (y - this.#look.y) * scale };
  }

  /** The place of the frame that is at a pixel of the element. */
  placeAt(x: number, y: number): { readonly x: number; readonly y: number } {
    const { box, scale } = this;
    return { x: this.#look.x + (x - box.width / 2) / scale, y: this.#look.y - (y - box.height / 2) / scale };
  }

  /** Enlarges the map around a pixel, which shows the same place as before. */
  zoomAt(x: number, y: number, factor: number): void {
    const before = this.placeAt(x, y);
    this.moveTo({ ...this.#look, zoom: this.#look.zoom * factor });
    const after = this.placeAt(x, y);
    this.moveTo({
      ...this.#look,
      x: this.#look.x + before.x - after.x,
      y: this.#look.y + before.y - after.y,
    });
  }

  /** Moves the map by pixels. */
  moveBy(right: number, down: number): void {
    const { scale } = this;
    this.moveTo({ ...this.#look, x: this.#look.x - right / scale, y: this.#look.y + down / scale });
  }

  shot(pixelRatio: number): Shot {
    const { scale } = this;
    const { width, height } = this.box;
    const { x, y } = this.#look;
    const [across, up] = [(2 * scale) / width, (2 * scale) / height];
    return {
      width,
      height,
      pixelRatio,
      matrix: Float32Array.of(across, 0, 0, 0, up, 0, -across * x, -up * y, 1),
      invMatrix: Float32Array.of(1 / across, 0, 0, 0, 1 / up, 0, x, y, 1),
    };
  }
}
