import type { Problem } from '../../basics/errors.ts';
import { ok } from '../../basics/result.ts';
import { noBoard } from '../../board/board-result.ts';
import { boardToSetup } from '../../board/board-to-setup.ts';
import type { BoardReading, FailedBoard, Question, Reading, Refusal } from '../../shapes/parts/answer.ts';
import { decidingChoices } from '../../shapes/parts/deciding-choices.ts';
import type { ReadBoard } from '../parts/format.ts';

/** What became of a board of a text that was read by its shape. */
export function ofShape(shape: BoardReading | FailedBoard): ReadBoard {
  const { line, name } = shape;
  const about = { line, ...(name !== undefined && { name }), shape };
  if ('answer' in shape) return { ...about, result: noBoard([problemOf(shape.answer, line)]) };
  const { board, optimalMoves, read } = shape;
  const moves = optimalMoves === undefined ? {} : { optimalMoves };
  return { ...about, ...moves, setup: boardToSetup(board), result: { ...ok(board), read } };
}

const problemOf = (answer: Question | Refusal, line: number): Problem =>
  answer.kind === 'refused'
    ? withShape(answer)
    : {
        code: 'ambiguous-reading',
        message: `this can be read in ${answer.readings.length} ways`,
        expected: answer.readings.map((reading) => optionsOf(reading, answer.readings)).join(' or '),
        at: { text: { line, column: 1 } },
      };

/** The options that choose a reading, with their values. */
const optionsOf = (reading: Reading, readings: readonly Reading[]): string =>
  decidingChoices(reading, readings)
    .map(({ option, value }) => `the option ${option} with the value ${value}`)
    .join(' and ') || 'another text';

/** The problem of a refusal, after what the text looks like. */
const withShape = ({ looksLike, bestAlmost, problem }: Refusal): Problem => ({
  ...problem,
  message: `this looks like ${looksLike}: ${bestAlmost === undefined ? '' : `read as ${bestAlmost}, `}${problem.message}`,
});
