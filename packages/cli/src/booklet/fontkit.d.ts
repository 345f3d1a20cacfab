// The part of the library Fontkit, which comes with PDFKit, that booklets use.
declare module 'fontkit' {
  interface Shaped {
    readonly glyphs: readonly {
      readonly path: {
        scale(x: number, y: number): Shaped['glyphs'][number]['path'];
        translate(x: number, y: number): Shaped['glyphs'][number]['path'];
        toSVG(): string;
      };
    }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(
      text: string,
      features?: readonly string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): Shaped;
  }
  export function openSync(path: string): Font;
  export function create(bytes: Uint8Array): Font;
}
