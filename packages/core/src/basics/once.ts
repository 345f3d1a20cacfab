/**
 * A value that is made when it is first asked for, and kept.
 *
 * @param make - makes the value; it is called once, unless it throws
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
