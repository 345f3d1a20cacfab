/*
 * Lists and objects that do not say their exit or their red car, where a line beside them does:
 *
 *     exit: left                   the object alone is read with its exit at the right
 *     {"board": "AA...XX.."}
 *
 * One board is read by the shape of the whole text, if that gives the same board but for what is said. Of several it is not known which
 * one the line is about, so those that it contradicts are refused.
 */
import { validated } from '../../board/validate.ts';
import type { BoardReading, ShapeAnswer } from '../../shapes/parts/answer.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardText, ReadBoard, ReadTextOptions } from '../parts/format.ts';
import { isWithin } from '../parts/is-within.ts';
import type { ShapeReader } from './shape-reader.ts';
import { exitElsewhere } from './shape-refusals.ts';

/**
 * The boards as the lines beside them say.
 *
 * @param texts - those that formats took
 * @param read - what each of them is
 * @param answer - the shape of the whole text
 */
export function saidBeside(
  text: string,
  texts: readonly BoardText[],
  read: (one: BoardText) => ReadBoard,
  answer: ShapeAnswer,
  reader: ShapeReader,
  options: ReadTextOptions,
): BoardText[] {
  const reads = texts.map(read);
  const [shape, ...more] = answer.kind === 'read' ? [...answer.boards, ...answer.failed] : [];
  if (shape && 'board' in shape && more.length === 0 && isSameButExit(shape, reads))
    return [{ text: '', line: shape.line, shape }];
  const fenced = texts.some((one) => one.fenced === true);
  const around = { all: text.split(LINE_BREAK), near: [], refused: [], beside: [], isFirst: false };
  return texts.map((one, i) => {
    const { result } = reads[i] ?? read(one);
    const isContradicted = result.ok && reader.doubtOf(result.value, one, around, options) === 'exit';
    return isContradicted ? { ...exitElsewhere(one.line), fenced } : one;
  });
}

/** Whether a board is the only one of some that were read, but for its labels, its exit and its red car. */
function isSameButExit({ board }: BoardReading, reads: readonly ReadBoard[]): boolean {
  const [other, ...more] = reads.flatMap(({ setup }) => {
    const read = setup && validated(setup);
    return read?.ok ? read.value : [];
  });
  return (
    other !== undefined &&
    more.length === 0 &&
    board.width === other.width &&
    board.height === other.height &&
    board.vehicles.length === other.vehicles.length &&
    isWithin(board, other)
  );
}
