/*
 * Rows in which two signs stand for empty cells, as they do where people mix them:
 *
 *     X X . A        `.` and `-` are empty: a dash is no vehicle and no wall
 *     . . . A
 *     . - - .
 */
import type { ShapeOptions } from '../parts/answer.ts';
import type { Form } from '../parts/forms.ts';

/** Signs that are empty on every board, once or twice in a cell. */
const EMPTY = /^(?:([.·_-])\1?|[⬜□])$/u;

/** A form of empty cells that has the cells of other glyphs, too. */
export interface EmptyForm extends Form {
  readonly others?: readonly string[];
}

/** The forms, of which those of empty cells are one: under the glyph that an option says, otherwise under that with the most cells. */
export function withOneEmpty(forms: readonly Form[], { empty }: ShapeOptions): readonly EmptyForm[] {
  const empties = forms.filter(({ glyph }) => EMPTY.test(glyph));
  const [first] = empties
    .filter(({ glyph }) => empty === undefined || glyph === empty)
    .sort((a, b) => b.cells.length - a.cells.length);
  const others = empties.filter((form) => form !== first);
  if (!first || others.length === 0) return forms;
  const cells = empties.flatMap((form) => form.cells).sort((a, b) => a - b);
  const one: EmptyForm = {
    glyph: first.glyph,
    cells,
    vehicles: [],
    others: others.map(({ glyph }) => glyph),
  };
  return forms.flatMap((form) => (form === first ? one : others.includes(form) ? [] : form));
}
