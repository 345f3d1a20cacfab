/**
 * Either a value or the reason why there is none. Failures that input can cause are values and never exceptions.
 *
 * @example
 * const read = tryParseSolution('A↓2, X→2', board);
 * if (read.ok) replay(board, read.value);
 * else console.log(read.error.message);
 */
export type Result<T, E> = Ok<T> | Err<E>;

/** The half of a result that holds a value. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** The half of a result that says what is wrong. */
export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/**
 * A result that holds a value.
 *
 * @param value - the value
 */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/**
 * A result that says what is wrong.
 *
 * @param error - what is wrong
 */
export const err = <E>(error: E): Err<E> => ({ ok: false, error });
