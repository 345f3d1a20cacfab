/*
 * Maps of programs that say for each cell what stands in it, as a list with the first and the last cell of each vehicle:
 *
 *     {(2, 1): 'X', (2, 2): 'X', (0, 4): 'O'}        X 2 1 2 2
 *     '2,1' => 'X'   "2,1": "X"   (2,1) -> X   ((2,1), 'X')   [2 1] :X   board[2][1] = 'X'
 *
 * What stands in the cells that are empty is left out. Which of the numbers is the row is searched.
 */
import { greatestOf, leastOf } from '../../basics/many.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import { endsOf } from './cell-lists.ts';

const TWO = String.raw`\d{1,2}(?:\s?[,;:._-]\s?|\s+(?:to\s+|\.\s+)?)\d{1,2}`;
const QUOTED = `(?:"${TWO}"|'${TWO}')`;
const NAME = String.raw`(?:new\s+)?[\p{L}$][\w.$]*\s?`;
const IN_BRACKETS = String.raw`(?:[[({]{1,2}|<<)\s*(?:${TWO}|${QUOTED})\s*(?:[\])}]{1,2}|>>)`;
const KEY = String.raw`(?<key>(?:${NAME})?${IN_BRACKETS}|${NAME}\[\d{1,2}\]\s?\[\d{1,2}\]|${QUOTED}|(?=\d)(?<=^[^\S\n]*)${TWO}(?=\s*[:=-]))`;
const LABEL = String.raw`(?<label>"[^"\n]{0,24}"|'[^'\n]{0,24}'|[:\\]?\p{L}\w{0,23}|\d{1,3})`;
const IS = String.raw`(?::[:>]?|[=-]>|:?=|to\b|(?=\\))`;
const ENTRY = new RegExp(String.raw`(?<![\w.$])${KEY}\s*${IS}\s*${LABEL}(?=\s*(?:[,;)}\]\n@]|$))`, 'gmu');
const TUPLE = new RegExp(
  String.raw`(?=\S)(?<=[([;]\s*)${KEY}(?:\s*,\s*|\s+(?:\.\s+)?)${LABEL}(?=\s*[)\];])`,
  'gmu',
);
const MAY_BE = /\d(?:[\s,;:._-]|\]\s?\[|\sto\s){1,3}\d{1,2}\s*(?:["')\]}>]|[:=-])/;
/** What may be an entry with a mistake in it: two numbers, one before a label, or a label without any. */
const LEFT =
  /\d\s*(?:[,;:._-]|\]\s*\[)\s*\d|\d[\s"'[\](){}<>]*(?:[=:-]>|:|=|to\b)|\d\s*["')\]]+\s*,\s*["']|(?:^|[,{([])[^\S\n]*(?::|[=-]>|=)\s*["'\w]/m;
const BRACKETS = /[{}[\](),]/g;
/** The exit, which has a square of its own. */
const EXIT = /\b(?:exit|goal)\w*["']?\s*[:=]?\s*[[({]?\s*\d{1,2}\s*,\s*\d{1,2}/gi;
const EMPTY = /^(?:0|-1|[.\s_-]*|empty|free|none|null|nil|leer|vide|vac[ií]o|libre|vuoto|leeg)$/i;
/** The fewest vehicles, and the longest text. */
const LEAST = 3;
const LONGEST = 1 << 14;

type Cell = readonly [string, string];

/** The text with such a list in the place of a map; undefined where the cells of some label do not lie in a line. */
export function withoutCellMap(text: string): string | undefined {
  if (text.length > LONGEST || !MAY_BE.test(text)) return undefined;
  const pattern = [ENTRY, TUPLE].find((one) => text.search(one) >= 0);
  if (!pattern) return undefined;
  const labels = new Map<string, Cell[]>();
  const cells = new Set<string>();
  for (const { groups } of text.matchAll(pattern)) {
    const [first = '', second = ''] = groups?.key?.match(/\d+/g)?.slice(-2) ?? [];
    const cell: Cell = [first, second];
    const label = (groups?.label ?? '')
      .replace(/^[:\\"']|["']$/g, '')
      .trim()
      .replace(/\s+/g, '_');
    if (cells.has(cell.join())) return undefined;
    cells.add(cell.join());
    labels.set(label, [...(labels.get(label) ?? []), cell]);
  }
  const rest = text.replace(pattern, '');
  const all = [...labels.values()].flat();
  const side = sideOf(all);
  const [empty, another] = [...labels.keys()].filter((label) => EMPTY.test(label));
  if (LEFT.test(rest.replace(EXIT, '')) || another !== undefined || side === undefined) return undefined;
  // where not all cells are there, a label such as 0 may be a vehicle
  if (empty !== undefined && side > 0) labels.delete(empty);
  const records = [...labels].map(([label, own]) => {
    const ends = endsOf(own.sort(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d)));
    return ends && label !== '' ? [label, ...ends].join(' ') : undefined;
  });
  if (records.length < LEAST || !records.every((record) => record !== undefined)) return undefined;
  const about = side > 0 ? [`size = ${side}`, `${leastOf(all.map(([first]) => Number(first)))}-based`] : [];
  const beside = rest
    .split(LINE_BREAK)
    .map((line) => (line.search(EXIT) < 0 ? line.replace(BRACKETS, ' ') : line));
  return [...beside, ...about, '', ...records, ''].join('\n');
}

/** The side of the square that cells fill; 0 where they leave some out, and undefined where they fill what is no square. */
function sideOf(cells: readonly Cell[]): number | undefined {
  const [rows, columns] = [0, 1].map((i) => {
    const numbers = cells.map((cell) => Number(cell[i]));
    return greatestOf(numbers) - leastOf(numbers) + 1;
  }) as [number, number];
  if (cells.length < rows * columns) return 0;
  return rows === columns ? rows : undefined;
}
