/*
 * A PDF file of drawn pages: objects one after the other, a table of where each begins, and a trailer. Nothing else of
 * the format is needed: all letters are lines, so there are no fonts.
 *
 *     1 catalog, 2 pages, 3 properties, then for each page the page and its content
 */

/** Compresses bytes in the zlib format (RFC 1950): `deflateSync` of Node, `CompressionStream('deflate')` of a browser. */
export type Deflate = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/** A page: its size in points, 72 to an inch, and the operators that draw it. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** Graphics states by their names: the opacities of areas and of lines. */
export type States = ReadonlyMap<string, { readonly fill: number; readonly stroke: number }>;

/** The bytes of characters below 256. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A text as UTF-16 in hexadecimal digits, which any language can be written in. */
const hexText = (text: string): string =>
  `<FEFF${text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0'))
    .join('')}>`;

/**
 * The bytes of a file with these pages.
 *
 * @param title - for the file's properties
 * @param states - the graphics states that the contents name
 */
export async function pdfFile(
  pages: readonly PdfPage[],
  title: string,
  states: States,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const put = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  const places: number[] = [];
  const object = (dictionary: string, stream?: Uint8Array) => {
    places.push(length);
    put(bytesOf(`${places.length} 0 obj\n${dictionary}\n`));
    if (stream) for (const piece of [bytesOf('stream\n'), stream, bytesOf('\nendstream\n')]) put(piece);
    put(bytesOf('endobj\n'));
  };
  const FIRST = 4;
  const graphics = [...states].map(([name, { fill, stroke }]) => `/${name} << /ca ${fill} /CA ${stroke} >>`);
  // the second line has bytes above 127, which tells other programs that the file is not text
  put(bytesOf('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'));
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${FIRST + 2 * index} 0 R`).join(' ')}] ` +
      `/Resources << /ExtGState << ${graphics.join(' ')} >> >> >>`,
  );
  object(`<< /Title ${hexText(title)} /Creator (unjam) >>`);
  for (const [index, { width, height, content }] of pages.entries()) {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width.toFixed(2)} ${height.toFixed(2)}] ` +
        `/Contents ${FIRST + 2 * index + 1} 0 R >>`,
    );
    const stream = await deflate(bytesOf(content));
    object(`<< /Length ${stream.length} /Filter /FlateDecode >>`, stream);
  }
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  put(
    bytesOf(
      `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
        `trailer\n<< /Size ${places.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  const file = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}
