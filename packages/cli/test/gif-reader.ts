/*
 * Reads an animated GIF and plays it to its end. Made for tests; it knows no more than what such files hold: one
 * palette for all, pictures drawn over each other, one transparent colour.
 */

export interface Film {
  readonly width: number;
  readonly height: number;
  /** How often it is shown; 0 for ever. */
  readonly loops: number | undefined;
  /** Milliseconds that each picture stays. */
  readonly delays: readonly number[];
  /** Every picture: red, green, blue, row by row. */
  readonly pictures: readonly Uint8Array[];
}

export function readGif(bytes: Uint8Array): Film {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const short = (at: number) => view.getUint16(at, true);
  const ascii = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  if (ascii(0, 6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height] = [short(6), short(8)];
  const colours = 2 << ((bytes[10] as number) & 7);
  const palette = bytes.subarray(13, 13 + colours * 3);
  let at = 13 + colours * 3;
  let loops: number | undefined;
  let transparent = -1;
  const delays: number[] = [];
  const pictures: Uint8Array[] = [];
  let screen = new Uint8Array(width * height * 3);
  /** The bytes of the blocks that follow, put together. */
  const blocks = (): Uint8Array => {
    const parts: number[] = [];
    for (let length = bytes[at++] as number; length > 0; length = bytes[at++] as number) {
      parts.push(...bytes.subarray(at, at + length));
      at += length;
    }
    return Uint8Array.from(parts);
  };
  for (;;) {
    const kind = bytes[at++];
    if (kind === 0x3b) {
      if (at !== bytes.length) throw new Error('something after the end');
      return { width, height, loops, delays, pictures };
    }
    if (kind === 0x21) {
      const label = bytes[at++];
      if (label === 0xf9) {
        transparent = ((bytes[at + 1] as number) & 1) === 1 ? (bytes[at + 4] as number) : -1;
        if ((((bytes[at + 1] as number) >> 2) & 7) !== 1) throw new Error('a picture that is not kept');
        delays.push(short(at + 2) * 10);
      }
      const content = blocks();
      if (label === 0xff) loops = (content[12] as number) + 256 * (content[13] as number);
    } else if (kind === 0x2c) {
      const [left, top, across, down] = [short(at), short(at + 2), short(at + 4), short(at + 6)];
      if (left + across > width || top + down > height) throw new Error('a picture beyond the screen');
      at += 9;
      const depth = bytes[at++] as number;
      const indexes = unpack(blocks(), depth, across * down);
      screen = screen.slice();
      for (const [i, index] of indexes.entries()) {
        if (index === transparent) continue;
        const to = ((top + Math.floor(i / across)) * width + left + (i % across)) * 3;
        screen.set(palette.subarray(index * 3, index * 3 + 3), to);
      }
      pictures.push(screen);
    } else throw new Error(`an unknown block ${kind} at ${at - 1}`);
  }
}

/** Lempel-Ziv-Welch with codes that grow, lowest bits first. */
function unpack(packed: Uint8Array, depth: number, count: number): number[] {
  const clear = 1 << depth;
  const found: number[] = [];
  let words: number[][] = [];
  let size = depth + 1;
  let last: readonly number[] | undefined;
  let bits = 0;
  let held = 0;
  const begin = () => {
    words = Array.from({ length: clear + 2 }, (_, i) => (i < clear ? [i] : []));
    size = depth + 1;
    last = undefined;
  };
  begin();
  for (const byte of packed) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = held & ((1 << size) - 1);
      held >>= size;
      bits -= size;
      if (code === clear) begin();
      else if (code === clear + 1) {
        if (found.length !== count) throw new Error(`${found.length} pixels instead of ${count}`);
        return found;
      } else {
        const word: readonly number[] = words[code] ?? [...(last as readonly number[]), last?.[0] as number];
        found.push(...word);
        if (last && words.length < 4096) words.push([...last, word[0] as number]);
        if (words.length === 1 << size && size < 12) size++;
        last = word;
      }
    }
  }
  throw new Error('pixels without an end');
}
