// What a file is: text in UTF-8, or in UTF-16 as Windows PowerShell writes it, or a picture, whatever its name.

/** The most bytes of a file that is read as text. */
export const LARGEST_FILE = 5_000_000;

/** How a text is encoded, by its byte-order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of some bytes without its byte-order mark; undefined if they are no text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** How many bytes tell whether a file is a picture. */
export const HEAD = 12;

/** Whether a file that begins with these bytes is a PNG, a JPEG, a GIF or a WebP: browsers know files by their names alone. */
export const isPicture = (head: Uint8Array): boolean =>
  /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|RIFF.{4}WEBP)/s.test(String.fromCharCode(...head));
