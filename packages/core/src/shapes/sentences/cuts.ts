/*
 * The ways to cut a line into cells. Nothing says which one is right: each is tried.
 *
 *     | A | A |   |    bars: A, A, a space      AA..B   characters: A, A, ., ., B
 *     1, 1, 0, 0       commas                   A A . .   spaces
 */
import { graphemesOf } from '../parts/glyphs.ts';
import type { Glyph } from '../parts/matrix.ts';
import type { Line } from './unwrap.ts';

export const cutKinds = ['characters', 'spaces', 'commas', 'ended', 'bars'] as const;
export type CutKind = (typeof cutKinds)[number];

export interface CutRow {
  readonly glyphs: readonly Glyph[];
  readonly line: Line;
  /** Whether a bar stands at the left, and at the right. */
  readonly bars: readonly [boolean, boolean];
}

/** The most cells that a row of a board with its border may have. */
export const LONGEST_ROW = 24;

const BAR = /[|│║┃]/;
const BARS = /[|│║┃]/g;
const FRAME = /^[\s+\-=─━═_|│║┃┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯┏┓┗┛:]+$/;
const LYING = /[-=─━═_]/;
/** The line below the head of a table in Markdown. */
const TABLE_LINE = /^\s*\|?\s*(?::-+:?|-+:|-{2,})\s*(?:\|\s*(?::-+:?|-+:|-{2,})\s*)+\|?\s*$/;
const CORNER = /[+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯┏┓┗┛]/;

/** The line below the head of a table, which Markdown needs where a table has none. */
export const isBelowHead = (text: string): boolean => TABLE_LINE.test(text);

/** Whether a line is only lines and corners of a box or of a table. */
export const isFrame = (text: string): boolean =>
  FRAME.test(text) && ((CORNER.test(text) && LYING.test(text)) || TABLE_LINE.test(text));

/** Whether a line ends with a mark between cells. */
export const endsWithMark = ({ text }: Line): boolean => /[,;\t] *$/.test(text);

/**
 * The cells of a line; undefined where it cannot be cut in this way. A comma that ends the line belongs to no cell in the
 * cut `ended`; in the cut `commas` an empty cell follows it.
 */
export function cutRow(line: Line, kind: CutKind): CutRow | undefined {
  const { text } = line;
  if (text.length > LONGEST_ROW * 12 || (kind === 'spaces' && isSentence(text))) return undefined;
  const isCut = kind === 'commas' || kind === 'ended';
  // a tab is a mark between cells where there is no other
  const isTabbed = isCut && !/[,;]/.test(text);
  const start = isTabbed ? (/^ */.exec(text)?.[0].length ?? 0) : text.length - text.trimStart().length;
  const end = (isCut ? text.replace(/ +$/, '') : text.trimEnd()).length;
  if (end === 0) return undefined;
  const leftBar = BAR.test(text[start] ?? '');
  const rightBar = end - 1 > start && BAR.test(text[end - 1] ?? '');
  const from = leftBar ? start + 1 : start;
  const to = rightBar ? end - 1 : end;
  const inner = text.slice(from, leftBar && !rightBar ? text.length : to);
  const glyphs = cellsOf(inner, kind, leftBar).map(({ glyph, index }) => ({
    glyph,
    at: { line: line.number, column: line.offset + from + index + 1 },
  }));
  if (glyphs.length < 2 || glyphs.length > LONGEST_ROW) return undefined;
  return { glyphs, line, bars: [leftBar, rightBar] };
}

/** Whether a line is a sentence, which may have as many words as the rows have cells: `The exit is on the left.` */
const isSentence = (text: string): boolean =>
  ENDED.test(text) || (OF_EXIT.test(text) && SMALL_WORD.test(text));

const ENDED = /^(?:.*\p{L}{2}\s){2}.*\p{L}{2}[.!?:]\s*$/u;
const OF_EXIT = /(?<!\S)(?:exit|car|ausgang|auto|salida|coche|sortie|voiture|uscita)(?!\S)/i;
const SMALL_WORD = /(?<!\S)(?:is|the|on|at|ist|der|die|das|la|el|le|est|es)(?!\S)/i;

interface Cut {
  readonly glyph: string;
  readonly index: number;
}

function cellsOf(text: string, kind: CutKind, barred: boolean): Cut[] {
  if (kind === 'characters') {
    const glyphs = barred || !/\s/.test(text) ? graphemesOf(text) : [];
    let index = 0;
    return glyphs.map((glyph) => {
      const cut = { glyph, index };
      index += glyph.length;
      return cut;
    });
  }
  if (kind === 'spaces') {
    return [...text.matchAll(/\S+/g)].map(({ 0: glyph, index }) => ({
      // behind the number of a row commas may stand between its cells
      glyph: bare(glyph.replace(/(?<=.)[,;]$/, '')),
      index,
    }));
  }
  const isTabbed = kind !== 'bars' && !/[,;]/.test(text);
  const found = pieces(text, kind === 'bars' ? BARS : isTabbed ? /\t/g : /[,;]/g);
  if (kind === 'ended' && found.at(-1)?.glyph === ' ') {
    // a spreadsheet has tabs between cells alone, so that the last of two tabs has an empty cell behind it as the first has
    if (isTabbed && /(?:^|\t)\t/.test(text)) return [];
    found.pop();
  }
  return found.length > 1 ? found : [];
}

function pieces(text: string, separator: RegExp): Cut[] {
  let index = 0;
  return text.split(separator).map((piece) => {
    const lead = piece.length - piece.trimStart().length;
    const cut = { glyph: bare(piece.trim()) || ' ', index: index + (piece.trim() === '' ? 0 : lead) };
    index += piece.length + 1;
    return cut;
  });
}

/** Without quotes, without the marks of bold text and without what tells emoji from text. */
const bare = (token: string): string =>
  token === '""' || token === "''"
    ? ''
    : token.replace(/^(['"`]|\*\*)(.+)\1$/u, '$2').replace(/[\uFE0E\uFE0F]/g, '');

/** How each cut is said. */
export const cutNames: Readonly<Record<CutKind, string>> = {
  characters: 'rows of cells',
  spaces: 'rows of cells between spaces',
  commas: 'rows of cells between separators',
  ended: 'rows of cells with a separator behind each',
  bars: 'rows of cells between bars',
};
