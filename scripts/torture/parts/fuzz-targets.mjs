// What fuzz.mjs feeds: every parser of boards, solutions, catalogues, links and picture files, from the sources. It is
// bundled into one file, whose coverage is measured.
import { gif } from '../../../packages/cli/src/input/picture/gif.ts';
import { jpeg } from '../../../packages/cli/src/input/picture/jpeg.ts';
import { png } from '../../../packages/cli/src/input/picture/png.ts';
import { webp } from '../../../packages/cli/src/input/picture/webp.ts';

export { createBoardReader, parseBoard, replay, solve } from '@unjam/core';
export { readCatalogue } from '@unjam/core/catalogue';
export { allFormats, detectFormat, formats } from '@unjam/core/formats';
export { randomFrom } from '@unjam/core/generate';
export { detectNotation, notations } from '@unjam/core/notation';
export { decodePicture } from '../../../packages/cli/src/input/picture/decode.ts';
export {
  readDraftPart,
  readPosition,
  readState,
  splitLink,
} from '../../../packages/web/src/app/model/link.ts';
export { readSetLink } from '../../../packages/web/src/app/model/set-link.ts';

export const pictureKinds = [gif, jpeg, png, webp];
