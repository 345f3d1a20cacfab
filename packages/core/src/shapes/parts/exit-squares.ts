/*
 * Exits that a text names by numbers, on a board of known size whose numbers count from 0 or from 1.
 *
 *     { x: 5, y: 2 } on 6 columns, from 0      the right edge, row 2
 *     { x: 6, y: 2 }                           the same, just beyond the edge
 */
import { type Board, primaryOf } from '../../board/board.ts';
import type { About, ExitMark, ExitSquare } from './matrix.ts';

/** The marks of the exits that a text names, with lanes from 0. */
export function exitMarks(about: About, width: number, height: number, base: 0 | 1): ExitMark[] {
  const said = about.exits.map((mark) => {
    if (mark.drawn || mark.lane === undefined) return mark;
    const most = mark.edge === 'left' || mark.edge === 'right' ? height : width;
    const lane = mark.lane - base;
    const { edge, drawn } = mark;
    return { edge, drawn, ...(lane >= 0 && lane < most && { lane }) };
  });
  const squares = (about.exitSquares ?? []).flatMap(({ row, column }) => {
    const [r, c] = [row - base, column - base];
    const marks: ExitMark[] = [];
    if (r >= 0 && r < height && c >= width - 1) marks.push({ edge: 'right', lane: r, drawn: false });
    if (r >= 0 && r < height && c <= 0) marks.push({ edge: 'left', lane: r, drawn: false });
    if (c >= 0 && c < width && r >= height - 1) marks.push({ edge: 'bottom', lane: c, drawn: false });
    if (c >= 0 && c < width && r <= 0) marks.push({ edge: 'top', lane: c, drawn: false });
    // a square beyond one edge is not meant for another
    const beyond = marks.filter(({ edge }) =>
      edge === 'right' ? c >= width : edge === 'left' ? c < 0 : edge === 'bottom' ? r >= height : r < 0,
    );
    return beyond.length > 0 ? beyond : marks;
  });
  return [...said, ...squares];
}

/** Whether the primary leaves by one of some squares, or stands at one of them when it has arrived. */
export function leavesAt(board: Board, squares: readonly ExitSquare[]): boolean {
  const { width, height, exit } = board;
  const { lane, length, orientation } = primaryOf(board);
  const isLying = orientation === 'horizontal';
  const side = isLying ? width : height;
  return ([0, 1] as const).some(
    (base) =>
      exitMarks({ line: 1, exits: [], exitSquares: squares }, width, height, base).some(
        (mark) => mark.edge === exit && mark.lane === lane,
      ) ||
      squares.some(({ row, column }) => {
        const [across, along] = isLying ? [row - base, column - base] : [column - base, row - base];
        const isFar = exit === 'right' || exit === 'bottom';
        return across === lane && (isFar ? along >= side - length : along < length && along >= 0);
      }),
  );
}
