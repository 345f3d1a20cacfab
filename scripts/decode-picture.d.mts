/** The pixels of a JPEG file, or of a PNG file of 8 bits. */
export function decodePicture(bytes: Uint8Array): {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
};
