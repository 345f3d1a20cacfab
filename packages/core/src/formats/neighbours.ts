import { bandung } from './bandung/bandung.ts';
import { bordered } from './bordered/bordered.ts';
import { csv } from './csv/csv.ts';
import { linkFormat } from './link/link.ts';
import type { Neighbours } from './parts/format.ts';
import { printed } from './printed/printed.ts';
import { explain, otherKind } from './reading/look-alikes.ts';
import { isTableFrame, tableRow } from './reading/puzzle-table.ts';
import { sixRows } from './rows/rows.ts';

/**
 * The formats of other programs, of links and of our own output, for readers that are to recognise them too.
 *
 * @param boardOf - the text of a catalogue puzzle's board by its id, for links; default: no puzzle is known
 *
 * @example
 * parseBoard('car,orientation,col,row,length\nX,H,1,3,2', { neighbours: neighbours() })
 */
export const neighbours = (boardOf: (id: string) => string | undefined = () => undefined): Neighbours => ({
  formats: [bordered, sixRows, csv, bandung, printed, linkFormat(boardOf)],
  tableRow,
  isTableFrame,
  explain,
  otherKind,
});
