// Decodes JPEG and PNG files for the bench and the tests. The command's own decoder (packages/cli/src/input/picture) also
// handles the camera's rotation, which the pictures here do not need.
import { decode as decodePng } from 'fast-png';
import jpeg from 'jpeg-js';

/** @param {Uint8Array} bytes a JPEG file, or a PNG file of 8 bits with or without transparency */
export function decodePicture(bytes) {
  if (bytes[0] === 0xff) {
    const { width, height, data } = jpeg.decode(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 });
    return { width, height, data };
  }
  const { width, height, data, channels } = decodePng(bytes);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < channels; c++) rgba[i * 4 + c] = data[i * channels + c];
  }
  return { width, height, data: rgba };
}
