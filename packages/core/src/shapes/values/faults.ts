/*
 * Brackets that close another than the last one opened, quotes that open nothing, and names that are set to nothing: the values
 * of such a text may lack something, and nothing says what.
 *
 *     [[3 0], [4 0]]]        a bracket too many
 *     {id: "A, row: 2}       a quote without another
 *     {x: , y: 2}            a name that is set to nothing
 *     Car(x: , y: 2)
 */
import type { Problem } from '../../basics/errors.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface Fault {
  readonly problem: Problem;
  /** The lines of the outermost brackets with the fault. */
  readonly from: number;
  readonly to: number;
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/**
 * The first fault in the values of a text; undefined where each bracket and each quote has its partner. Behind a bracket that closes the
 * wrong one there are others that close none: the fault reaches to the last of them.
 */
export function faultIn(text: string): Fault | undefined {
  const tokens = tokensOf(text);
  const open: Token[] = [];
  let found: { readonly token: Token; readonly from: number } | undefined;
  let to: number | undefined;
  for (const [i, token] of tokens.entries()) {
    const { kind, text, at } = token;
    const first = open[0]?.at.line;
    let isFault = false;
    if (kind === 'mark' && CLOSING[text]) open.push(token);
    else if (kind === 'mark' && /[\])}]/.test(text)) {
      const last = open.at(-1);
      if (last && CLOSING[last.text] === text) open.pop();
      else if (last || !isNumbering(tokens, i)) {
        isFault = true;
        const opener = open.findLastIndex((one) => CLOSING[one.text] === text);
        if (opener >= 0) open.length = opener;
      }
    } else if (kind === 'stray' && open.length > 0) isFault = true;
    if (isSetToNothing(tokens, i, open.at(-1)?.text)) isFault = true;
    if (isFault) {
      found ??= { token, from: first ?? startOf(tokens, i) };
      to = undefined;
    }
    if (found && open.length === 0) to ??= at.line;
  }
  return found && faultAt(found.token, found.from, to ?? Number.MAX_VALUE);
}

/** The problem with the first bracket of a text that nothing closes; undefined where all are closed. */
export function unclosedIn(text: string): Problem | undefined {
  const open: Token[] = [];
  for (const token of tokensOf(text)) {
    if (token.kind !== 'mark') continue;
    if (CLOSING[token.text]) open.push(token);
    else if (token.text === CLOSING[open.at(-1)?.text ?? '']) open.pop();
  }
  const [first] = open;
  return (
    first && {
      code: 'unfinished',
      message: `the bracket ${first.text} is never closed`,
      expected: CLOSING[first.text] ?? '',
      at: { text: first.at },
    }
  );
}

/** Whether a name is set to nothing: `{x: , y: 2}`, `Car(x=, y=2)`. Between other brackets a colon is a range, as in `a[1:]`. */
const isSetToNothing = (tokens: readonly Token[], index: number, open: string | undefined): boolean => {
  const [name, mark, next] = tokens.slice(index - 1, index + 2);
  return (
    index > 0 &&
    name?.kind !== 'mark' &&
    mark?.kind === 'mark' &&
    next?.kind === 'mark' &&
    /^[,;})]$/.test(next.text) &&
    ((mark.text === ':' && open === '{') ||
      (mark.text === '=' && open === '(') ||
      (mark.text === ':' && open === '(' && next.text === ','))
  );
};

/** From where a bracket without another may be meant: its own line, if something opens there, otherwise the whole text. */
const startOf = (tokens: readonly Token[], index: number): number => {
  const line = tokens[index]?.at.line;
  return tokens
    .slice(0, index)
    .some((one) => one.at.line === line && CLOSING[one.text] && one.at.column === 1)
    ? (line ?? 1)
    : 1;
};

/** Whether a bracket closes the number of a paragraph or a face, as in `1)` and `:)`, and not the last of several values: `a, 3)`. */
const isNumbering = (tokens: readonly Token[], index: number): boolean => {
  const [comma, before] = [tokens[index - 2], tokens[index - 1]];
  if (comma?.text === ',' && comma.at.line === before?.at.line) return false;
  return before === undefined || before.text === ':' || (before.kind === 'word' && before.text.length < 3);
};

const faultAt = ({ text, at, kind }: Token, from: number, to: number): Fault => ({
  from,
  to,
  problem: {
    code: 'unknown-format',
    message:
      kind === 'stray'
        ? `the quote ${text} has no other`
        : /[:=]/.test(text)
          ? `nothing stands behind this ${text}`
          : `the bracket ${text} closes none that is open here`,
    expected: /[:=]/.test(text)
      ? 'a value behind each name, so that no part of the board is missing'
      : 'brackets and quotes in pairs, so that no part of the board is missing',
    at: { text: at },
  },
});
