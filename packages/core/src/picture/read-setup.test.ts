import { expect, test } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { type CloserLook, closerLook } from './closer-look.ts';
import { CERTAIN, doubtAbout } from './doubt/doubt.ts';
import { readSetup } from './read-setup.ts';
import { cellsOfPiece } from './tilings/tilings.ts';

test('a vehicle of the colour of the floor makes its cells and the board doubtful', () => {
  const { image } = makeScene('screen', 3);
  const read = (closer: CloserLook) => {
    const reading = readSetup(image, { closer });
    if (reading.kind !== 'read') throw new Error('the scene is not read');
    const doubtful = reading.cells.filter((certainty) => certainty < CERTAIN).length;
    return { doubtful, doubt: doubtAbout(reading, doubtful) };
  };
  expect(read(closerLook)).toEqual({ doubtful: 0, doubt: 'none' });
  let length = 0;
  const look: CloserLook['look'] = (...given) => {
    const reading = closerLook.look(...given);
    const { pieces, primary } = reading.tiling.best[0]!;
    const cells = pieces.map((piece) => cellsOfPiece(piece, reading.columns));
    const painted = cells.find((_, index) => index !== primary)!;
    const empty = reading.colours.findIndex((_, cell) => !cells.flat().includes(cell));
    length = painted.length;
    const colours = reading.colours.map((colour, cell) =>
      painted.includes(cell) ? reading.colours[empty]! : colour,
    );
    return { ...reading, colours };
  };
  expect(read({ ...closerLook, look })).toEqual({ doubtful: length, doubt: 'board' });
});
