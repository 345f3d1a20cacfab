// Files that are not text, recognised by their first bytes.

interface ByteKind {
  readonly begins: readonly number[];
  /** What follows after some bytes of any value. */
  readonly later?: { readonly at: number; readonly bytes: readonly number[] };
  readonly message: string;
}

const picture = (name: string): string => `this looks like a ${name} picture; expected text`;

/** The pictures from which boards are read. */
const pictures: readonly ByteKind[] = [
  { begins: [0x89, 0x50, 0x4e, 0x47], message: picture('PNG') },
  { begins: [0xff, 0xd8, 0xff], message: picture('JPEG') },
  { begins: [0x47, 0x49, 0x46, 0x38], message: picture('GIF') },
  {
    begins: [0x52, 0x49, 0x46, 0x46],
    later: { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    message: picture('WebP'),
  },
];

const kinds: readonly ByteKind[] = [
  ...pictures,
  { begins: [0x25, 0x50, 0x44, 0x46], message: 'this looks like a PDF; expected a board as text' },
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    message: 'this looks like a ZIP archive or a spreadsheet; expected text, such as CSV exported from it',
  },
  {
    begins: [0x50, 0x41, 0x52, 0x31],
    message:
      'this looks like a Parquet file; expected text (an atlas is for `unjam atlas query`, `unjam puzzles --from` and `unjam generate --from`)',
  },
  { begins: [0x1f, 0x8b], message: 'this looks like a file packed by gzip; expected text: gunzip -c' },
];

const isOf =
  (bytes: Uint8Array) =>
  ({ begins, later }: ByteKind): boolean =>
    begins.every((byte, index) => bytes[index] === byte) &&
    (!later || later.bytes.every((byte, index) => bytes[later.at + index] === byte));

/** Whether the first bytes of an input are those of a picture from which boards are read. */
export const isPictureBytes = (bytes: Uint8Array): boolean => pictures.some(isOf(bytes));

/** What the first bytes of an input say that it is, where it is not text, and what to give instead. */
export const kindOfBytes = (bytes: Uint8Array): string | undefined => kinds.find(isOf(bytes))?.message;

/** How a text is encoded, by its byte-order mark: Windows PowerShell writes UTF-16. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
