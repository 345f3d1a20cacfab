/*
 * Of a drawing in SVG only what can be a vehicle counts: its own size is that of the paper, in pixels, and a rectangle as large as
 * that, lines and texts are drawn on it.
 *
 *     <svg width="300" height="300">                                   an object with one property, rect:
 *       <rect width="300" height="300"/> <line x1="50" …/>
 *       <rect x="50" y="100" width="100" height="50" fill="red"/>      { x: 50, y: 100, width: 100, height: 50, fill: red }
 *     </svg>
 */
import type { Entry, Value } from './value.ts';

interface Drawing {
  readonly attributes: readonly Entry[];
  readonly children: readonly { readonly name: string; readonly value: Value }[];
}

const OF_PAPER = /^(?:width|height|viewBox|version|x|y|role|preserveAspectRatio|xmlns(?::\w+)?)$/i;
const ON_PAPER = /^(?:line|text|title|desc|defs|style)$/i;

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
  return {
    ...drawing,
    attributes: attributes.filter(([key]) => !OF_PAPER.test(key)),
    children: children.filter(
      ({ name, value }) =>
        !ON_PAPER.test(name) && !(name.toLowerCase() === 'rect' && isAsWide(value) && isAsHigh(value)),
    ),
  };
}

function textOf(entries: readonly Entry[], wanted: string): string | undefined {
  const [, value] = entries.find(([key]) => key === wanted) ?? [];
  return value?.kind === 'scalar' ? value.text : undefined;
}
