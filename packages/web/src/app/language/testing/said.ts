// Calls every text of a language with samples of its arguments, and tells which of these the text repeats.

import type { Moved, Named } from '@unjam/board/languages/parts/vehicle-words';
import { parseBoard } from '@unjam/core';

/** The texts of an object by their paths, such as `play.lessons.exit.task`. */
export function textsOf(value: object, path = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [key, text] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof text === 'object' && text !== null) for (const one of textsOf(text, here)) found.set(...one);
    else found.set(here, text);
  }
  return found;
}

export const truck: Named = { colour: 'blue', kind: 'truck', label: 'Q7' };
export const red: Named = { colour: 'red', kind: 'car', label: '' };
/** Two columns more than rows; three walls, so that Arabic writes their number; B can move up 1 and down 1. */
export const board = parseBoard('....../XX.B../...B#./##....');
export const start = board.vehicles.map(({ offset }) => offset);
const made: Moved = { vehicle: truck, way: 'down', cells: 47 };
const problem = {
  code: 'overlap',
  message: 'vehicles Q7 and B overlap',
  at: { text: { line: 41, column: 52 }, squares: [{ row: 62, column: 73 }], vehicle: 'Q7' },
} as const;

/** Arguments for messages that take something else than numbers and words. */
export const samples: Readonly<Record<string, readonly unknown[]>> = {
  'atlas.least': ['41'],
  'atlas.most': ['41'],
  'vehicles.name': [truck],
  'vehicles.move': [made],
  'board.name': [truck],
  'board.move': [made],
  'board.board': [41, 52, [{ row: 63, column: 74 }], 'left'],
  'board.vehicle': [truck, 'row', 41, [{ way: 'left', cells: 52 }]],
  'board.place': ['row', 41, 52, 63],
  'board.cannotMove': [truck, 'up'],
  'hints.nothingBlocks': [red],
  'hints.block': [[truck], red],
  'hints.vehicle': [truck, 'WHY'],
  'hints.move': [made, 'WHY', 52, false],
  'hints.reasons.path': [red],
  'hints.reasons.retreat': [red],
  'hints.reasons.room': [truck],
  'hints.reasons.roomForBlocker': [truck, { ...truck, label: 'Z3' }],
  'hints.stuck.never': [red, [truck], true],
  'hints.stuck.farthest': [red, 47, [truck], true],
  'result.help': [41, true],
  'solve.review.perfect': [41, false],
  'solve.review.longer': [41, false, 52, 63],
  'solve.review.good': [41, 'MOVE'],
  'solve.review.bad': [41, 'MOVE', 52, 'BETTER', 'WHY'],
  'edit.draft': [41, 52, { edge: 'left', lane: 'row', n: 63 }],
  'edit.doesNotMatter': [[truck]],
  'edit.difficulty': ['GRADE'],
  'edit.piece': ['PIECE', 41, 52],
  'edit.picture.unsure': ['SHARE', 41],
  'edit.picture.turned': [3],
  'lab.goal': [made],
  'lab.goalBlocked': [made, { ...truck, label: 'Z3' }, true],
  'lab.summary': [4100, true, 5200, 63],
  'problems.sentence': [problem],
  'problems.inText': [problem],
  'problems.inDrawing': [problem],
  'puzzles.toNext': [41, 'GRADE'],
  'puzzles.tile': ['TIME', 41],
  'puzzles.card': ['GRADE', 'TIME', 41],
  'units.time': [41_000],
};

type Speaker = (...what: readonly unknown[]) => string;
export const isSpeaker = (text: unknown): text is Speaker => typeof text === 'function';

/** A text as it is said; without own samples it speaks of numbers, which it may take for words. */
export const say = (path: string, text: unknown): string =>
  isSpeaker(text) ? text(...(samples[path] ?? [41, 52, 63, 74])) : String(text);

/** Words that choose what a text says, in the places where they are arguments. */
const choices: readonly (readonly string[])[] = [
  ['left', 'right', 'top', 'bottom'],
  ['up', 'down', 'left', 'right'],
  ['row', 'column'],
  ['car', 'truck'],
  ['red', 'blue', 'green'],
];

/** A list of arguments with one thing in them changed, in each way. */
export function otherwise(value: unknown, numbers: readonly number[]): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [...numbers];
  if (typeof value === 'string') return choices.filter((words) => words.includes(value)).flat();
  if (Array.isArray(value))
    return value.flatMap((item, index) => otherwise(item, numbers).map((other) => value.with(index, other)));
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    otherwise(part, numbers).map((other) => ({ ...Object(value), [key]: other })),
  );
}

/** What a text says, or undefined where it does not take these arguments. */
export const said = (text: unknown, what: readonly unknown[]): string | undefined => {
  try {
    return isSpeaker(text) ? String(text(...what)) : undefined;
  } catch {
    return undefined;
  }
};

/** The numbers, labels and words of the samples that a text repeats. */
export const repeated = (text: string): readonly string[] =>
  (
    text.match(/\b(?:WHY|GRADE|TIME|MOVE|BETTER|PIECE|SHARE|[QZ]\d)\b|\d+(?:[.,\u00a0\u202f]\d{3})*/g) ?? []
  ).map((one) => one.replaceAll(/[.,\u00a0\u202f]/g, ''));
