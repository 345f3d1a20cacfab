/*
 * Letters for the two directions that the text explains, as the words that they stand for:
 *
 *     orientation (O = orizzontale, V = verticale)
 *     X O 2 2 0                                         X horizontal 2 2 0
 *     A V 3 0 3                                         A vertical 3 0 3
 */
import { LINE_BREAK } from '../../text/lines.ts';
import { isAcross } from './words.ts';

const EXPLAINED = /(?<![\p{L}\d])(\p{L})["'`*]{0,2}\s?(?:[=:]|->|→)\s?["'`*]{0,2}(\p{L}{5,16})(?!\p{L})/gu;
const FIELD = /[^\s,;|]+/g;
const LEAST = 3;
/** Explanations stand above the list or just below it. */
const LONGEST = 4000;

/** The text with the words; undefined where it explains no two letters, or where no column has nothing but them. */
export function withDirectionWords(text: string): string | undefined {
  const letters = lettersIn(text.slice(0, LONGEST));
  if (!letters) return undefined;
  const lines = text.split(LINE_BREAK);
  const records = lines.flatMap((line, i) => {
    const fields = [...line.matchAll(FIELD)];
    return fields.filter(([field]) => /^-?\d+$/.test(field)).length >= LEAST ? [{ i, fields }] : [];
  });
  const [first] = records;
  if (!first || records.length < LEAST) return undefined;
  const columns = first.fields.flatMap((_, column) => {
    const words = records.map(({ fields }) => letters.get(fields[column]?.[0] ?? ''));
    return words.every((word) => word !== undefined) && new Set(words).size === 2 ? [column] : [];
  });
  const [column] = columns;
  if (column === undefined || columns.length > 1) return undefined;
  for (const { i, fields } of records) {
    const { 0: field = '', index = 0 } = fields[column] ?? {};
    const line = lines[i] ?? '';
    lines[i] = `${line.slice(0, index)}${letters.get(field)}${line.slice(index + field.length)}`;
  }
  return lines.join('\n');
}

/** The words for the two letters, of which one goes across and the other one down; undefined where they say what is usual. */
function lettersIn(text: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const [, letter = '', word = ''] of text.matchAll(EXPLAINED)) {
    const across = isAcross(word);
    if (across !== undefined) found.set(letter, across ? 'horizontal' : 'vertical');
  }
  const usual = [...found].every(([letter, word]) => isAcross(letter) === (word === 'horizontal'));
  return found.size === 2 && new Set(found.values()).size === 2 && !usual ? found : undefined;
}
