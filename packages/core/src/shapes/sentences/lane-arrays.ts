/*
 * Programs that keep what does not change about the vehicles in arrays, with the row or column in which each drives, and give the
 * places in their lanes to a state:
 *
 *     horiz = new boolean[] {true, false};        0 h lane 2 offset 1 length 2
 *     len = new int[] {2, 3};                     1 v lane 5 offset 0 length 3
 *     moveOn = new int[] {2, 5};
 *     s = new State(new int[] {1, 0});
 */
const LANES = 'moveon|fixcoor|fixed_?(?:coord?|pos|lane)|lanes?|tracks?';
const MAY_BE = new RegExp(String.raw`(?:${LANES})\s*=`, 'i');
const NEW = String.raw`(?:new\s+\w{2,10}\s*\[\s*\]\s*)?`;
const LIST = String.raw`${NEW}[[({]([\w\s,'"]{3,2000})[\])}]`;
/** A list that is set to a name, or stands among the arguments of a state. */
const FOUND = new RegExp(
  String.raw`(?<![A-Za-z\d])([A-Za-z]{2,12}(?:_[A-Za-z]{2,6})?)\s*=\s*${LIST}|\bState\s*\((?:\s*\w{1,20}\s*[,=]){0,2}\s*${LIST}`,
  'g',
);
const REMARK = /(?:\/\/|(?<!\S)#).*$|\/\*[\s\S]*?\*\//gm;

const NAMES = {
  across: /^(?:is_?)?horiz(?:ontal)?s?$/i,
  down: /^(?:is_?)?vert(?:ical)?s?$/i,
  length: /^len(?:gth)?s?$|^sizes?$/i,
  lane: new RegExp(`^(?:${LANES})$`, 'i'),
  offset: /^(?:pos(?:ition)?s?|config(?:uration)?s?|offsets?|start|state)$/i,
} as const;
type Kind = keyof typeof NAMES;

const kindOf = (name: string): Kind | undefined =>
  (Object.keys(NAMES) as Kind[]).find((kind) => NAMES[kind].test(name));

/** The vehicles of such arrays, one a line, and a blank line between boards; undefined where a text has none. */
export function laneArrays(text: string): string | undefined {
  if (!MAY_BE.test(text)) return undefined;
  const program = text.replace(REMARK, '');
  if (/exit(?!\s*\()/i.test(program)) return undefined;
  const lists = new Map<Kind, readonly string[]>();
  const boards = new Set<string>();
  for (const [, name, list, given] of program.matchAll(FOUND)) {
    const kind = name === undefined ? 'offset' : kindOf(name);
    if (!kind) continue;
    lists.set(
      kind,
      (list ?? given ?? '')
        .replace(/,\s*$/, '')
        .split(',')
        .map((item) => item.trim()),
    );
    if (kind !== 'offset') continue;
    const board = boardOf(lists);
    if (board === undefined) return undefined;
    boards.add(board);
  }
  if (boards.size === 0) return undefined;
  const [size] = /(?<=\b(?:size|width|n)\s*=\s*)\d{1,2}\b/i.exec(program) ?? [];
  const head = size === undefined || Number(size) < LEAST_SIDE ? '' : `size: ${size}\n`;
  return boards.size === 1
    ? `${head}${[...boards][0]}`
    : [...boards].map((board, i) => `Level ${i + 1}\n${head}${board}`).join('\n\n');
}

const LEAST_SIDE = 4;
/** The most vehicles that a board can have: those of 2 cells on 16 columns and rows. */
const MOST_VEHICLES = 128;

/** A line for each vehicle; undefined where an array is missing or has another length, and where two vehicles share a cell. */
function boardOf(lists: ReadonlyMap<Kind, readonly string[]>): string | undefined {
  const ways = lists.get('across') ?? lists.get('down');
  const [lengths, lanes, offsets] = [lists.get('length'), lists.get('lane'), lists.get('offset')];
  if (!ways || !lengths || !lanes || !offsets || ways.length < 2 || ways.length > MOST_VEHICLES)
    return undefined;
  if ([lengths, lanes, offsets].some((list) => list.length !== ways.length)) return undefined;
  if (!ways.every((way) => /^(?:true|false|0|1)$/i.test(way))) return undefined;
  if (![...lengths, ...lanes, ...offsets].every((number) => /^\d{1,2}$/.test(number))) return undefined;
  const cells = new Set<string>();
  const lines = ways.map((way, i) => {
    const isOne = /^(?:true|1)$/i.test(way) === lists.has('across');
    const [lane, offset, length] = [Number(lanes[i]), Number(offsets[i]), Number(lengths[i])];
    for (let k = offset; k < offset + length; k++) cells.add(isOne ? `${lane},${k}` : `${k},${lane}`);
    return `${i} ${isOne ? 'h' : 'v'} lane ${lane} offset ${offset} length ${length}`;
  });
  const taken = lengths.reduce((sum, length) => sum + Number(length), 0);
  return cells.size === taken ? lines.join('\n') : undefined;
}
