/*
 * Tables of vehicles in Markdown whose cells hold more than one word, with one word in each:
 *
 *     | Vehicle | Rows | Columns | Orientation |      | Label | Row | Column | Length | Direction |
 *     |---------|------|---------|-------------|      |-------|-----|--------|--------|-----------|
 *     | Red car | 3    | 2–3     | East-West   |      | Red | 3 | 2 | 2 | horizontal |
 *     | Truck O | A–C  | 6       | North-South |      | O | 1 | 6 | 3 | vertical |
 *
 * A table with a cell that is not understood stays as it is, and so does one whose cells contradict each other.
 */
import { once } from '../../basics/once.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import { sizesIn } from '../sentences/sizes-said.ts';
import { isAcross, isRedWord, lengthOfWord, rolesOfHeading } from './words.ts';

const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const BOLD = /^(\*\*|__|`)(.*)\1$/;
const PLAIN = /^\S+$/;
const PLAIN_HEADING = /^[\p{L}\p{N}_]+$/u;
/** More rows are no board. */
const MOST = 64;
/** The columns of a board whose size is not said. */
const USUAL = 6;

/** The text around a table, and how many columns it says that the board has. */
interface Said {
  readonly text: string;
  readonly side: () => number;
}

type Role = 'label' | 'row' | 'column' | 'length' | 'direction' | 'type' | 'other';

interface Vehicle {
  readonly label: string;
  readonly row: string;
  readonly column: string;
  readonly length: number;
  readonly across: boolean;
  readonly others: readonly string[];
}

/** The text with one word in each cell of its tables of vehicles. */
export function withPlainTables(text: string): string {
  if (!text.includes('|') || !text.includes('-')) return text;
  const given = text.split(LINE_BREAK);
  const lines = given.map(longRule);
  const said = { text, side: once(() => sizesIn(text)[0]?.width ?? USUAL) };
  let isChanged = lines.some((line, i) => line !== given[i]);
  for (let i = 1; i < lines.length - 1; i++) {
    if (!RULE.test(lines[i] ?? '')) continue;
    let end = i + 1;
    while (end < lines.length && end - i <= MOST + 1 && (lines[end] ?? '').includes('|')) end++;
    if (end - i > MOST) continue;
    const table = plainTable(cellsOf(lines[i - 1] ?? ''), lines.slice(i + 1, end).map(cellsOf), said);
    if (!table) continue;
    isChanged = true;
    lines.splice(i - 1, 1, table[0] ?? '');
    lines.splice(i + 1, end - i - 1, ...table.slice(1));
  }
  return isChanged ? lines.join('\n') : text;
}

/** The line below the head of a table, with one dash a column: Markdown allows that, but it looks like a row of empty cells. */
function longRule(line: string, i: number, lines: readonly string[]): string {
  if (!SHORT_RULE.test(line) || lines[i - 2]?.includes('|')) return line;
  const head = cellsOf(lines[i - 1] ?? '').filter((cell) => cell !== '');
  const isHead = head.length > 1 && new Set(head).size === head.length;
  const isEmptyCell = lines.some((other, n) => n !== i && /\|\s*-\s*\|/.test(other));
  return isHead && !isEmptyCell ? line.replaceAll('-', '---') : line;
}

const SHORT_RULE = /^\s*\|?(?:\s*-\s*\|){2,}\s*-?\s*$/;

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim().replace(BOLD, '$2'));

/** The lines of a table with one word in each cell; undefined where it has so already, or a cell is not understood. */
function plainTable(
  headings: readonly string[],
  rows: readonly string[][],
  { text, side }: Said,
): string[] | undefined {
  const roles = headings.map(roleOf);
  const isPlain =
    headings.every((cell) => PLAIN_HEADING.test(cell)) &&
    rows.every((row) => row.every((cell) => PLAIN.test(cell))) &&
    rows.every((row) => row.every((cell, i) => roles[i] !== 'direction' || !/[-–/]./.test(cell)));
  const has = (role: Role) => roles.filter((one) => one === role).length;
  const isKnown = has('row') === 1 && has('column') === 1 && has('label') <= 1;
  if (!isKnown || has('length') > 1 || has('direction') > 1 || rows.length < 2) return undefined;
  if (rows.some((row) => row.length !== headings.length)) return undefined;
  const column = roles.indexOf('column');
  const areLetters = rows.some((row) => /^[A-P]\b/i.test(row[roles.indexOf('row')] ?? ''));
  const areRanges = rows.some((row) => row.some((cell, i) => isOfPlace(roles[i]) && RANGE.test(cell)));
  if (isPlain && !areLetters && !areRanges) return undefined;
  const isFromZero =
    rows.some((row) => /^0/.test(row[column] ?? '')) ||
    /\b(?:0|zero)[- ](?:based|indexed)|\bfrom 0\b/i.test(text);
  const vehicles = rows.map((row) => vehicleIn(row, roles, isFromZero ? 0 : 1));
  if (!vehicles.every((vehicle) => vehicle !== undefined)) return undefined;
  // letters count from 1 where numbers do, which must be seen or said
  const isFromOne =
    /\b(?:1|one)[- ](?:based|indexed)|\bfrom 1\b/i.test(text) ||
    vehicles.some(({ column, length, across }) => Number(column) + (across ? length : 1) - 1 === side());
  if (areLetters && !isFromZero && !isFromOne) return undefined;
  const labels = vehicles.map(({ label }) => label);
  if (has('label') > 0 && (labels.includes('') || new Set(labels).size !== labels.length)) return undefined;
  const base = headings.join(' ').match(/\(?[01]-(?:based|indexed)\)?/i)?.[0] ?? '';
  const first = has('label') > 0 ? ['Label'] : [];
  const others = headings.flatMap((heading, i) =>
    roles[i] === 'other'
      ? otherHeading(
          heading,
          rows.map((row) => row[i] ?? ''),
        )
      : [],
  );
  return [
    rowOf([...first, 'Row', 'Column', 'Length', 'Direction', ...others]) + (base && ` ${base}`),
    ...vehicles.map(({ label, row, column, length, across, others }) =>
      rowOf([
        ...(label ? [label] : []),
        row,
        column,
        `${length}`,
        across ? 'horizontal' : 'vertical',
        ...others,
      ]),
    ),
  ];
}

/** The heading of a column that says nothing of a place; of one that only marks the red car, one that says so. */
const otherHeading = (heading: string, cells: readonly string[]): string =>
  cells.includes('') && cells.every((cell) => cell === '' || isRedWord(cell))
    ? 'Color'
    : heading.replace(/\s+/g, '_') || 'Color';

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const isOfPlace = (role: Role | undefined): boolean => role === 'row' || role === 'column';

function roleOf(heading: string): Role {
  const word = heading.replace(/\(.*?\)/g, '').trim();
  if (/^(?:start(?:ing)? |top )?rows?$/i.test(word)) return 'row';
  if (/^(?:start(?:ing)? |left )?col(?:umn)?s?$/i.test(word)) return 'column';
  if (/^(?:type|kind)$/i.test(word)) return 'type';
  if (/^h ?\/ ?v$/i.test(word)) return 'direction';
  const [role] = rolesOfHeading(word);
  return role === 'label' || role === 'row' || role === 'column' || role === 'length' || role === 'direction'
    ? role
    : 'other';
}

const RANGE = /^([A-P]|\d{1,2})\s*(?:-|–|—|to|\.\.)\s*([A-P]|\d{1,2})$/i;

/** The first and the last row or column, letters as numbers. */
function span(cell: string, base: number): readonly [number, number] | undefined {
  const numberOf = (one: string) =>
    /^\d/.test(one) ? Number(one) : (one.toLowerCase().codePointAt(0) ?? 0) - 97 + base;
  const [, first, last] = RANGE.exec(cell) ?? /^((?:[A-P]|\d{1,2}))$/i.exec(cell) ?? [];
  return first === undefined ? undefined : [numberOf(first), numberOf(last ?? first)];
}

function vehicleIn(cells: readonly string[], roles: readonly Role[], base: number): Vehicle | undefined {
  const of = (role: Role) => cells[roles.indexOf(role)];
  const [rows, columns] = [span(of('row') ?? '', base), span(of('column') ?? '', base)];
  if (!rows || !columns) return undefined;
  const [high, wide] = [rows[1] - rows[0] + 1, columns[1] - columns[0] + 1];
  const [label = '', ofLabel] = labelIn(of('label') ?? '');
  const said = of('direction');
  const type = of('type');
  const length = of('length');
  const lengths = [
    ...(length === undefined
      ? []
      : [Number(/^(\d)(?: ?(?:cells?|squares?|spaces?|units?|tiles?))?$/i.exec(length)?.[1])]),
    ...(type === undefined ? [] : [lengthOfWord(type.replace(/^.*\s/, ''))]),
    ...(ofLabel === undefined ? [] : [ofLabel]),
    ...(high > 1 || wide > 1 ? [Math.max(high, wide)] : []),
  ];
  const directions = [
    ...(said === undefined ? [] : [directionOf(said)]),
    ...(high > 1 || wide > 1 ? [wide > 1] : []),
  ];
  const [size] = new Set(lengths);
  const [across] = new Set(directions);
  const isSure = new Set(lengths).size === 1 && new Set(directions).size === 1 && (high === 1 || wide === 1);
  if (!isSure || size === undefined || !(size > 1) || across === undefined || high < 1 || wide < 1)
    return undefined;
  const others = cells
    .filter((_, i) => roles[i] === 'other')
    .map((cell) => cell.replace(/\s+/g, '_') || 'none');
  return { label, row: `${rows[0]}`, column: `${columns[0]}`, length: size, across, others };
}

/** A label of one word, and the length that words before it say. */
function labelIn(cell: string): readonly [string | undefined, number?] {
  if (PLAIN.test(cell)) return [cell];
  const [, word = '', label = ''] =
    /^(car|truck|bus|lorry|vehicle|piece|red) ([\p{L}\p{N}]{1,4})$/iu.exec(cell) ?? [];
  if (label === '') return [undefined];
  if (/^red$/i.test(word)) return /^car$/i.test(label) ? ['Red', 2] : [undefined];
  const length = lengthOfWord(word);
  return length === undefined ? [label] : [label, length];
}

function directionOf(cell: string): boolean | undefined {
  const [first = '', last = first] = cell.split(/\s*[-–/↔]\s*/).filter((part) => part !== '');
  const two = [first, last].map(
    (part) => isAcross(part) ?? (/^(?:top|bottom)$/i.test(part) ? false : undefined),
  );
  return isAcross(cell) ?? (two[0] === two[1] ? two[0] : undefined);
}
