// The library comes without types.
declare module 'gifenc' {
  /** Red, green, blue, each 0 to 255. */
  export type Palette = number[][];

  export interface FrameOptions {
    palette?: Palette;
    /** Milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** Bits a pixel: indexes lie below 2 to its power. */
    colorDepth?: number;
    /** 1: the next frame is drawn over this one. */
    dispose?: number;
  }

  export interface Encoder {
    writeFrame(indexes: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
    bytesView(): Uint8Array;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array | Uint8ClampedArray, colours: number): Palette;
    applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
