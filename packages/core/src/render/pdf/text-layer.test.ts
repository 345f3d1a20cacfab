import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import type { PdfObject } from './library.ts';
import { recorder } from './testing/recorder.ts';
import { textLayer } from './text-layer.ts';

/** What is written on a page, and the fonts that it uses, with their entries and streams. */
function layerOf(lines: readonly string[]) {
  const { document, calls } = recorder();
  const streams: string[] = [];
  const ref = (data: object): PdfObject => ({ data, end: (stream = '') => streams.push(stream) });
  const page = { fonts: {} as Record<string, PdfObject> };
  const written = new Proxy(document, {
    get: (whole, name) => (name === 'ref' ? ref : name === 'page' ? page : Reflect.get(whole, name)),
  });
  const layer = textLayer(written);
  for (const line of lines) layer.write(line, 10, 20, 8, 40);
  layer.finish();
  return { calls, fonts: page.fonts, streams };
}

test('a line is as wide as its letters, and the same character has the same code', () => {
  const { calls, fonts, streams } = layerOf(['ABA', 'B', '']);
  expect(calls).toEqual([
    'addContent q BT 3 Tr 333.333 Tz 1 0 0 -1 10 20 Tm /Unseen1 8 Tf <010201> Tj ET Q',
    'addContent q BT 3 Tr 1000 Tz 1 0 0 -1 10 20 Tm /Unseen1 8 Tf <02> Tj ET Q',
  ]);
  expect(fonts.Unseen1?.data).toMatchObject({
    Subtype: 'Type3',
    FirstChar: 1,
    LastChar: 2,
    Widths: [500, 500],
  });
  expect(streams.join('\n')).toContain('2 beginbfchar\n<01> <0041>\n<02> <0042>\nendbfchar');
});

test('more characters than a font has codes are in another', () => {
  const many = String.fromCodePoint(...Array.from({ length: 300 }, (_, index) => 0x4e00 + index));
  const { calls, fonts, streams } = layerOf([many, '🚗']);
  expect(Object.values(fonts).map(({ data }) => data)).toMatchObject([{ LastChar: 255 }, { LastChar: 46 }]);
  expect(calls[0]).toMatch(/\/Unseen1 8 Tf <0102.+ff> Tj \/Unseen2 8 Tf <0102.+2d> Tj ET Q$/);
  expect(calls[1]).toContain('/Unseen2 8 Tf <2e> Tj');
  expect(streams.join('\n')).toContain('<2e> <d83dde97>');
});

test('the words of Arabic are from left to right as they are seen', () => {
  const { streams } = layerOf(['نقلة 12']);
  const codes = [...streams.join('\n').matchAll(/<0\d> <(\w{4})>/g)].map(([, code = '']) => code);
  expect(String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)))).toBe('12 ةلقن');
});

test('a line without characters or without a width is nothing', () => {
  const { document, calls } = recorder();
  const layer = textLayer(document);
  layer.write('A', 0, 0, 8, 0);
  layer.write('', 0, 0, 8, 9);
  layer.finish();
  expect(calls).toEqual([]);
});

test('the library takes the fonts', async () => {
  const document = new PDFDocument({ font: '', compress: false });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece: Uint8Array) => pieces.push(piece));
  const finished = new Promise((resolve) => document.on('end', resolve));
  const layer = textLayer(document);
  layer.write('渋滞', 10, 20, 8, 16);
  layer.finish();
  document.end();
  await finished;
  const file = Buffer.concat(pieces).toString('latin1');
  expect(file).toContain('/Font <<\n/Unseen1 ');
  expect(file).toContain('/Subtype /Type3');
  expect(file).toContain('<01> <6e0b>\n<02> <6ede>');
});
