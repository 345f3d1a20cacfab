/**
 * The number at an index that exists. The layout reads millions of them, so there is no check: a wrong index is a
 * mistake in the layout and gives `undefined`.
 */
export const number = (numbers: Numbers, index: number): number => numbers[index] as number; // the index exists

type Numbers = Float32Array | Float64Array | Int16Array | Int32Array | Uint32Array | ArrayLike<number>;
