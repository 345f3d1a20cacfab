/*
 * Constants of a program for rows, columns and lengths, as their numbers where they are used:
 *
 *     EXIT_ROW = 2;                              EXIT_ROW = 2;
 *     X: { row: EXIT_ROW, column: 1 }            X: { row: 2, column: 1 }
 */
const SET =
  /(?<![\w.])((?:[A-Z][A-Z\d]*_)*(?:ROW|COL|COLUMN|LEN|LENGTH|SIZE|WIDTH|HEIGHT|LANE|MIDDLE|CENTER|CENTRE)(?:_[A-Z\d]+)*)[^\S\n]*(?::[^\S\n]*\w{1,10}[^\S\n]*)?(?:=|[^\S\n](?=\d))[^\S\n]*(\d{1,2})(?=[^\S\n]*(?:[;,]|$|\/\/|#))/gm;
const MAY_BE =
  /(?:ROW|COL|COLUMN|LEN|LENGTH|SIZE|WIDTH|HEIGHT|LANE|MIDDLE|CENTER|CENTRE)(?:_[A-Z\d]+)*[^\S\n]*[,)}\]]/;

/** The text with the numbers; the text as it is where a name is set twice. */
export function withConstants(text: string): string {
  if (!MAY_BE.test(text)) return text;
  const numbers = new Map<string, string>();
  for (const [, name = '', number = ''] of text.matchAll(SET)) {
    if (numbers.has(name) && numbers.get(name) !== number) return text;
    numbers.set(name, number);
  }
  if (numbers.size === 0) return text;
  return text.replace(
    /(?<=[[({,:=][^\S\n]*)[A-Z][A-Z\d_]+(?=[^\S\n]*[,)}\]])/g,
    (name) => numbers.get(name) ?? name,
  );
}
