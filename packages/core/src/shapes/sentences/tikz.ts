/*
 * Rectangles that TikZ draws on a grid, as a list with the corners of each. TikZ counts from the bottom.
 *
 *     \draw (0,0) grid (6,6);                            6 columns and rows
 *     \fill[red] (1,3) rectangle (3,4);                  red: row 3, columns 2 to 3
 *     \filldraw[fill=blue] (0,2) rectangle ++(1,3);      blue: rows 2 to 4, column 1
 *     \node at (2,3.5) {X};                              the label of the rectangle that it lies in
 */
import { splitLines } from '../../text/lines.ts';

const NUMBER = '(-?\\d{1,2}(?:\\.\\d+)?)';
const POINT = `\\(\\s*${NUMBER}\\s*,\\s*${NUMBER}\\s*\\)`;
const RECTANGLE = new RegExp(
  `\\\\(?:fill|draw|filldraw|path|shade)\\s*(?:\\[([^\\]]*)\\])?\\s*${POINT}\\s*rectangle\\s*(\\+{0,2})\\s*${POINT}`,
  'g',
);
const GRID = new RegExp(`${POINT}\\s*grid\\s*(?:\\[[^\\]]*\\]\\s*)?${POINT}`);
const NODE = new RegExp(
  `\\\\node\\s*(?:\\[[^\\]]*\\])?\\s*(?:\\(\\w*\\))?\\s*at\\s*${POINT}\\s*(?:\\[[^\\]]*\\])?\\s*\\{([^{}]*)\\}|node\\s*(?:\\[[^\\]]*\\])?\\s*\\{([^{}]*)\\}`,
  'g',
);
const COLOUR =
  /(?:^|,)\s*(?:fill|color|top color|ball color)\s*=\s*([A-Za-z]+)|(?:^|,)\s*([A-Za-z]+)\s*(?:![\w!]*)?\s*(?=,|$)/;
/** Options that are no colours. */
const OTHER = /^(?:thick|thin|dashed|dotted|rounded|draw|fill|line|ultra|very|step|help|none|white|sharp)$/;
const FLIPPED = /\[[^\]]*(?:yscale\s*=\s*-|y\s*=\s*(?:\{\([^)]*,\s*-|-))/;

/** The most rectangles of a board. */
const MOST = 64;

interface Rectangle {
  readonly line: number;
  readonly label: string;
  /** The first and the last column and row, from 0; rows as the picture counts them. */
  readonly box: readonly [left: number, low: number, right: number, high: number];
}

/** The list of a picture's rectangles; undefined where there is no grid, or a rectangle does not lie on it. */
export function withoutTikz(text: string): string | undefined {
  const grid = GRID.exec(text);
  if (!grid) return undefined;
  const [left = 0, low = 0, right = 0, high = 0] = grid.slice(1).map(Number);
  const [width, height] = [right - left, high - low];
  if (![left, low, width, height].every(Number.isInteger) || width < 2 || height < 2) return undefined;
  const lines = splitLines(text);
  const nodes = lines.flatMap(({ text: line, number }) =>
    [...line.matchAll(NODE)].map(([, x, y, own, inside]) => ({
      number,
      x: Number(x),
      y: Number(y),
      name: bare(own ?? inside ?? ''),
      isInside: x === undefined,
    })),
  );
  const found: Rectangle[] = [];
  for (const { text: line, number } of lines) {
    for (const [, options = '', x, y, plus, toX, toY] of line.matchAll(RECTANGLE)) {
      const [a, b] = [Number(x), Number(y)];
      const [c, d] = plus ? [a + Number(toX), b + Number(toY)] : [Number(toX), Number(toY)];
      const box = [
        Math.min(a, c) - left,
        Math.min(b, d) - low,
        Math.max(a, c) - left,
        Math.max(b, d) - low,
      ].map(Math.round) as [number, number, number, number];
      if (box[2] - box[0] === width && box[3] - box[1] === height) continue;
      const node = nodes.find(
        (one) =>
          (one.isInside && one.number === number) ||
          (one.x - left > box[0] && one.x - left < box[2] && one.y - low > box[1] && one.y - low < box[3]),
      );
      found.push({ line: number, label: node?.name || colourIn(options), box });
    }
  }
  if (lines.some(({ text: line }) => mayPlace(line))) return undefined;
  const areOnGrid = found.every(
    ({ box: [l, b, r, t] }) => l >= 0 && b >= 0 && r <= width && t <= height && r > l && t > b,
  );
  if (found.length < 2 || found.length > MOST || !areOnGrid) return undefined;
  const isFlipped = FLIPPED.test(text);
  const labels = distinct(found.map(({ label }) => label));
  const records = found.map(({ box: [l, b, r, t] }, i) => {
    const [top, bottom] = isFlipped ? [b, t] : [height - t, height - b];
    return `${labels[i]} ${top + 1} ${l + 1} ${bottom} ${r}`;
  });
  const head = [`board: ${width}x${height}`, 'label row column row2 column2'];
  // records stay in the lines of their rectangles, where these follow each other and there is room above them
  const first = found[0]?.line ?? 1;
  const above = first - 1 - head.length;
  const areInOrder = found.every(({ line }, i) => line === first + i);
  return [...(areInOrder && above > 0 ? Array<string>(above).fill('') : []), ...head, ...records].join('\n');
}

/** Whether a line has more than rectangles, grids and nodes, and so may be a rectangle with a mistake. */
function mayPlace(line: string): boolean {
  const rest = line
    .replace(/(?<!\\)%.*$/, '')
    .replace(RECTANGLE, '')
    .replace(GRID, '')
    .replace(NODE, '')
    .replace(/\\(?:begin|end|usetikzlibrary|definecolor|tikzset)\b.*$|\[[^\]]*\]|\\draw|;/g, '');
  return /[\p{L}\d()]/u.test(rest) && /\d|rectangle|fill/.test(rest);
}

const bare = (name: string): string => name.replace(/\\\w+|[${}\s]/g, '').slice(0, 12);

function colourIn(options: string): string {
  for (const part of options.split(',')) {
    const [, named, alone] = COLOUR.exec(part.trim()) ?? [];
    const colour = named ?? alone;
    if (colour !== undefined && !OTHER.test(colour)) return colour;
  }
  return 'block';
}

/** The labels, with a number where one was there before. */
function distinct(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label}${count}`;
  });
}
