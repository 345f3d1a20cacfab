import { text as aText, check } from '../basics/arguments.ts';
import { escapeMarkup } from './escape-markup.ts';
import { glyphOf } from './lettering.ts';
import type { Typeface } from './typeface.ts';
import { visualOrder } from './visual-order.ts';

/*
 * Turns the text of a picture into lines, so that no font is needed to show it.
 *
 *     <text x="10" y="20" font-size="34" font-weight="700" text-anchor="middle" fill="#fff">A</text>
 *     <g transform="translate(-2 20) scale(.34)" fill="none" stroke="#fff" stroke-width="13" ...><path d="M11-6L..."/></g>
 */

/**
 * The picture with lines instead of text; every `text` element must be written as `textMarkup` writes it.
 *
 * @param svg - a picture with text
 * @param typeface - draws the characters that core has no letters for; without it they are boxes with their numbers
 *
 * @example
 * const outlined = outlineText(renderSvg(board, { labels: true }));
 * outlined.includes('<text') // false
 */
export function outlineText(svg: string, typeface?: Typeface): string {
  check(svg, 'svg', aText);
  return svg.replace(textElement, (_, written: string, content: string) =>
    outlined(unescapeMarkup(content), styleOf(written), typeface),
  );
}

/** What a `text` element says, and where its line begins and how wide it is after its letters have become lines. */
export function placedText(element: string, typeface?: Typeface) {
  const [[, written = '', content = ''] = []] = element.matchAll(textElement);
  const text = unescapeMarkup(content);
  const { x, y, size, bold, anchor } = styleOf(written);
  const width = textWidth(text, size, typeface, bold);
  return { text, left: x - width * shifts[anchor], y, size, width };
}

const textElement = /<text ([^>]*)>([^<]*)<\/text>/g;

function styleOf(written: string) {
  const attributes = new Map(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  const asked = attributes.get('text-anchor');
  return {
    x: number('x'),
    y: number('y'),
    size: number('font-size'),
    bold: number('font-weight') > 500,
    anchor: anchors.find((known) => known === asked) ?? 'start',
    ink: attributes.get('fill') ?? '#000',
  };
}

const anchors = ['start', 'middle', 'end'] as const;
export type Anchor = (typeof anchors)[number];
/** Which part of a line is left of its anchor. */
const shifts: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** The place and style of a line of text in a picture; `x` and `y` are its anchor on the baseline. */
interface TextStyle {
  readonly x: number;
  readonly y: number;
  /** Side of an em in units of the picture. */
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: Anchor;
  readonly ink: string;
}

/** A line of text as SVG markup. */
export const textMarkup = (text: string, { x, y, size, bold, anchor = 'start', ink }: TextStyle): string =>
  `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="${bold ? 700 : 400}" text-anchor="${anchor}" fill="${ink}">${escapeMarkup(text)}</text>`;

/** The width of a line of text after its letters have become lines, in units of the picture. */
export const textWidth = (text: string, size: number, typeface?: Typeface, bold = false): number =>
  (partsOf(text, bold, typeface).reduce((sum, { advance }) => sum + advance, 0) * size) / 100;

/** A part of a line: the path of core's pen, an area of the typeface, or else the box of the character. */
type Part = { readonly advance: number } & (
  | { readonly kind: 'pen'; readonly d: string }
  | { readonly kind: 'area'; readonly d: string; readonly pen?: number }
  | { readonly kind: 'box'; readonly character: string }
);

function partsOf(text: string, bold: boolean, typeface: Typeface | undefined): readonly Part[] {
  const isForeign = (character: string) => !glyphOf(character) && typeface?.has(character) === true;
  return visualOrder(text).flatMap((ordered) => {
    const parts: Part[] = [];
    let word = '';
    const endWord = () => {
      if (typeface && word !== '') parts.push({ kind: 'area', ...typeface.word(word, bold) });
      word = '';
    };
    for (const character of ordered) {
      if (isForeign(character)) {
        word += character;
        continue;
      }
      endWord();
      const glyph = glyphOf(character);
      parts.push(glyph ? { kind: 'pen', ...glyph } : { kind: 'box', advance: BOX + 14, character });
    }
    endWord();
    return parts;
  });
}

function outlined(
  text: string,
  { x, y, size, bold = false, anchor, ink }: TextStyle,
  typeface?: Typeface,
): string {
  const shift = shifts[anchor ?? 'start'];
  let left = 0;
  const letters = partsOf(text, bold, typeface).map((part) => {
    const at = short(left);
    left += part.advance;
    if (part.kind === 'box') return `<g transform="translate(${at} 0)">${codeBox(part.character)}</g>`;
    if (part.d === '') return '';
    const around = part.kind === 'area' && part.pen ? `stroke-width="${part.pen}"` : 'stroke="none"';
    const area = part.kind === 'area' ? ` fill="${ink}" ${around}` : '';
    return `<path transform="translate(${at} 0)" d="${part.d}"${area}/>`;
  });
  const start = short(x - (left * size * shift) / 100);
  const pen = `fill="none" stroke="${ink}" stroke-width="${bold ? 13 : 9}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${start} ${y}) scale(${size / 100})" ${pen}>${letters.join('')}</g>`;
}

const short = (value: number): number => Math.round(value * 100) / 100;

const BOX = 64;

/** The picture of a character without a glyph: a box with its Unicode number in two lines. */
function codeBox(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const half = Math.ceil(code.length / 2);
  const lines = [code.slice(0, half), code.slice(half)];
  const size = half > 2 ? 30 : 42;
  const digits = lines.map((line, row) =>
    outlined(line, { x: 7 + BOX / 2, y: -43 + row * 33, size, anchor: 'middle', ink: 'inherit' }),
  );
  return `<path d="M7-76H${7 + BOX}V4H7Z" stroke-width="5"/>${digits.join('')}`.replaceAll(
    ' stroke="inherit"',
    '',
  );
}

const unescapeMarkup = (markup: string): string =>
  markup.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
