/*
 * Whether the numbers of rows and columns count from 0 or from 1, where a text says it:
 *
 *     (0-based) · zero-indexed · the coordinates each start at 1 · rows and columns are numbered from 0 to 5
 *     (0, 0) is the top left cell · counted from the top-left corner (row 1, col 1)
 */
const WORDS: Readonly<Record<string, 0 | 1>> = { '0': 0, zero: 0, '1': 1, one: 1 };
const NUMBER = '([01]|zero|one)';
const PATTERNS = [
  String.raw`(?<![\w.-])${NUMBER}[-\s](?:based|index(?:ed)?)\b`,
  String.raw`\b(?:rows?|col(?:umn)?s?|coord(?:inate)?s?|indices|indexes|index|positions?|cells|numbers)\b[^.;\n]{0,30}\b(?:start|begin|count|number|index)(?:s|ed|ing)? (?:at |from |with )?${NUMBER}(?![\w-]|\.\d)`,
  String.raw`(?:top|upper)[- ]left[^.;\n]{0,20}\((?:row )?${NUMBER}, ?(?:col(?:umn)? )?\1\)`,
  String.raw`\((?:row )?${NUMBER}, ?(?:col(?:umn)? )?\1\)[^.;\n]{0,20}\b(?:top|upper)[- ]left`,
].map((pattern) => new RegExp(pattern, 'gi'));
const MAY_BE = /\b(?:based|index|start|begin|count|number|left)/i;
const LONGEST = 1 << 14;

/** From which number the text says that they count; undefined where it says none, or both. */
export function baseSaid(text: string): 0 | 1 | undefined {
  const beginning = text.slice(0, LONGEST);
  if (!MAY_BE.test(beginning)) return undefined;
  const said = PATTERNS.flatMap((pattern) => [...beginning.matchAll(pattern)]);
  const [base, another] = new Set(said.map(([, word = '']) => WORDS[word.toLowerCase()]));
  return another === undefined ? base : undefined;
}

/** Whether a text has a word for the top, from which rows count. */
export const saysTop = (text: string): boolean => TOP.test(text);

const TOP = /\b(?:top|upper|oben|haut|arriba|alto|boven)\b/i;
