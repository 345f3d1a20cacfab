import type { BoardFormat, BracketsShape } from './format.ts';

/** Whether a line begins a text in brackets: JSON, a Prolog term, or a list of cells with or without a name. */
export const opensBrackets = (text: string): boolean =>
  /^\s*(?:[[{]|\?-|rush\s*\(|\p{L}[\p{L}\p{N}_'-]*\s*=\s*\[)/u.test(text);

/**
 * The text of lines from the one that opens brackets, without blanks in front of it; the line above it may be a name.
 * Empty where neither of the first two lines opens brackets.
 */
export function textInBrackets(block: readonly string[]): string {
  const opening = block.slice(0, 2).findIndex(opensBrackets);
  return opening < 0 ? '' : block.slice(opening).join('\n').trimStart();
}

/** How a format in brackets is told from others: by its beginning, blanks in front of it left out. */
export const inBrackets = (
  begins: RegExp,
): { readonly shape: BracketsShape } & Pick<BoardFormat, 'recognises'> => ({
  shape: { kind: 'brackets', begins },
  recognises: (block) => begins.test(textInBrackets(block)),
});
