// The block in which a camera notes how it was held.

/** An Exif block that notes an orientation, in either byte order. */
export function exif(orientation: number, little = false): Buffer {
  const tiff = Buffer.alloc(26);
  const put16 = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const put32 = (value: number, at: number) =>
    little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(little ? 'II' : 'MM');
  put16(42, 2);
  put32(8, 4);
  // one entry: the tag 274, of one short number
  put16(1, 8);
  put16(274, 10);
  put16(3, 12);
  put32(1, 14);
  put16(orientation, 18);
  return tiff;
}

/**
 * A JPEG file that notes an orientation.
 *
 * @param before - other application data that comes first
 */
export function withExif(jpeg: Uint8Array, orientation: number, ...before: readonly Uint8Array[]): Buffer {
  const segment = (content: Uint8Array) => {
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const block = Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation)]);
  return Buffer.concat([jpeg.subarray(0, 2), ...[...before, block].map(segment), jpeg.subarray(2)]);
}
