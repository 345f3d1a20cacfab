import { callback, check, object } from '../basics/arguments.ts';
import { unknownFormat } from '../text/lines.ts';
import { isRuleAlone, isRuleBelow } from '../text/rules.ts';
import { link, linkFormat } from './link/link.ts';
import { orEachPart } from './mixed/each-part.ts';
import { orEachWay } from './mixed/mixed.ts';
import type { BoardText, FormatSet } from './parts/format.ts';
import { afterThoughts } from './reading/after-thoughts.ts';
import { atLeastOne } from './reading/at-least-one.ts';
import { splitterFor } from './reading/board-splitter.ts';
import { orByShape } from './reading/by-shape.ts';
import { commonSet } from './reading/common.ts';
import { countedRows } from './reading/counted-rows.ts';
import { isHeading } from './reading/doubt.ts';
import { inEqualPieces } from './reading/equal-pieces.ts';
import { rowsBehindFences } from './reading/fenced-rows.ts';
import { idsAsNames } from './reading/ids-as-names.ts';
import { explain, otherKind } from './reading/look-alikes.ts';
import { withoutLostRows } from './reading/lost-row.ts';
import { ofShape } from './reading/of-shape.ts';
import { inTable, isTableFrame } from './reading/puzzle-table.ts';
import { readPiece } from './reading/read-piece.ts';
import { recordsWithOptions } from './reading/record-options.ts';
import { rowsBetween } from './reading/rows-between.ts';
import type { ShapeReader } from './reading/shape-reader.ts';
import { isShownAbove } from './reading/shown-above.ts';
import { wholeDrawings } from './reading/whole-drawings.ts';
import { orRearranged } from './rearranged/rearranged.ts';
import { moreFormats } from './registry.ts';

/** Every format, and the reader for sentences beside a board and for texts that are written in none of the formats. */
export function formatsReadBy(
  reader: ShapeReader,
  boardOf?: (id: string) => string | undefined,
): Required<FormatSet> {
  const formats: Required<FormatSet> = {
    recognised: [
      ...moreFormats.map((format) => (format === link ? linkFormat(boardOf) : format)),
      ...commonSet.recognised,
    ],
    inTable: (line, number) =>
      inTable(line, number) ?? countedRows(line, number) ?? rowsBetween(line, number),
    divides: (line, above) =>
      isTableFrame(line) ||
      (above.length === 0 ? isRuleAlone(line) : isRuleBelow(line, () => above.map(({ text }) => text))),
    explain,
    otherKind,
    isShownAbove: (board, above, options) => isShownAbove(board, above, options, formats),
    orByShape: (splitter, options) => {
      const again = () => splitterFor({ ...options, formats });
      const read = (text: BoardText) => readPiece(text, options, formats);
      const says = (lines: readonly string[]) => reader.saysAnything(lines.filter(isHeading));
      const byShape = orByShape(
        idsAsNames(recordsWithOptions(splitter, options, formats)),
        options,
        formats,
        reader,
      );
      return atLeastOne(
        inEqualPieces(
          rowsBehindFences(
            orEachPart(
              orEachWay(
                wholeDrawings(
                  orRearranged(withoutLostRows(afterThoughts(byShape), read, formats), again, read),
                ),
                again,
                read,
                says,
              ),
              again,
              read,
              says,
            ),
          ),
        ),
      );
    },
    ofShape,
  };
  return formats;
}

/**
 * Formats with a part of the reader by shape, which tell whether that was enough.
 *
 * @internal
 */
export interface PartialFormats {
  readonly formats: Required<FormatSet>;
  /** Whether a text needed what the reader lacks: then what was read of it counts for nothing. */
  lacked(): boolean;
}

/**
 * Every format, with a part of the reader by shape or without it, for programs that load it when a text needs it.
 *
 * @param reader - what there is of it; default: nothing
 * @param boardOf - the text of a catalogue puzzle's board by its id or its day, for links; default: such links are refused
 *
 * @internal
 * @example
 * const { formats, lacked } = formatsWithPart();
 * parseBoard('BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN', { formats });
 * lacked() // false
 * tryParseBoard('1 h 2 2 3', { formats });
 * lacked() // true
 */
export function formatsWithPart(
  reader: Partial<ShapeReader> = {},
  boardOf?: (id: string) => string | undefined,
): PartialFormats {
  check(reader, 'reader', object);
  if (boardOf !== undefined) check(boardOf, 'boardOf', callback);
  let isLacking = false;
  const lacks = <T>(answer: T): T => {
    isLacking = true;
    return answer;
  };
  const whole: ShapeReader = {
    readShapes: () => lacks({ kind: 'refused', looksLike: '', problem: unknownFormat }),
    doubtOf: () => lacks(undefined),
    saysAnything: () => lacks(false),
    ...reader,
  };
  return { formats: formatsReadBy(whole, boardOf), lacked: () => isLacking };
}
