/*
 * Of a drawing in SVG only what can be a vehicle counts: its own size is that of the paper, in pixels, and a rectangle as large as
 * that, lines and texts are drawn on it.
 *
 *     <svg width="300" height="300">                                   an object with one property, rect:
 *       <rect width="300" height="300"/> <line x1="50" …/>
 *       <rect x="50" y="100" width="100" height="50" fill="red"/>      { x: 50, y: 100, width: 100, height: 50, fill: red }
 *     </svg>
 *
 * Groups only hold rectangles together, so those of all groups are of one board; a group around one rectangle may have its label.
 *
 * Where rectangles stand is what their attributes say only if nothing moves or hides some of them, as `transform`, `display`, an inner
 * drawing and `use` do. One shift or scale of all of them changes nothing.
 */
import type { Entry, Value } from './value.ts';

/** An element with what is in it. */
export interface Drawing {
  readonly name: string;
  readonly attributes: readonly Entry[];
  readonly children: readonly Child[];
  /** Whether some of its rectangles do not stand where they say. */
  readonly isMoved?: boolean;
}

export interface Child extends Drawing {
  readonly value: Value;
  /** What moves the rectangles in it, itself included; two that differ stand for any number. */
  readonly moves: readonly string[];
}

const OF_PAPER = /^(?:width|height|viewBox|version|x|y|role|preserveAspectRatio|xmlns(?::\w+)?)$/i;
const ON_PAPER = /^(?:line|text|title|desc|defs|style|clipPath|mask|marker|pattern|symbol)$/i;

const SHIFTS = /^(?:\s|(?:translate\([-\d\s.,]*|scale\([\d\s.,]*)\))*$/;

/** The name of an element without the prefix of its language. */
export const kindOf = ({ name }: { readonly name: string }): string =>
  name.replace(/^\w+:/, '').toLowerCase();

const isOnPaper = (element: Drawing): boolean => ON_PAPER.test(kindOf(element));

/** What moves the rectangles of an element, itself included: the transforms of all that they are in. */
export function movesIn(element: Drawing): readonly string[] {
  const { attributes, children } = element;
  const kind = kindOf(element);
  if (isOnPaper(element)) return [];
  const style = textOf(attributes, 'style') ?? '';
  const move = [
    textOf(attributes, 'transform'),
    /(?<![\w-])(?:(?:transform|translate|rotate|scale)\s*:[^;]*|display\s*:\s*none|visibility\s*:\s*hidden)/i.exec(
      style,
    )?.[0],
    ...['display', 'visibility'].map((key) => /^(?:none|hidden)$/.exec(textOf(attributes, key) ?? '')?.[0]),
    ...(kind === 'svg' ? ['x', 'y'].map((key) => textOf(attributes, key)).filter((at) => at !== '0') : []),
    kind === 'use' ? kind : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
  if (kind === 'rect' || kind === 'use') return [move];
  const inner = new Set(children.flatMap(({ moves }) => moves));
  return [...inner].slice(0, 2).map((one) => `${move} ${one}`.trim());
}

/** What is in an element, with what is in its groups in their stead. */
const ungrouped = (children: readonly Child[]): readonly Child[] =>
  children.flatMap((child) => {
    const drawn = child.children.filter((inner) => !isOnPaper(inner));
    return kindOf(child) === 'g' && (drawn.length > 1 || child.attributes.length === 0)
      ? ungrouped(drawn)
      : [child];
  });

/** A drawing without its paper and without what is only drawn on it. */
export function withoutPaper<Of extends Drawing>(drawing: Of): Of {
  const { attributes, children } = drawing;
  const box =
    textOf(attributes, 'viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const isWhole = (key: string, at: number) => (value: Value) => {
    const size = value.kind === 'object' ? textOf(value.entries, key) : undefined;
    return size !== undefined && [textOf(attributes, key), box[at], '100%'].includes(size);
  };
  const [isAsWide, isAsHigh] = [isWhole('width', 2), isWhole('height', 3)];
  const isDrawn = (child: Child) =>
    !isOnPaper(child) && !(kindOf(child) === 'rect' && isAsWide(child.value) && isAsHigh(child.value));
  const drawn = children.filter(isDrawn);
  const [move = '', ...others] = movesIn({ ...drawing, children: drawn });
  const isMoved = others.length > 0 || !SHIFTS.test(move);
  return {
    ...drawing,
    attributes: attributes.filter(([key]) => !OF_PAPER.test(key)),
    children: isMoved ? [] : ungrouped(drawn).filter(isDrawn),
    isMoved,
  };
}

function textOf(entries: readonly Entry[], wanted: string): string | undefined {
  const [, value] = entries.find(([key]) => key.toLowerCase() === wanted.toLowerCase()) ?? [];
  return value?.kind === 'scalar' ? value.text : undefined;
}
