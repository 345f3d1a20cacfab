import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** The dialog that shares a board. */
export const shareDialogText = section('share', {
  thisPuzzle: 'This puzzle, from the start',
  thisAttempt: (moves: number) => `This attempt, as a replay of ${counted(moves, 'move')}`,
  boardAsText: 'The board as text',
  forPage: 'For a web page, with unjam-board.js of @unjam/board',
  copyLink: 'Copy link',
  thisPage: 'This page',
  copy: 'Copy',
  copied: {
    link: 'Link copied.',
    replay: 'Replay copied.',
    board: 'Board copied.',
    snippet: 'Snippet copied.',
  },
  cannotCopy: 'The browser does not allow copying: select the link and copy it.',
  share: 'Share…',
  notShared: 'The system did not share the link: copy it instead.',
  byHand: 'Copy this text by hand:',
  qrCode: 'QR code',
  qrCodeOf: (text: string) => `QR code of ${text}`,
  qrTooLong: 'This link is too long for a QR code.',
  draft: 'This draft is not a legal board yet. The link opens it in the editor.',
  thisDraft: 'This draft',
  pictures: 'Pictures',
  kinds: {
    picture: 'Picture',
    drawing: 'Drawing (SVG)',
    animation: 'Animation',
    card: 'Card',
    print: 'Card (PDF)',
  },
  making: {
    picture: 'Making the picture…',
    drawing: 'Making the drawing…',
    animation: 'Making the animation…',
    card: 'Making the card…',
    print: 'Making the card to print…',
  },
  failed: {
    picture: (why: string) => `The picture could not be made: ${why}`,
    drawing: (why: string) => `The drawing could not be made: ${why}`,
    animation: (why: string) => `The animation could not be made: ${why}`,
    card: (why: string) => `The card could not be made: ${why}`,
    print: (why: string) => `The card to print could not be made: ${why}`,
  },
  noSolution: 'this board has no solution to show',
  made: (name: string, kilobytes: number) => `${name}: ${kilobytes} KB.`,
  puzzle: 'Puzzle',
});
