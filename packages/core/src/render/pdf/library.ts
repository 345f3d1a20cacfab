// The part of the library PDFKit that core uses. The caller passes the library in: core has no dependencies, and the
// build of the library for Node differs from that for browsers.

/** A class whose objects are PDF files that are drawn: the default export of `pdfkit`. */
export type PdfLibrary = new (options: {
  readonly autoFirstPage: boolean;
  readonly font: string;
  /** Width and height in points, 72 to an inch. */
  readonly size: [number, number];
  readonly margin: number;
  readonly info: { readonly Title: string; readonly Author?: string; readonly Creator: string };
}) => PdfDocument;

/** A file whose last page is drawn on. */
export interface PdfDocument extends Page {
  on(event: 'data', listener: (piece: Uint8Array) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  on(event: 'error', listener: (reason: Error) => void): unknown;
  addPage(): unknown;
  end(): unknown;
  /** A new object of the file, with its entries. */
  ref(data: object): PdfObject;
  /** The last page, with the fonts that it uses by their names. */
  readonly page: { readonly fonts: Record<string, PdfObject> };
  /** Adds operators of PDF to the last page. */
  addContent(operators: string): unknown;
}

/** An object of a file, such as a font. */
export interface PdfObject {
  readonly data: object;
  /** Writes it, with a stream behind its entries if one is given. */
  end(stream?: string): unknown;
}

/** What is drawn on: the origin is at the top left, and down is positive. */
export interface Page {
  save(): unknown;
  restore(): unknown;
  translate(x: number, y: number): unknown;
  scale(x: number, y: number): unknown;
  /** Clockwise, in degrees. */
  rotate(angle: number): unknown;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): unknown;
  path(data: string): unknown;
  rect(x: number, y: number, width: number, height: number): unknown;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): unknown;
  lineWidth(width: number): unknown;
  lineCap(cap: string): unknown;
  lineJoin(join: string): unknown;
  fillOpacity(opacity: number): unknown;
  strokeOpacity(opacity: number): unknown;
  fill(colour: string): unknown;
  stroke(colour: string): unknown;
  fillAndStroke(fill: string, stroke: string): unknown;
}
