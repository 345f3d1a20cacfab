// Draws SVG on a page of a PDF as lines and areas, so that it is sharp at every size. Supports only what core's pictures
// contain: groups, rectangles and paths with plain colours.
import { outlineText } from '@unjam/core/render';

/** The page as the library draws on it. */
export type Page = PDFKit.PDFDocument;

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

/** Draws markup, which must be well formed, with its origin at the page's origin. */
export function drawSvg(page: Page, svg: string): void {
  const open: Attributes[] = [new Map()];
  for (const [, end, name, written = '', empty] of outlineText(svg).matchAll(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      page.restore();
      continue;
    }
    const own = new Map([...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    const parent = open.at(-1) ?? new Map();
    const attributes: Attributes = new Map([
      ...inherited.flatMap((key) => (parent.has(key) ? [[key, parent.get(key)] as const] : [])),
      ...own,
    ] as [string, string][]); // pairs of a name and its value
    page.save();
    transform(page, attributes.get('transform') ?? '');
    if (name === 'rect' || name === 'path') drawShape(page, name, attributes);
    else if (name !== 'g') throw new Error(`a picture with an element ${name}, which the page cannot show`);
    if (empty) page.restore();
    else open.push(attributes);
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
    else throw new Error(`a picture with a transform ${name}, which the page cannot show`);
  }
}

function drawShape(page: Page, name: 'rect' | 'path', attributes: Attributes): void {
  const number = (key: string, missing = 0) => Number(attributes.get(key) ?? missing);
  if (name === 'path') page.path(attributes.get('d') ?? '');
  else {
    const [width, height] = [number('width'), number('height')];
    const radius = Math.min(number('rx'), width / 2, height / 2);
    page.roundedRect(number('x'), number('y'), width, height, radius);
  }
  const fill = attributes.get('fill') ?? '#000';
  const stroke = attributes.get('stroke') ?? 'none';
  page.fillOpacity(number('fill-opacity', 1)).strokeOpacity(number('stroke-opacity', 1));
  page.lineWidth(number('stroke-width', 1));
  page.lineCap((attributes.get('stroke-linecap') ?? 'butt') as 'butt' | 'round');
  page.lineJoin((attributes.get('stroke-linejoin') ?? 'miter') as 'miter' | 'round');
  if (fill !== 'none' && stroke !== 'none') page.fillAndStroke(fill, stroke);
  else if (stroke !== 'none') page.stroke(stroke);
  else if (fill !== 'none') page.fill(fill);
}
