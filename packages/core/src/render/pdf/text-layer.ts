// Invisible text over the letters. Those are lines and areas; the text is what programs search and copy.
//
// PDF needs a font for it. Its glyphs are empty, so it can have every character: 255 in a font of "type 3", each with a code
// and, in a table, the character that is copied for it. Where there are more, there are more fonts.
import { beginsLeftward, visualOrder } from '../visual-order.ts';
import type { PdfDocument, PdfObject } from './library.ts';

export interface TextLayer {
  /**
   * Puts a line of text on the present page.
   *
   * @param x - its left end
   * @param y - its baseline
   * @param size - of an em
   * @param width - from its left end to its right one
   */
  write(text: string, x: number, y: number, size: number, width: number): void;
  /** Writes the fonts; nothing can be put on a page after it. */
  finish(): void;
}

/** Codes of one byte, without 0. */
const MOST = 255;
/** The width of every glyph, in thousandths of an em; a line is stretched to its own width. */
const ADVANCE = 500;

interface EmptyFont {
  readonly name: string;
  readonly object: PdfObject;
  /** In the order of their codes, the first is 1. */
  readonly characters: string[];
}

export function textLayer(document: PdfDocument): TextLayer {
  const fonts: EmptyFont[] = [];
  const codes = new Map<string, { readonly font: EmptyFont; readonly code: number }>();
  const codeOf = (character: string) => {
    const known = codes.get(character);
    if (known) return known;
    let font = fonts.at(-1);
    if (!font || font.characters.length === MOST) {
      font = { name: `Unseen${fonts.length + 1}`, object: document.ref({}), characters: [] };
      fonts.push(font);
    }
    const found = { font, code: font.characters.push(character) };
    codes.set(character, found);
    return found;
  };
  return {
    write: (text, x, y, size, width) => {
      const characters = [...seen(text)];
      if (characters.length === 0 || !(width > 0)) return;
      const stretch = (100_000 * width) / (characters.length * ADVANCE * size);
      // the text stands upright on a page whose y grows downwards
      const words = ['q BT', '3 Tr', `${short(stretch)} Tz`, `1 0 0 -1 ${short(x)} ${short(y)} Tm`];
      let present: EmptyFont | undefined;
      let line = '';
      const endRun = () => line !== '' && words.push(`<${line}> Tj`);
      for (const { font, code } of characters.map(codeOf)) {
        if (font !== present) {
          endRun();
          line = '';
          present = font;
          document.page.fonts[font.name] = font.object;
          words.push(`/${font.name} ${short(size)} Tf`);
        }
        line += code.toString(16).padStart(2, '0');
      }
      endRun();
      document.addContent([...words, 'ET Q'].join(' '));
    },
    finish: () => {
      for (const font of fonts) writeFont(document, font);
    },
  };
}

/** The characters from left to right: programs that read PDF reverse those of Arabic, and leave brackets as they are. */
const seen = (text: string): string =>
  visualOrder(text, false)
    .map((part) => (beginsLeftward.test(part) ? [...part].reverse().join('') : part))
    .join('');

function writeFont(document: PdfDocument, { object, characters }: EmptyFont): void {
  const glyph = document.ref({});
  glyph.end(`${ADVANCE} 0 d0`);
  const table = document.ref({});
  table.end(tableOf(characters));
  Object.assign(object.data, {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, ADVANCE, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { empty: glyph },
    Encoding: { Type: 'Encoding', Differences: [1, ...characters.map(() => 'empty')] },
    FirstChar: 1,
    LastChar: characters.length,
    Widths: characters.map(() => ADVANCE),
    Resources: {},
    ToUnicode: table,
  });
  object.end();
}

/** Which character each code stands for, in the language of such tables. */
function tableOf(characters: readonly string[]): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const utf16 = (character: string) =>
    Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index), 4)).join('');
  const rows = characters.map((character, index) => `<${hex(index + 1, 2)}> <${utf16(character)}>`);
  // a table has at most 100 rows
  const parts = Array.from({ length: Math.ceil(rows.length / 100) }, (_, part) => {
    const some = rows.slice(100 * part, 100 * part + 100);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Unseen def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const short = (value: number): number => Math.round(value * 1000) / 1000;
