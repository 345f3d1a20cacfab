// Drawings of a board as people make them by hand: its rows with a border, with names along its edges, with an exit, with words above
// and below.
//
//     Level 3
//        A B C D
//       +-------+
//     1 |A . B B| 1
//     2 |X X . C| 2 ->
//       +-------+

const empties = ['.', '.', '.', '-', '_', '·', 'o', '0'];
const above = ['Level 3', 'Level 3 (8 moves)', '# Level 3', 'Puzzle 3:', 'Rush Hour', '3', '```'];
const below = ['8 moves', 'Solution in 8 moves', 'min moves: 8'];
const indents = ['', '', '  ', '\t', '> ', '    '];
const kinds = ['1', '0', 'a', 'A', '1️⃣'];
const separators = [' ', '  ', ' | ', '. ', ') ', ': '];
const exits = ['', '', ' ->', '>', ' →', ' EXIT', ' <- exit'];
/** The lines above and below the rows, which `dash` makes as wide as they are, and the sides. */
const borders = {
  none: { sides: ['', ''] },
  plus: { sides: ['|', '|'], line: (width) => `+${'-'.repeat(width)}+` },
  box: {
    sides: ['│', '│'],
    line: (width, isTop) => (isTop ? `┌${'─'.repeat(width)}┐` : `└${'─'.repeat(width)}┘`),
  },
  bars: { sides: ['|', '|'] },
  double: { sides: ['||', '||'], line: (width) => '='.repeat(width + 4) },
  rules: { sides: ['', ''], line: (width) => '-'.repeat(width) },
};

const nameOf = (kind, i) =>
  kind === '1️⃣'
    ? `${i + 1}️⃣`
    : /\d/.test(kind)
      ? String(Number(kind) + i)
      : String.fromCharCode(kind.charCodeAt(0) + i);

/**
 * One drawing of rows of glyphs, in which `.` is empty and the red car leaves at the right.
 *
 * @param {readonly string[]} rows
 * @param {number} exitRow
 * @param {(below: number) => number} random a number below another
 * @returns its lines, where its rows begin, and whether they have names, which show that one is missing
 */
export function drawing(rows, exitRow, random) {
  const pick = (all) => all[random(all.length)];
  const border = pick(Object.keys(borders));
  // a rule of dashes above empty cells of dashes may be a row
  const empty = pick(border === 'rules' ? empties.filter((glyph) => !/[-_]/.test(glyph)) : empties);
  const between = pick(['', '', ' ', '  ']);
  const { sides, line } = borders[border];
  const pad = between === '' ? '' : ' ';
  const inner = rows.map((row) => [...row.replaceAll('.', empty)].join(between));
  const width = pad.length * 2 + (inner[0]?.length ?? 0);
  const exit = pick(exits);
  const kind = pick(kinds);
  const where = pick(['none', 'front', 'behind', 'both']);
  const separator = where === 'front' ? pick(separators) : pick(separators.slice(0, 3));
  const margin =
    where === 'front' || where === 'both' ? ' '.repeat(nameOf(kind, 0).length + separator.length) : '';
  const heading = pick(['none', 'none', '1', 'A', 'a']);
  const heads =
    heading === 'none'
      ? []
      : [
          `${margin}${' '.repeat(sides[0].length + (sides[0] ? pad.length : 0))}${[...rows[0]].map((_, i) => nameOf(heading, i)).join(between)}`,
        ];
  const body = inner.map((cells, i) => {
    const name = nameOf(kind, i);
    const bordered = sides[0] === '' ? cells : `${sides[0]}${pad}${cells}${pad}${sides[1]}`;
    const front = where === 'front' || where === 'both' ? `${name}${separator}` : '';
    const behind = where === 'behind' || where === 'both' ? `${separator.trimEnd()} ${name}` : '';
    return `${front}${bordered}${behind}${i === exitRow ? exit : ''}`;
  });
  const ruled = line ? [`${margin}${line(width, true)}`, ...body, `${margin}${line(width, false)}`] : body;
  const isBelow = heads.length > 0 && random(2) === 1;
  const indent = pick(indents);
  const lines = [...(isBelow ? [] : heads), ...ruled, ...(isBelow ? heads : [])].map((text) => indent + text);
  const title = random(2) === 0 ? [] : [pick(above)];
  const end = title[0] === '```' ? ['```'] : random(3) === 0 ? [pick(below)] : [];
  return {
    lines: [...title, ...lines, ...end],
    start: title.length + (isBelow ? 0 : heads.length) + (line ? 1 : 0),
    isNamed: where !== 'none',
  };
}
