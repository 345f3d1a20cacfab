// Draws SVG on a page of a PDF as lines and areas, so that it is sharp at every size. Supports only what core's pictures
// contain: groups, rectangles and paths with plain colours; text becomes lines.
import { outlineText, placedText } from '../outlined-text.ts';
import type { Typeface } from '../typeface.ts';
import type { Page } from './library.ts';
import type { TextLayer } from './text-layer.ts';

/** Attributes that elements inherit from their parent. */
const inherited = [
  'aria-hidden',
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
 * Draws markup with its origin at the page's origin.
 *
 * @param svg - well-formed markup; its units are those of the page
 * @param typeface - draws the characters that core has no letters for
 * @param layer - takes the text that is not inside `aria-hidden`
 * @throws Error for an element or a transform that core's pictures do not contain
 */
export function drawSvg(page: Page, svg: string, typeface?: Typeface, layer?: TextLayer): void {
  const open: { readonly attributes: Attributes; readonly moved: boolean }[] = [];
  for (const [element, end, name = '', inside = '', empty] of svg.matchAll(
    /<text [^>]*>[^<]*<\/text>|<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/g,
  )) {
    if (name === '') {
      drawSvg(page, outlineText(element, typeface));
      const text = placedText(element, typeface);
      if (open.at(-1)?.attributes.get('aria-hidden') !== 'true')
        layer?.write(text.text, text.left, text.y, text.size, text.width);
      continue;
    }
    if (end) {
      if (open.pop()?.moved) page.restore();
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
    const written = attributes.get('transform');
    const moved = written !== undefined;
    if (moved) {
      page.save();
      transform(page, written);
    }
    if (name === 'rect' || name === 'path') drawShape(page, name, attributes);
    else if (name !== 'g') throw new Error(`a picture with an element ${name}, which a page cannot show`);
    if (!empty) open.push({ attributes, moved });
    else if (moved) page.restore();
  }
}

function transform(page: Page, written: string): void {
  for (const [, name, inside = ''] of written.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const numbers = inside.split(/[\s,]+/).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (name === 'translate') page.translate(a, b);
    else if (name === 'scale') page.scale(a, numbers.length > 1 ? b : a);
    else if (name === 'rotate') page.rotate(a);
    else if (name === 'matrix') page.transform(a, b, c, d, e, f);
    else throw new Error(`a picture with a transform ${name}, which a page cannot show`);
  }
}

function drawShape(page: Page, name: 'rect' | 'path', attributes: Attributes): void {
  const number = (key: string, missing = 0) => Number(attributes.get(key) ?? missing);
  const fill = attributes.get('fill') ?? '#000';
  const stroke = attributes.get('stroke') ?? 'none';
  const [filled, stroked] = [fill !== 'none', stroke !== 'none'];
  if (!filled && !stroked) return;
  if (filled) page.fillOpacity(number('fill-opacity', 1));
  if (stroked) {
    page.strokeOpacity(number('stroke-opacity', 1));
    page.lineWidth(number('stroke-width', 1));
    page.lineCap(attributes.get('stroke-linecap') ?? 'butt');
    page.lineJoin(attributes.get('stroke-linejoin') ?? 'miter');
  }
  if (name === 'path') page.path(attributes.get('d') ?? '');
  else {
    const [width, height] = [number('width'), number('height')];
    const radius = Math.min(number('rx'), width / 2, height / 2);
    if (radius > 0) page.roundedRect(number('x'), number('y'), width, height, radius);
    else page.rect(number('x'), number('y'), width, height);
  }
  if (filled && stroked) page.fillAndStroke(fill, stroke);
  else if (filled) page.fill(fill);
  else page.stroke(stroke);
}
