/*
 * What language models write before their answer, between marks: a board or a move in it is a try and no answer.
 *
 *     <think>A right 2? No, B is there.</think>
 *     1. B up 1                                   the answer
 *
 * The first mark may stand in what the model was told, so that a text has only the last one.
 */

/** The beginning of a text that has thoughts. */
export const THOUGHTS = /^\s*<think(?:ing)?>/i;
const END = /<\/think(?:ing)?>/i;

/** Where the thoughts of a text end, looked for from a place on; undefined where they do not end. */
export function endOfThoughts(text: string, from = 0): number | undefined {
  const found = END.exec(text.slice(from));
  return found ? from + found.index + found[0].length : undefined;
}

/** The line breaks of a text, so that what follows it keeps the numbers of its lines. */
export const breaksOf = (text: string): string => text.replace(/[^\r\n]+/g, '');

/**
 * A text without the thoughts at its beginning: up to the mark that ends them, also where none begins them. Nothing is left where they do
 * not end.
 */
export function withoutThoughts(text: string): string {
  const found = endOfThoughts(text);
  const isEnded = found !== undefined && !/<think(?:ing)?>/i.test(text.slice(0, found));
  if (!isEnded && !THOUGHTS.test(text)) return text;
  const end = found ?? text.length;
  return breaksOf(text.slice(0, end)) + text.slice(end);
}
