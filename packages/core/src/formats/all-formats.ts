import { callback, check } from '../basics/arguments.ts';
import { link, linkFormat } from './link/link.ts';
import type { FormatSet } from './parts/format.ts';
import { afterThoughts } from './reading/after-thoughts.ts';
import { ofShape, orByShape } from './reading/by-shape.ts';
import { commonSet } from './reading/common.ts';
import { explain, otherKind } from './reading/look-alikes.ts';
import { inTable, isTableFrame } from './reading/puzzle-table.ts';
import { isShownAbove } from './reading/shown-above.ts';
import { moreFormats } from './registry.ts';

/**
 * Everything that can be read: the formats of other programs, links and our own output too, what a text looks like that is
 * not a board, and texts in no format by their shape. It stands in a file of its own, so that a page that only writes boards
 * does not load the reader by shape.
 *
 * @param boardOf - the text of a catalogue puzzle's board by its id, for links; default: no puzzle is known
 *
 * @example
 * parseBoard('car,orientation,col,row,length\nX,H,1,3,2', { formats: allFormats() })
 */
export function allFormats(
  boardOf: (id: string) => string | undefined = () => undefined,
): Required<FormatSet> {
  check(boardOf, 'boardOf', callback);
  const formats: Required<FormatSet> = {
    recognised: [
      ...moreFormats.map((format) => (format === link ? linkFormat(boardOf) : format)),
      ...commonSet.recognised,
    ],
    inTable,
    isTableFrame,
    explain,
    otherKind,
    isShownAbove: (board, above, options) => isShownAbove(board, above, options, formats),
    orByShape: (splitter, options) => afterThoughts(orByShape(splitter, options, formats)),
    ofShape,
  };
  return formats;
}
