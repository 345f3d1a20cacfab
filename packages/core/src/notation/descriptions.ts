import type { NotationId } from './notation.ts';

/** What people read about a notation. Kept out of the notations, so that a program that only parses does not carry it. */
export interface NotationDescription {
  readonly title: string;
  /** The board that the examples are for, its rows separated by `/`. */
  readonly board: string;
  /** One small solution as it is written. */
  readonly example: string;
  /** Texts that seem to be in this notation and are refused; the notation's own parser says why. */
  readonly mistakes: readonly string[];
}

const CLASSIC = '.AA..Q/.....Q/XX...Q/....../....../......';

/**
 * What each notation is called, an example, and what is refused. The comment on a notation specifies it.
 *
 * @example
 * notationDescriptions.arrows.example // 'A←1, Q↓3, X→4'
 */
export const notationDescriptions: Readonly<Record<NotationId, NotationDescription>> = {
  arrows: {
    title: 'label, arrow, cells',
    board: CLASSIC,
    example: 'A←1, Q↓3, X→4',
    mistakes: ['A←1, Z↓3', 'A↑1', 'A←', 'A←9'],
  },
  letters: {
    title: 'label, letter, cells',
    board: CLASSIC,
    example: 'AL1\nQD3\nXR4',
    mistakes: ['AL1\nQX3', 'XU1'],
  },
  cells: {
    title: 'vehicle and the cell that it enters',
    board: CLASSIC,
    example: "[('A',1),('Q',27)]",
    mistakes: ["[('A',1)", "[('A',40)]"],
  },
  frames: {
    title: 'every position as rows',
    board: '-A-/-A-/XX-',
    example: '-A-\n-A-\nXX-\n\n-A-\n-A-\n-XX',
    mistakes: ['-A-\n-A-\n-XX', '-A-\n-A-\nXX-\n\n--A\n--A\nXX-'],
  },
  signed: {
    title: 'label, sign, cells',
    board: CLASSIC,
    example: 'A-1 Q+3 X+4',
    mistakes: ['A-1 Q3'],
  },
  words: {
    title: 'words',
    board: CLASSIC,
    example: 'car A left 1\ntruck Q down 3\nred car right 4',
    mistakes: ['car A west 1', 'bus A left 1'],
  },
  json: {
    title: 'JSON objects',
    board: CLASSIC,
    example: '[{"vehicle":"A","direction":"left","cells":1},{"vehicle":"Q","direction":"down","cells":3}]',
    mistakes: ['[{"vehicle":"A","direction":"left"}]', '{"vehicle":"A","direction":"left","cells":1}'],
  },
  pddl: {
    title: 'a plan in PDDL',
    board: CLASSIC,
    example: '(left v1-a r1c2 r1c1 r1c3 r1c2)',
    mistakes: ['(left v9-z r1c2 r1c1 r1c3 r1c2)', '(left v1-a r2c2 r2c1 r2c3 r2c2)'],
  },
  csv: {
    title: 'a table of vehicles and cells',
    board: CLASSIC,
    example: 'car,move\nA,-1\nQ,3\nX,4',
    mistakes: ['car,move\nA,left', 'car,move\nZ,1'],
  },
};
