// Source: the loop of convolve.ts with the SIMD instructions of WebAssembly, which add four numbers at once.
// Guarantee: sums in 32 bits, in the order of the weights. Each round computes eight points of two outputs.
//
//     . . . . . .     each point of an output is the bias, plus the nine points around it in each map, times weights:
//     . 1 2 3 4 .     points lie in rows of `stride` numbers, with a row of zeros above and below each map and a column of
//     . . . . . .     zeros on its left and right

/**
 * All places and lengths count numbers of 32 bits, not bytes.
 *
 * @param from where the maps are, each of `height` + 2 rows
 * @param maps how many there are
 * @param stride numbers from one row to the next, of `from` and of `to`: at least `width` + 2
 * @param width points in a row, rounded up to a multiple of 8; the sums beyond the real points are not to be used
 * @param height rows of a map, without the rows of zeros
 * @param weights where the weights are: nine for each map, for each output
 * @param biases where the biases are, one for each output
 * @param outputs how many maps are written; if it is odd, one map more is written, and one bias and its weights more are read
 * @param to where the sums are written, map after map, each of `height` rows
 */
export function convolve(
  from: usize, maps: i32, stride: usize, width: usize, height: usize,
  weights: usize, biases: usize, outputs: i32, to: usize,
): void {
  from <<= 2;
  weights <<= 2;
  biases <<= 2;
  to <<= 2;
  const row = stride << 2;
  const end = width << 2;
  const map = row * (height + 2);
  const out = row * height;
  const each = <usize>maps * 36;
  for (let o = 0; o < outputs; o += 2, weights += 2 * each, biases += 8, to += 2 * out) {
    for (let y: usize = 0; y < out; y += row) {
      for (let x: usize = 0; x < end; x += 32) {
        // a and b are eight points of the first output, A and B the same points of the second
        let a = v128.load_splat<f32>(biases);
        let b = a;
        let A = v128.load_splat<f32>(biases, 4);
        let B = A;
        let w = weights;
        for (let i = 0, place = from + y + x; i < maps; i++, place += map) {
          for (let r = 0, start = place; r < 3; r++, start += row) {
            for (let c = 0, point = start; c < 3; c++, point += 4, w += 4) {
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
