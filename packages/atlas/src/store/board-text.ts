import { type Board, type Setup, type Square, validate } from '@unjam/core';
import { squareOf } from '@unjam/core/board';

/** The board of a text column of the atlas, whose format AtlasRow describes; undefined if the text is not a board. */
export function boardOf(text: string, width: number): Board | undefined {
  const board = validate(setupOf(text, width));
  return board.ok ? board.value : undefined;
}

function setupOf(text: string, width: number): Setup {
  const pieces = new Map<string, Square[]>();
  for (const [cell, mark] of [...text].entries()) {
    const squares = pieces.get(mark) ?? [];
    squares.push(squareOf(cell, width));
    pieces.set(mark, squares);
  }
  const walls = pieces.get('x') ?? [];
  const vehicles = [...pieces].flatMap(([label, squares]) =>
    'ox'.includes(label) ? [] : [{ label, squares }],
  );
  const primary = vehicles.findIndex(({ label }) => label === 'A');
  return { width, height: text.length / width, vehicles, walls, primary: [primary] };
}
