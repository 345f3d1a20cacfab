// Source: the loop of convolve.ts with the SIMD instructions of WebAssembly, which add four numbers at once.
// Guarantee: sums in 32 bits, in the order of the weights. Each round computes eight sums of two outputs.
//
//     . . . . . .     each sum is the bias, plus three rows of three numbers of each map, times weights: those around a
//     . 1 2 3 4 .     point, or those of a block, if these were parted so that the next number of a block is `right` numbers
//     . . . . . .     further on, and the next row of it `down` numbers

/**
 * All places, lengths and distances count numbers of 32 bits, not bytes.
 *
 * @param from where the first of the numbers for the first sum is
 * @param maps how many maps there are
 * @param map distance from a number to the same one of the next map
 * @param down distance from a number to the one below it that is added with it
 * @param right distance from a number to the next one that is added with it
 * @param stride distance from the numbers of a sum to those of the sum below it, and from that sum to the one below
 * @param width sums in a row, rounded up to a multiple of 8; those beyond the real ones are not to be used
 * @param height rows of sums
 * @param weights where the weights are: nine for each map, for each output
 * @param biases where the biases are, one for each output
 * @param outputs how many maps are written; if it is odd, one map more is written, and one bias and its weights more are read
 * @param to where the sums are written, map after map, each of `height` rows
 */
export function convolve(
  from: usize, maps: i32, map: usize, down: usize, right: usize, stride: usize, width: usize, height: usize,
  weights: usize, biases: usize, outputs: i32, to: usize,
): void {
  from <<= 2;
  map <<= 2;
  down <<= 2;
  right <<= 2;
  weights <<= 2;
  biases <<= 2;
  to <<= 2;
  const row = stride << 2;
  const end = width << 2;
  const out = row * height;
  const each = <usize>maps * 36;
  for (let o = 0; o < outputs; o += 2, weights += 2 * each, biases += 8, to += 2 * out) {
    for (let y: usize = 0; y < out; y += row) {
      for (let x: usize = 0; x < end; x += 32) {
        // a and b are eight sums of the first output, A and B the same ones of the second
        let a = v128.load_splat<f32>(biases);
        let b = a;
        let A = v128.load_splat<f32>(biases, 4);
        let B = A;
        let w = weights;
        for (let i = 0, place = from + y + x; i < maps; i++, place += map) {
          for (let r = 0, start = place; r < 3; r++, start += down) {
            for (let c = 0, point = start; c < 3; c++, point += right, w += 4) {
              const four = v128.load(point);
              const next = v128.load(point, 16);
              const weight = v128.load_splat<f32>(w);
              const other = v128.load_splat<f32>(w + each);
              a = f32x4.add(a, f32x4.mul(four, weight));
              b = f32x4.add(b, f32x4.mul(next, weight));
              A = f32x4.add(A, f32x4.mul(four, other));
              B = f32x4.add(B, f32x4.mul(next, other));
            }
          }
        }
        const place = to + y + x;
        v128.store(place, a);
        v128.store(place, b, 16);
        v128.store(place + out, A);
        v128.store(place + out, B, 16);
      }
    }
  }
}
