// SVG as the operators of a PDF page, so that it is sharp at every size. Supports only what core's pictures contain:
// groups, rectangles and paths with plain colours; text becomes lines.
import { outlineText } from '../outlined-text.ts';
import { pathOperators, short } from './path-operators.ts';

/** Attributes that elements inherit from their parent. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
] as const;

type Attributes = ReadonlyMap<string, string>;

/**
 * The operators that draw markup.
 *
 * @param svg - well-formed markup; its units are those of the page
 * @param stateOf - the name of the page's graphics state with these opacities of areas and of lines, each 0 to 1
 * @throws Error for an element, transform or colour that core's pictures do not contain
 */
export function svgOperators(svg: string, stateOf: (fill: number, stroke: number) => string): string {
  const open: { readonly attributes: Attributes; readonly moved: boolean }[] = [];
  const written: string[] = [];
  for (const [, end, name = '', inside = '', empty] of outlineText(svg).matchAll(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/g,
  )) {
    if (end) {
      if (open.pop()?.moved) written.push('Q');
      continue;
    }
    const own = [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']): [string, string] => [key, value],
    );
    const parent = open.at(-1)?.attributes;
    const attributes: Attributes = new Map([
      ...inherited.flatMap((key): [string, string][] => {
        const value = parent?.get(key);
        return value === undefined ? [] : [[key, value]];
      }),
      ...own,
    ]);
    const places = transformOperators(attributes.get('transform') ?? '');
    const moved = places.length > 0;
    if (moved) written.push('q', ...places);
    if (name === 'rect' || name === 'path') written.push(shapeOperators(name, attributes, stateOf));
    else if (name !== 'g') throw new Error(`a picture with an element ${name}, which a page cannot show`);
    if (!empty) open.push({ attributes, moved });
    else if (moved) written.push('Q');
  }
  return written.join('\n');
}

function transformOperators(written: string): readonly string[] {
  return [...written.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, inside = '']) => {
    const numbers = inside.split(/[\s,]+/).map(Number);
    const [a = 0, b = 0] = numbers;
    const matrix = () => {
      switch (name) {
        case 'translate':
          return [1, 0, 0, 1, a, b];
        case 'scale':
          return [a, 0, 0, numbers.length > 1 ? b : a, 0, 0];
        case 'rotate': {
          const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
          return [cos, sin, -sin, cos, 0, 0];
        }
        case 'matrix':
          return numbers;
        default:
          throw new Error(`a picture with a transform ${name}, which a page cannot show`);
      }
    };
    // a scale needs more decimals than a length
    return `${matrix()
      .map((value, index) => (index < 4 ? String(Math.round(value * 1e6) / 1e6 || 0) : short(value)))
      .join(' ')} cm`;
  });
}

function shapeOperators(
  name: 'rect' | 'path',
  attributes: Attributes,
  stateOf: (fill: number, stroke: number) => string,
): string {
  const number = (key: string, missing = 0) => Number(attributes.get(key) ?? missing);
  const fill = attributes.get('fill') ?? '#000';
  const stroke = attributes.get('stroke') ?? 'none';
  const [filled, stroked] = [fill !== 'none', stroke !== 'none'];
  if (!filled && !stroked) return '';
  return [
    `/${stateOf(filled ? number('fill-opacity', 1) : 1, stroked ? number('stroke-opacity', 1) : 1)} gs`,
    filled ? `${colour(fill)} rg` : '',
    stroked
      ? `${colour(stroke)} RG ${short(number('stroke-width', 1))} w ` +
        `${attributes.get('stroke-linecap') === 'round' ? 1 : 0} J ` +
        `${attributes.get('stroke-linejoin') === 'round' ? 1 : 0} j`
      : '',
    name === 'path' ? pathOperators(attributes.get('d') ?? '') : pathOperators(rectangle(number)),
    filled && stroked ? 'B' : filled ? 'f' : 'S',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A rectangle, perhaps with round corners, as path data. */
function rectangle(number: (key: string) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const radius = Math.min(number('rx'), width / 2, height / 2);
  const corner = (dx: number, dy: number) =>
    radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : '';
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return (
    `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}` +
    `h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`
  );
}

/** Red, green and blue from 0 to 1. */
function colour(written: string): string {
  const [, digits = ''] = /^#((?:[\da-f]{3}){1,2})$/i.exec(written) ?? [];
  if (digits === '') throw new Error(`a picture with the colour ${written}, which a page cannot show`);
  const size = digits.length / 3;
  return [0, 1, 2]
    .map((index) => digits.slice(index * size, (index + 1) * size))
    .map((part) => short(Number.parseInt(size === 1 ? part + part : part, 16) / 255))
    .join(' ');
}
