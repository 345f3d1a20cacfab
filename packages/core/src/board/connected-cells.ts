/** Groups cells that touch along an edge; groups and their cells are ascending if the cells are. */
export function connectedCells(cells: readonly number[], width: number): number[][] {
  const open = new Set(cells);
  return cells.flatMap((start) => {
    if (!open.delete(start)) return [];
    const piece = [start];
    for (const cell of piece) {
      const column = cell % width;
      if (column > 0 && open.delete(cell - 1)) piece.push(cell - 1);
      if (column < width - 1 && open.delete(cell + 1)) piece.push(cell + 1);
      if (open.delete(cell - width)) piece.push(cell - width);
      if (open.delete(cell + width)) piece.push(cell + width);
    }
    return [piece.sort((a, b) => a - b)];
  });
}
