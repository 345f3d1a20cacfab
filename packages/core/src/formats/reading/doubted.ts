/*
 * A text of which a format read a board with doubt is read by its shape:
 *
 *     exit: left        the format knows no sentences: the exit of the shape counts
 *     ..AA..
 *
 *     ..AA..            no car is marked: where the shape leaves open which one is red, the user is asked
 *     ...BB.
 */
import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import type { Question, Reading } from '../../shapes/parts/answer.ts';
import type { BoardText, FormatSet, ReadBoard, ReadTextOptions } from '../parts/format.ts';
import { isWithin } from '../parts/is-within.ts';
import { compactText } from './compact.ts';
import type { Doubt } from './doubt.ts';
import { readPiece } from './read-piece.ts';
import { saidBeside } from './said-beside.ts';
import type { ShapeReader } from './shape-reader.ts';
import { refusedMarks, unclearBlanks } from './shape-refusals.ts';
import { byLine, shapeOptionsOf, textOf, withoutProse } from './shape-texts.ts';

/**
 * The boards of a text by its shape where a format read one of them with doubt; undefined where nothing is better than what
 * the formats read.
 */
export function doubted(
  text: string,
  read: readonly BoardText[],
  doubt: Doubt,
  options: ReadTextOptions,
  formats: FormatSet,
  reader: ShapeReader,
): BoardText[] | undefined {
  if (doubt === 'marks' && options.wall === '#') return undefined;
  const answer = reader.readShapes(text, shapeOptionsOf(options));
  const readOf = (one: BoardText) => readPiece(one, options, formats);
  if (doubt === 'exit') {
    return withoutProse(saidBeside(text, read, readOf, answer, reader, options));
  }
  // reading by shape may take the mark for a wall, too
  if (
    doubt === 'marks' &&
    !(answer.kind === 'read' && answer.boards.every(({ board }) => board.walls.length === 0))
  )
    return [refusedMarks(read[0]?.line ?? 1)];
  if (answer.kind === 'read') {
    const legal = read.flatMap((one) => {
      const { result } = readOf(one);
      return result.ok ? result.value : [];
    });
    const isWhole = answer.boards.length === legal.length && answer.failed.length === 0;
    // the shape says the same, so there is no doubt left and nothing to say
    if (isWhole && answer.boards.every((one, i) => isSurely(one, at(legal, i)))) return undefined;
    // a shape that explains more of the text without a failure is not less right
    const isMore = answer.boards.length > legal.length && answer.failed.length === 0;
    if (doubt === 'glyphs' && !isWhole && !isMore) return undefined;
    return [...answer.boards, ...answer.failed].sort(byLine).map(textOf);
  }
  if (doubt === 'blanks' && answer.kind === 'refused')
    return [{ text: '', line: read[0]?.line ?? 1, problem: unclearBlanks(read[0]?.line ?? 1) }];
  // a sentence may name another red car than the one that the format takes
  const isNamed = answer.kind === 'refused' && answer.problem.code === 'ambiguous-primary';
  // a board whose cells stand in pairs is what its format read, where its half is no board
  if (doubt === 'pairs' && !isNamed && answer.kind === 'refused') return undefined;
  if (doubt === 'glyphs' && answer.kind === 'question') return asked(answer, read, readOf);
  if (doubt === 'glyphs' && !isNamed) return undefined;
  return [textOf({ line: read[0]?.line ?? 1, answer })];
}

/** Whether a board was read by its shape as a format read it, without a guess. */
const isSurely = ({ board, primaryGuessed }: Reading, read: Board): boolean =>
  primaryGuessed === undefined && compactText(board) === compactText(read);

/**
 * The question about the only board that formats read in a text, with what they refused beside it; undefined where they read several, or
 * where the question is about another board.
 */
function asked(
  answer: Question,
  read: readonly BoardText[],
  readOf: (one: BoardText) => ReadBoard,
): BoardText[] | undefined {
  const legal = read.flatMap((one) => {
    const { result } = readOf(one);
    return result.ok ? { one, board: result.value } : [];
  });
  const [first] = legal;
  if (!first || legal.length > 1 || !answer.readings.some(({ board }) => isWithin(first.board, board)))
    return undefined;
  return withoutProse(read).map((one) => (one === first.one ? textOf({ line: one.line, answer }) : one));
}
