import type { WriterId } from './parts/format.ts';

/** What people read about a format. Kept out of the formats, so that a program that only parses does not carry it. */
export interface FormatDescription {
  readonly title: string;
  /** One small board as it is written. */
  readonly example: string;
  /** Texts that seem to be in this format and are refused; the format's own parser says why. */
  readonly mistakes: readonly string[];
}

/**
 * What each format is called, an example, and what is refused. The comment on top of a format's file specifies it.
 *
 * @example
 * formatDescriptions.line.title // 'a square board in one word, row after row'
 */
export const formatDescriptions: Readonly<Record<WriterId, FormatDescription>> = {
  grid: {
    title: 'rows of one character a cell',
    example: '..0..A\n..0..A\nXX0...\n.RGGY.\nVR..Y.\nVR....',
    mistakes: ['..0..A\n..0..\nXX0...', '..0.\nXX0.\n...0', 'AA..\n.BB.\n....'],
  },
  framed: {
    title: 'a box with coordinates',
    example: '   1 2 3 4\n  +-------+\n1 |x x . a|\n2 |. . . a|\n3 |b b . .|\n4 |. . . .|\n  +-------+',
    mistakes: ['1 |x x . a|\n2 |. . .|', '1 |x x . a|\n2 |. . , a|'],
  },
  drawing: {
    title: 'rows of cells separated by spaces, @ for the primary',
    example: 'a a . . . g\nb . . d . g\nb @ @ d . g\nb . . d . .\nc . . . f f\nc . e e e .',
    mistakes: ['a a . b\n. . . b\n@ @ .', 'a a . b\n. . . b\n. . . .'],
  },
  line: {
    title: 'a square board in one word, row after row',
    example: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
    mistakes: ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHH', 'BBBooGooo'],
  },
  cells: {
    title: 'first and last cell of each vehicle, the primary first',
    example: '[(16,17),(1,2),(8,22),(29,36),(11,25),(38,40),(33,34),(6,20)]',
    mistakes: ['[(16,17),(1,2)', '[(16,17),(7,8)]', '[(16,17),(1,9)]'],
  },
  prolog: {
    title: 'a list of Prolog terms',
    example: '[car(o,v,3-1),car(a,h,5-1),car(x,h,1-3),car(p,h,1-4),car(q,v,6-4)]',
    mistakes: ['[car(x,h,1-3),car(a,d,5-1)]', '[car(x,h,7-3)]', '[car(a,h,1-1)]'],
  },
  json: {
    title: 'a JSON object, which can express every board',
    example:
      '{"width":4,"height":4,"vehicles":[{"label":"X","row":1,"column":1,"orientation":"horizontal","length":2}]}',
    mistakes: [
      '{"width":4,"height":4}',
      '{"width":4,"height":4,"cars":[]}',
      '{"width":40,"height":4,"vehicles":[]}',
    ],
  },
  rows: {
    title: 'six rows of six cells, A for the primary, every x a wall',
    example: '..BCCC\n..B.D.\nAAB.DE\nFFF..E\n...x.E\n.GGx..',
    mistakes: ['..BCCC\n..B.D.\nAAB.DE\nFFF..E\n...x.E\n.GG.x'],
  },
  bordered: {
    title: 'rows in a border of #, with a gap at the exit',
    example: '######\n#BB.C#\n#AA.C.\n#..DD#\n######',
    mistakes: ['######\n#BB.C.\n#AA.C#\n#..DD#\n######'],
  },
  csv: {
    title: 'a vehicle a line: label, H or V, column, row, length',
    example: 'car,orientation,col,row,length\nA,V,3,1,2\nB,H,4,4,3\nX,H,1,3,2',
    mistakes: ['car,orientation,col,row,length\nA,D,3,1,2', 'car,orientation,col,row,length\nX,H,1,3'],
  },
  bandung: {
    title: 'rows under their size and the number of pieces, P for the primary, K at the exit',
    example: '6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.',
    mistakes: ['2 4\n1\nPP..K\n...', '2 4\n1\nPP..\nAA..K'],
  },
  printed: {
    title: 'a frame, as unjam show prints it',
    example: '╭────────────╮\n│ X──X  ·  A  →\n│ ·  · ▐█▌ A │\n│ ·  ·  ·  · │\n╰────────────╯',
    mistakes: ['╭────────────╮\n│ X──X  ·  A  →\n│ ·  · ▐█▌ │\n╰────────────╯'],
  },
  link: {
    title: 'a link of the app, or the id of a puzzle in it',
    example: '#1/play/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
    mistakes: ['https://unjam.example/#1/play/p-0000000', 'https://unjam.example/#1/play/IBBxoo'],
  },
  pddl: {
    title: 'a STRIPS domain and problem for planners; only written',
    example: '(define (problem board) (:domain unjam) (:objects v1-x - horizontal r1c1 r1c2 - cell) ...)',
    mistakes: [],
  },
};
