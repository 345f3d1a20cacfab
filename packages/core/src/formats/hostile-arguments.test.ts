import {
  any,
  board,
  left,
  lists,
  objects,
  setup,
  testArguments,
  texts,
} from '../testing/hostile-arguments.ts';
import * as formats from './index.ts';

testArguments(
  '@unjam/core/formats',
  formats,
  [
    ['compactText', board],
    ['createBoardSplitter', ['options', {}, objects]],
    ['detectFormat', ['text', '', texts], ['formats', formats.allFormats(), left]],
    ['drawSetup', ['setup', setup]],
    ['formatById', ['id', 'grid', any]],
    ['isPuzzleId', ['text', '', any]],
    ['joinedRows', ['parts', ['XX..', '....'], lists]],
    ['plainText', ['text', 'XX..', texts], ['options', {}, objects]],
    ['puzzleId', ['board', 'XX..', texts]],
    ['readBoardText', ['piece', { text: 'XX..', line: 1 }], ['options', {}, objects]],
    ['readDraft', ['text', '', texts]],
    ['relabelFor', board, ['id', 'grid']],
    ['tryParseInlineBoard', ['text', 'XX..', any]],
    ['tryParseNameless', ['text', 'XX..', any]],
    ['writeDraft', ['setup', setup]],
    ['writerById', ['id', 'grid', any]],
    ['allFormats', ['boardOf', () => undefined, left]],
    ['formatsWithPart', ['reader', {}, objects], ['boardOf', () => undefined, left]],
    ['underName', ['text', 'XX..', texts], ['name', 'a', texts]],
  ],
  {
    proseFilter: 'has no argument',
  },
);
