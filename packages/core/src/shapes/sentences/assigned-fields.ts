/*
 * Vehicles whose properties a program sets one by one, as the object that they are:
 *
 *     level->cars[0].at.x = 1;        { "cars": [{ "at": { "x": 1 }, "dir": "H" }] }
 *     level->cars[0].dir = H;
 *
 *     a.x = 3; a.dir = 'v';           { "a": { "x": 3, "dir": "v" } }
 */

const NAME = String.raw`[A-Za-z_]\w{0,30}`;
const PART = String.raw`(?:\.|->|\[\d{1,3}\])`;
const VALUE = String.raw`-?\d{1,4}|true|false|"[^"\n]{0,30}"|'[^'\n]{0,30}'|(?:${NAME}(?:\.|::)){0,2}${NAME}`;
const ASSIGNED = new RegExp(
  String.raw`(?<![\w.>\])])(${NAME}(?:\[\d{1,3}\]|(?:\.|->)${NAME}){1,6})\s*=\s*(${VALUE})\s*(?=[;,\n}]|$)`,
  'g',
);
const MAY_BE = new RegExp(String.raw`${PART}(?:${NAME})?\s*=\s*[\w"'-]`);
/** A list, or a property that is set to something else, among what is left of the text. */
const LEFT = /[[{(][^\])}\n]*[,;:]\s*['"\d]|\[\d{1,3}\](?:\.|->)|(?<![\w.>])\w+(?:\.|->)\w+\s*=(?![=>])/;
const SAYS = /exit(?!\s*\()|goal|escape|wall|obstacle|size|width|height|\d\s?[x×]\s?\d/i;
/** The fewest vehicles, and the fewest properties of each. */
const LEAST = 3;
const LONGEST = 1 << 16;
const MOST_BOARDS = 100;

interface Tree {
  [name: string]: Tree | string;
}

/** The objects of a program that sets their properties one by one, one a line; undefined for other texts. */
export function assignedFields(text: string): string | undefined {
  if (text.length > LONGEST || !MAY_BE.test(text)) return undefined;
  const found = [...text.matchAll(ASSIGNED)].map(([, path = '', value = '']) => ({
    path: partsOf(path),
    value,
  }));
  if (found.length < LEAST * LEAST || isMore(text.replace(ASSIGNED, ''))) return undefined;
  const [root] = found[0]?.path ?? [];
  const hasRoot = found.every(({ path }) => path[0] === root && !/^\d/.test(path[1] ?? '0'));
  const boards: Tree[] = [{}];
  for (const { path, value } of found) {
    const own = hasRoot ? path.slice(1) : path;
    const known = valueAt(boards.at(-1) ?? {}, own);
    // a number of the whole board may be set twice
    if (known === value && own.length === 1) continue;
    if (known !== undefined) boards.push({});
    if (!set(boards.at(-1) ?? {}, own, value)) return undefined;
  }
  if (boards.length > MOST_BOARDS || !boards.every(hasVehicles)) return undefined;
  return boards.map(written).join('\n\n');
}

/** Whether what is left of a text may say more of the board. */
const isMore = (left: string): boolean => LEFT.test(left) || SAYS.test(left);

const partsOf = (path: string): string[] => path.split(/->|[.[\]]+/).filter((part) => part !== '');

function valueAt(tree: Tree, path: readonly string[]): string | undefined {
  let node: Tree | string | undefined = tree;
  for (const part of path)
    node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** Puts a value in its place; false where something else is there. */
function set(tree: Tree, path: readonly string[], value: string): boolean {
  let node = tree;
  for (const part of path.slice(0, -1)) {
    if (!Object.hasOwn(node, part)) node[part] = {};
    const next = node[part];
    if (next === undefined || typeof next === 'string') return false;
    node = next;
  }
  const last = path.at(-1);
  if (last === undefined || Object.hasOwn(node, last)) return false;
  node[last] = value;
  return true;
}

/** Whether some object holds enough objects, all with the same properties. */
function hasVehicles(tree: Tree): boolean {
  const inner = Object.values(tree).flatMap((value) => (typeof value === 'string' ? [] : [value]));
  const [first] = inner;
  const names = first ? Object.keys(first).sort().join(' ') : '';
  const areAlike = inner.every((one) => Object.keys(one).sort().join(' ') === names);
  const isList =
    areAlike && inner.length >= LEAST && names.split(' ').length >= LEAST && countUp(Object.keys(tree));
  return isList || inner.some(hasVehicles);
}

/** Whether names that are numbers count up from 0 or 1. */
const countUp = (names: readonly string[]): boolean =>
  !/^\d+$/.test(names[0] ?? '') ||
  names.every((name, i) => Number(name) === Number(names[0]) + i && Number(names[0]) < 2);

/** The text of an object in JSON, with a list where its names are numbers. */
function written(value: Tree | string): string {
  if (typeof value === 'string')
    return /^(?:-?\d+|true|false)$/.test(value) ? value : JSON.stringify(value.replace(/^["']|["']$/g, ''));
  const entries = Object.entries(value);
  return entries.every(([name]) => /^\d+$/.test(name))
    ? `[${entries.map(([, item]) => written(item)).join(', ')}]`
    : `{${entries.map(([name, item]) => `${JSON.stringify(name)}: ${written(item)}`).join(', ')}}`;
}
