import { left, options, testArguments } from '../testing/hostile-arguments.ts';
import * as picture from './index.ts';

const blank = { width: 24, height: 24, data: new Uint8ClampedArray(24 * 24 * 4) };
const ofCorners = 'maps the corners of a board, for each pixel';

testArguments(
  '@unjam/core/picture',
  picture,
  [
    ['doubtAbout', ['reading', { confidence: 0.5, upright: 0.5 }], ['doubtfulCells', 1]],
    ['readPicture', ['picture', blank], ['options', {}, options], ['findOthers', picture.otherGrids, left]],
    ['readSetup', ['picture', blank], ['options', {}, options], ['findOthers', picture.otherGrids, left]],
  ],
  {
    homographyTo: ofCorners,
    isConvex: ofCorners,
    mapPoint: ofCorners,
    otherGrids: 'is passed to readPicture',
  },
);
