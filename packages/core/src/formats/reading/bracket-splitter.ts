/*
 * Splits a text that arrives in pieces into its items in brackets: JSON objects, on their own or in an array, and lists of
 * terms.
 *
 *     [{"width": 6 ...}, {"width": 6 ...}]         two items
 *     ?- rush([car(x,h,1-3), ...]).                one item
 */

/** A text in brackets and the line and column where it begins, from 1. */
export interface BracketItem {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Whether the item is longer than allowed; then `text` is only its beginning. */
  readonly tooLong: boolean;
}

export interface BracketSplitter {
  /** Takes the next character and its place; a line break is always `\n`. Returns the item that the character ends. */
  take(character: string, line: number, column: number): BracketItem | undefined;
  /** Whether the following text no longer belongs to this splitter. */
  readonly done: boolean;
  /** Whether an array of items has been opened and not closed. */
  readonly inArray: boolean;
  /** Ends the text; returns the item that is still open. */
  end(): BracketItem | undefined;
}

/**
 * A splitter for text that begins with something in brackets. An item of terms that is never closed ends at a
 * blank line or where the next list opens; an object that is never closed ends at a brace that cannot be part of it.
 */
export function bracketSplitter(longest: number): BracketSplitter {
  let start: { readonly line: number; readonly column: number } | undefined;
  let text = '';
  let tooLong = false;
  let open: string[] = [];
  let kind: 'unknown' | 'json' | 'terms' = 'unknown';
  let within: 'nothing' | 'string' | 'escape' | 'comment' = 'nothing';
  let closed = false;
  let inArray = false;
  let done = false;
  let last = '';
  let lineIsBlank = false;

  const begin = (line: number, column: number) => {
    start = { line, column };
    text = '';
    tooLong = false;
    open = [];
    within = 'nothing';
    closed = false;
    last = '';
    if (!inArray) kind = 'unknown';
  };

  const complete = (): BracketItem | undefined => {
    const item = start && { text, ...start, tooLong };
    start = undefined;
    return item;
  };

  /** Whether an opening bracket must begin a new item because it cannot belong to the open one. */
  const startsAnew = (character: string): boolean => {
    if (within !== 'nothing' || open.length === 0) return false;
    if (kind === 'terms') return character === '[' && open.includes('[');
    if (kind !== 'json' || character !== '{') return false;
    return last !== ':' && !(open.at(-1) === '[' && (last === '[' || last === ','));
  };

  const follow = (character: string, line: number, column: number): BracketItem | undefined => {
    if (kind === 'unknown' && open.length > 0 && character.trim() !== '') {
      if (character === '{' && open.length === 1 && open[0] === '[') {
        inArray = true;
        kind = 'json';
        begin(line, column);
      } else kind = open[0] === '{' ? 'json' : 'terms';
    }
    if (text.length < longest) text += character;
    else tooLong = true;
    const previous = last;
    if (character.trim() !== '') last = character;
    if (character === '\n') {
      if (kind === 'terms' && lineIsBlank) {
        done = true;
        return complete();
      }
      lineIsBlank = true;
    } else if (character.trim() !== '') lineIsBlank = false;
    if (within !== 'nothing') {
      if (character === '\n') within = 'nothing';
      else if (within === 'escape') within = 'string';
      else if (within === 'string' && character === '\\') within = 'escape';
      else if (within === 'string' && character === '"') within = 'nothing';
      return undefined;
    }
    if (character === '"' && open.length > 0) within = 'string';
    else if (kind !== 'json' && ('#%'.includes(character) || (character === '-' && previous === '-'))) {
      within = 'comment';
    } else if ('([{'.includes(character)) {
      if (open.length < longest) open.push(character);
    } else if (')]}'.includes(character)) {
      open.pop();
      if (open.length === 0 && inArray) return complete();
      closed = open.length === 0;
    }
    return undefined;
  };

  return {
    take(character, line, column) {
      if (!start) {
        if (character.trim() === '' || (inArray && character === ',')) return undefined;
        if (inArray && character === ']') {
          inArray = false;
          done = true;
          return undefined;
        }
        begin(line, column);
      } else if (closed && character === '\n') {
        done = true;
        return complete();
      } else if ((closed && '[{'.includes(character)) || startsAnew(character)) {
        const item = complete();
        begin(line, column);
        follow(character, line, column);
        return item;
      }
      return follow(character, line, column);
    },
    get done() {
      return done;
    },
    get inArray() {
      return inArray;
    },
    end: complete,
  };
}
