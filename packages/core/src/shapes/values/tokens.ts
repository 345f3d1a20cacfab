/*
 * Cuts a text of a programming language into strings, words and marks, without its comments.
 *
 *     rows = ["A\n", 'B'] // two      the word rows, the mark =, [, the string A and a line break, the comma, ...
 */
import type { TextPlace } from '../../basics/place.ts';

export interface Token {
  /** `stray` is a quote that has no other. */
  readonly kind: 'string' | 'mark' | 'word' | 'stray';
  readonly text: string;
  readonly at: TextPlace;
}

const BLANK = /\s+/y;
const WORD = /[^\s[\](){},;:="'`]+/y;
/** A string on one line; the bound keeps the expression from overflowing its stack. */
const STRING = {
  '"': /"[^"\\]*(?:\\[\s\S][^"\\]*){0,8192}"/y,
  "'": /'[^'\\\n]*(?:\\.[^'\\\n]*){0,8192}'/y,
} as const;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  /** Brackets of text for which no end was found before: so that each is looked for once. */
  const endless = new Set<string>();
  let index = 0;
  let line = 1;
  let lineStart = 0;
  const matched = (pattern: RegExp): string => {
    pattern.lastIndex = index;
    return pattern.exec(text)?.[0] ?? '';
  };
  const closed = (close: string, open = close): string => {
    if (!text.startsWith(open, index) || endless.has(close)) return '';
    const end = text.indexOf(close, index + open.length);
    if (end < 0) endless.add(close);
    return end < 0 ? '' : text.slice(index, end + close.length);
  };
  const quoted = (): string => {
    for (const triple of ['"""', "'''", '`']) {
      const found = closed(triple);
      if (found) return found;
    }
    const mark = text[index];
    if ((mark !== '"' && mark !== "'") || endless.has(`one ${mark}`)) return '';
    const found = matched(STRING[mark]);
    // a double quote without an end is looked for up to the end of the text
    if (found === '' && mark === '"') endless.add(`one ${mark}`);
    return found;
  };

  while (index < text.length) {
    const at = { line, column: index - lineStart + 1 };
    const character = text[index] ?? '';
    const isNew = index === 0 || /\s/.test(text[index - 1] ?? '');
    let taken = matched(BLANK) || closed('*/', '/*');
    // behind a number a % of programs divides
    const isRemark = character === '%' && isNew && tokens.at(-1)?.kind === 'mark';
    if (!taken && ((character === '#' && isNew) || isRemark || text.startsWith('//', index)))
      taken = lineFrom(text, index);
    if (!taken) {
      taken = quoted();
      if (taken) tokens.push({ kind: 'string', text: unquoted(taken), at });
    }
    if (!taken) {
      taken =
        ['=>', '|->'].find((arrow) => text.startsWith(arrow, index)) ??
        (/[[\](){},;:=+]/.test(character) ? character : '');
      if (taken) tokens.push({ kind: 'mark', text: taken, at });
    }
    if (!taken) {
      taken = matched(WORD);
      if (taken) tokens.push({ kind: 'word', text: taken, at });
    }
    if (!taken) {
      taken = character;
      if (isStray(text, index)) tokens.push({ kind: 'stray', text: character, at });
    }
    for (let i = taken.indexOf('\n'); i >= 0; i = taken.indexOf('\n', i + 1)) {
      line++;
      lineStart = index + i + 1;
    }
    index += taken.length;
  }
  return tokens;
}

/** Whether a quote that opens no string stands where one ends: no apostrophe, and no mark of Lisp. */
const isStray = (text: string, index: number): boolean =>
  text[index] === '"' || (text[index] === "'" && !/[\p{L}(]/u.test(text[index + 1] ?? ''));

function lineFrom(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(index, end < 0 ? text.length : end);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '', v: '', 0: '' };

function unquoted(written: string): string {
  const marks = /^(?:"""|''')/.test(written) ? 3 : 1;
  const inner = written.slice(marks, -marks);
  if (!inner.includes('\\')) return inner;
  return inner.replace(
    /\\(?:u\{?([0-9a-fA-F]{4,6})\}?|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (_, unicode, hex, one) => {
      const code = unicode ?? hex;
      if (code !== undefined) return characterOf(Number.parseInt(code, 16));
      return one === '\n' ? '' : (escapes[one] ?? one);
    },
  );
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
