import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirror, transpose } from '../board/board.ts';
import { moves } from '../board/moves.ts';
import { validate } from '../board/validate.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { backgroundPicture, darkBackground, lightBackground, wallPicture } from './board-background.ts';
import { cardBack, cardFront } from './card.ts';
import { boardLayers } from './layers.ts';
import { outlineText } from './outlined-text.ts';
import { contrast, inkOn, paintOf, primaryPaint, vehiclePaints } from './palette.ts';
import { renderSvg } from './svg.ts';
import { lookOf, vehiclePicture } from './vehicle-picture.ts';
import { coatOf } from './vehicle-shape.ts';

/** The names of all elements in order, after checking that the tags are balanced and attributes quoted. */
function elementsOf(svg: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="(?:[^"<&]|&#\d+;)*")*)(\/?)>/g,
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

test.each([-1, 9])('a move by %i cells, off the board, is refused', (by) => {
  const board = boardOf(['XX..', '....']);
  expect(() => renderSvg(board, { move: { vehicle: 0, by } })).toThrow(
    new RangeError(`options.move.by is ${by}; expected a slide that ends on the board`),
  );
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

describe('markup in an option is escaped or refused', () => {
  const bad = '"><script>';
  const as = (value: unknown) => value as never;
  const board = boardOf(['XX#A', '...A', '....']);

  test.each([
    ['light', lightBackground],
    ['dark', darkBackground],
  ] as const)('the theme %s by its name', (name, theme) => {
    expect(renderSvg(board, { theme: name })).toBe(renderSvg(board, { theme }));
    expect(() => renderSvg(board, { theme: as(name.toUpperCase()) })).toThrow(
      /^options.theme is .*; expected light, dark or an object with colours$/,
    );
  });

  test.each(Object.keys(lightBackground))('the colour %s of a theme', (name) => {
    const svg = renderSvg(board, { theme: { ...darkBackground, [name]: bad } });
    expect(elementsOf(svg)).toEqual(elementsOf(renderSvg(board)));
    expect(svg).toContain('="&#34;&#62;&#60;script&#62;"');
    expect(() => renderSvg(board, { theme: { ...darkBackground, [name]: as(7) } })).toThrow(
      new RangeError(`theme.${name} is 7; expected a text`),
    );
  });

  test('the colour of a wall by itself', () => {
    const wall = (colour: string) =>
      elementsOf(`<g>${wallPicture({ ...lightBackground, wall: colour })}</g>`);
    expect(wall(bad)).toEqual(wall('#000'));
  });

  test('the words of a card', () => {
    const size = { width: 630, height: 880 };
    const words = (text: string) => ({ number: 1, name: text, grade: text, moves: text, steps: text });
    for (const side of [
      (text: string) => cardFront(board, words(text), size),
      (text: string) => cardBack([text], words(text), size),
    ]) {
      const card = `<g>${side(bad)}</g>`;
      expect(elementsOf(card)).toEqual(elementsOf(`<g>${side('a')}</g>`));
      expect(card).toContain('&#60;s');
      elementsOf(outlineText(card));
    }
  });

  test.each<[string, () => unknown, string]>([
    ['the theme', () => renderSvg(board, { theme: as(bad) }), 'options.theme is'],
    ['the theme of a background', () => backgroundPicture(as({ walls: [] }), as(bad)), 'theme is'],
    ['the labels', () => renderSvg(board, { labels: as(bad) }), 'options.labels is'],
    ['the move', () => renderSvg(board, { move: as(bad) }), 'options.move is'],
    [
      'a part of the move',
      () => renderSvg(board, { move: { vehicle: 0, by: as(bad) } }),
      'options.move: by is',
    ],
    ['the width of layers', () => boardLayers(board, as(bad)), 'width is'],
    [
      'the paint of a vehicle',
      () => vehiclePicture({ ...lookOf(board, 0), paint: { ...primaryPaint, fill: bad } }),
      'look.paint.fill is',
    ],
  ])('%s', (_, draw, message) => {
    expect(draw).toThrow(RangeError);
    expect(draw).toThrow(`${message} "\\"><script>"`);
  });
});
