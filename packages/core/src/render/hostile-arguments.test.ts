import { board, left, lists, moves, solved, testArguments, texts } from '../testing/hostile-arguments.ts';
import * as render from './index.ts';
import { recorder } from './pdf/testing/recorder.ts';

const card = {
  board: solved,
  text: { number: 1, name: 'a', grade: 'b', moves: 'c', steps: 'd' },
  moves: ['A↓1'],
};

testArguments('@unjam/core/render', render, [
  ['backgroundOf', board],
  ['backgroundPicture', ['background', render.backgroundOf(solved)], ['theme', render.darkBackground, left]],
  ['boardLayers', board, ['width', 100]],
  ['canPrint', ['text', 'x', texts]],
  ['cardFront', board, ['text', card.text], ['size', { width: 630, height: 880 }]],
  ['cardsPdf', ['pdfkit', recorder().library], ['cards', [card]], ['options', { title: '' }]],
  ['describeInColour', board, ['index', 0]],
  ['lookOf', board, ['index', 0], ['labels', true, left]],
  ['outlineText', ['svg', '<svg/>', texts]],
  [
    'filmOf',
    board,
    ['solution', moves, lists],
    ['layers', render.boardLayers(solved, 100)],
    ['whole', { width: 1, height: 1 }],
    [
      'vehicles',
      [
        { width: 1, height: 1 },
        { width: 1, height: 1 },
      ],
      lists,
    ],
    ['between', 1, (value) => left(value) || value === Number.POSITIVE_INFINITY],
  ],
  [
    'gifTask',
    ['library', { GIFEncoder() {}, quantize() {}, applyPalette() {} }],
    ['film', () => []],
    ['draw', () => new Uint8Array()],
  ],
  ['paintAt', ['place', 0]],
  ['pictureSide', ['cells', 6]],
  ['renderBlocks', board, ['options', { columns: 80, rows: 24 }]],
  ['vehiclePicture', ['look', render.lookOf(solved, 0)]],
  ['viewBox', ['width', 4], ['height', 4]],
  ['wallPicture', ['theme', render.darkBackground]],
]);
