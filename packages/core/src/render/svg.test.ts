import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirror, transpose } from '../board/board.ts';
import { moves } from '../board/moves.ts';
import { validate } from '../board/validate.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { contrast, inkOn, paintOf, primaryPaint, vehiclePaints } from './palette.ts';
import { renderSvg } from './svg.ts';
import { coatOf } from './vehicle-shape.ts';

/** The names of all elements in order, after checking that the tags are balanced and attributes quoted. */
function elementsOf(svg: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end) expect(open.pop()).toBe(name);
      else {
        names.push(name);
        if (!empty) open.push(name);
      }
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!#\d+;)/);
  return names;
}

test('g1: title, description, thirteen labels, size', () => {
  const svg = renderSvg(seedBoards.g1, { width: 320 });
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-40 -40 680 680" width="320" height="320" role="img">/,
  );
  expect(svg).toContain(
    '<title>Rush Hour board, 6 rows by 6 columns: the red car, row 3, columns 3 to 4, leaves at the right</title>',
  );
  expect(svg).toMatch(
    /<desc>truck a: column 1, rows 1 to 3; car b: column 2, rows 1 to 2; .*car l: row 6, columns 5 to 6<\/desc>/,
  );
  expect(elementsOf(svg).filter((name) => name === 'text')).toHaveLength(13);
  expect(elementsOf(renderSvg(seedBoards.g1, { labels: false }))).not.toContain('text');
});

test('a move is named in the title and drawn as an outline and an arrow', () => {
  const svg = renderSvg(seedBoards.g2, { move: { vehicle: 1, by: 2 } });
  expect(svg).toContain('; next move: car a right 2</title>');
  expect(svg).toContain('<rect x="208" y="12" width="184" height="76" rx="20" fill="#fff" stroke="#14202b"');
  expect(svg).toContain('M70 0H266');
  expect(renderSvg(seedBoards.g2)).not.toContain('stroke-dasharray');
});

describe('an arrow is drawn at the exit', () => {
  const board = boardOf(['....', 'XX..', '....']);
  test.each([
    ['right', board, 'translate(400 150) rotate(0)'],
    ['left', mirror(board), 'translate(0 150) rotate(180)'],
    ['bottom', transpose(board), 'translate(150 400) rotate(90)'],
    ['top', transpose(mirror(board)), 'translate(150 0) rotate(270)'],
  ])('%s', (_, board, place) => {
    expect(renderSvg(board)).toContain(place);
  });
});

test('markup in labels is text', () => {
  const made = validate({
    width: 4,
    height: 2,
    vehicles: [
      {
        label: `<b>&"'`,
        primary: true,
        squares: [
          { row: 0, column: 0 },
          { row: 0, column: 1 },
        ],
      },
    ],
    walls: [],
  });
  const svg = made.ok ? renderSvg(made.value) : '';
  expect(svg).toContain('>&#60;b&#62;&#38;&#34;&#39;</text>');
  expect(elementsOf(svg)).not.toContain('b');
});

test('every picture is well formed, with short numbers, without ids and external references', () => {
  fc.assert(
    fc.property(legalBoards(), fc.nat(), (board, choice) => {
      const possible = moves(board);
      const move = possible[choice % possible.length];
      const svg = renderSvg(board, move ? { move } : {});
      const elements = elementsOf(svg);
      expect(elements.filter((name) => name === 'text')).toHaveLength(board.vehicles.length);
      expect(svg.replaceAll(/<(title|desc|text)\b.*?<\/\1>/g, '')).not.toMatch(
        /NaN|undefined|\d\.\d{2}| id=|url\(|href/,
      );
    }),
    { numRuns: randomRuns(100) },
  );
});

describe('palette', () => {
  test.each([primaryPaint, ...vehiclePaints])('letters on $name are easy to read', (paint) => {
    const { roof } = coatOf(paint, paint === primaryPaint);
    expect(contrast(roof, inkOn(roof))).toBeGreaterThan(4.5);
  });
  test('the contrast of black and white is 21, that of grey #767676 and white is 4.54', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
  test('only the primary is red, wherever it stands in the order', () => {
    const board = seedBoards['prolog-40'];
    expect(board.primary).toBe(12);
    const names = board.vehicles.map((_, index) => paintOf(board, index).name);
    expect(names.indexOf('red')).toBe(12);
    expect(new Set(names).size).toBe(13);
  });
});
