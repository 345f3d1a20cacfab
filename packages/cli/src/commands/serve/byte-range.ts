/** A part of a file: from `first` to `last`, both included, counted from 0. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110, section 14). Undefined for the whole file: without a header, and
 * for several ranges or an invalid header, which a server may ignore.
 *
 * @param header - `bytes=0-499`, `bytes=500-` or `bytes=-500`, the last 500 bytes
 * @param size - of the file in bytes
 * @returns `unsatisfiable` if no byte of the file is in the range
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
