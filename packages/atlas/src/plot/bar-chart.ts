// A bar chart as one SVG document, without scripts or external styles.
//
//   1,000 ┤      ▄▄
//     100 ┤   ▄▄ ██        counts that differ much are drawn on a logarithmic scale, on which 1 is still visible
//      10 ┤▄▄ ██ ██ ▄▄
//          1  2  3  4

import { grouped } from '@unjam/core/basics';

export interface Bar {
  readonly label: string;
  /** A count, 0 or more. */
  readonly count: number;
}

interface BarChart {
  readonly title: string;
  /** The title of the axis with the labels of the bars. */
  readonly across: string;
  /** The title of the axis with the counts. */
  readonly up: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 760;
const HEIGHT = 400;
const LEFT = 84;
const RIGHT = 24;
const TOP = 64;
const BOTTOM = 60;
const FLOOR = HEIGHT - BOTTOM;

const INK = '#14202b';
const FAINT = '#5a6a78';
const LINE = '#dde3e9';
const FILL = '#3d7cc9';
const FONT = 'system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif';

/** If the largest count is more than this many times the least, the scale is logarithmic. */
const FAR_APART = 100;
/** Width of a digit of the labels. */
const DIGIT = 6.6;

interface Scale {
  readonly name: string;
  readonly ticks: readonly number[];
  /** How high a count stands, 0 to 1. */
  height(count: number): number;
}

/** Draws the chart, 760 by 400 pixels. */
export function barChart({ title, across, up, bars }: BarChart): string {
  const scale = scaleOf(bars.map(({ count }) => count));
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(bars.length, 1);
  const y = (count: number) => round(FLOOR - scale.height(count) * (FLOOR - TOP));
  const middle = (index: number) => round(LEFT + (index + 0.5) * slot);
  const width = Math.min(slot * 0.8, 56);
  const column = ({ label, count }: Bar, index: number) => {
    if (count === 0) return '';
    const top = y(count);
    const name = `<title>${escapeMarkup(label)}: ${grouped(count)}</title>`;
    return `<rect x="${round(middle(index) - width / 2)}" y="${top}" width="${round(width)}" height="${round(FLOOR - top)}">${name}</rect>`;
  };
  const every = strideOf(bars, slot);
  const counts = bars.map(({ count }) => grouped(count));
  const roomForCounts = counts.every((count) => count.length * DIGIT < slot);
  const below = bars.map(({ label }, i) =>
    placeOf(label, i) % every === 0 ? text(middle(i), FLOOR + 18, label) : '',
  );
  const above = bars.map(({ count }, i) =>
    roomForCounts && count > 0 ? text(middle(i), y(count) - 5, counts[i] ?? '') : '',
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family='${FONT}' font-size="12" fill="${INK}">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="28" font-size="17" font-weight="600">${escapeMarkup(title)}</text>`,
    `<text x="${LEFT}" y="46" fill="${FAINT}">${escapeMarkup(up)}${scale.name}</text>`,
    ...scale.ticks.map((tick) => {
      const at = y(tick);
      return `<path d="M${LEFT} ${at}H${WIDTH - RIGHT}" stroke="${LINE}"/><text x="${LEFT - 8}" y="${at + 4}" text-anchor="end" fill="${FAINT}">${grouped(tick)}</text>`;
    }),
    `<g fill="${FILL}">`,
    ...bars.map(column),
    '</g>',
    `<path d="M${LEFT} ${FLOOR}H${WIDTH - RIGHT}" stroke="${INK}"/>`,
    `<g text-anchor="middle">`,
    ...below,
    ...above,
    '</g>',
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 14}" text-anchor="middle" fill="${FAINT}">${escapeMarkup(across)}</text>`,
    '</svg>',
    '',
  ]
    .filter((part, i, all) => part !== '' || i === all.length - 1)
    .join('\n');
}

function scaleOf(counts: readonly number[]): Scale {
  const largest = Math.max(1, ...counts);
  const least = Math.min(largest, ...counts.filter((count) => count > 0));
  return largest / least > FAR_APART ? logarithmic(largest) : linear(largest);
}

function linear(largest: number): Scale {
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = Math.max(1, [0.2, 0.5, 1].map((n) => n * power).find((n) => largest / n <= 6) ?? 2 * power);
  const top = Math.ceil(largest / step) * step;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  return { name: '', ticks, height: (count) => count / top };
}

function logarithmic(largest: number): Scale {
  // the floor is half a count, so that a count of one can be seen
  const floor = Math.log10(0.5);
  const top = Math.log10(largest) + 0.08;
  const ticks = Array.from({ length: Math.floor(Math.log10(largest)) + 1 }, (_, i) => 10 ** i);
  return {
    name: ', logarithmic scale',
    ticks,
    height: (count) => Math.max(0, (Math.log10(count) - floor) / (top - floor)),
  };
}

/** How many labels there is room for: 1 for all of them, 2 for every second one and so on. */
function strideOf(bars: readonly Bar[], slot: number): number {
  const room = (Math.max(...bars.map(({ label }) => label.length), 1) + 1.5) * DIGIT;
  return [1, 2, 5, 10, 20, 50].find((every) => every * slot >= room) ?? 100;
}

/** The number that decides which labels are left out: if labels are numbers, round ones are kept. */
const placeOf = (label: string, index: number): number => (/^\d+$/.test(label) ? Number(label) : index);

const text = (x: number, y: number, words: string): string =>
  `<text x="${x}" y="${round(y)}">${escapeMarkup(words)}</text>`;
const round = (n: number): number => Math.round(n * 10) / 10;
const escapeMarkup = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
