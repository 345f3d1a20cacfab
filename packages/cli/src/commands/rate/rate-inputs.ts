import { type LimitKind, ok, rate } from '@unjam/core';
import {
  describeExtrapolation,
  describePrediction,
  describeRating,
  formatSeconds,
  type Rating,
  themes,
} from '@unjam/core/difficulty';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type InputBoard, type ReadingOptions, readBoards } from '../../input/boards.ts';
import { table } from '../../output/table.ts';
import { targetAt } from '../../output/target.ts';
import { print } from '../../terminal/standard.ts';
import { limitRecord, ratingRecord } from './record.ts';

export interface RateOptions extends ReadingOptions {
  readonly limitStates?: number;
  readonly json?: true;
}

/** Rates every board that the words name: one in full, several as a table. */
export async function rateInputs(
  words: readonly string[],
  { limitStates, ...options }: RateOptions,
): Promise<ExitStatus> {
  const rows: string[][] = [];
  const status = await eachBoard(readBoards(words, options), targetAt(undefined, ''), (input, many) => {
    const found = rate(input.board, limitStates === undefined ? {} : { limit: { states: limitStates } });
    if (found.kind !== 'rated') {
      const status = found.kind === 'unsolvable' ? exitStatus.no : exitStatus.limit;
      const reason =
        found.kind === 'unsolvable' ? 'unsolvable' : `stopped at a limit: ${reasons[found.which]}`;
      if (options.json) return ok({ text: `${JSON.stringify(limitRecord(input, found.kind))}\n`, status });
      if (!many) return ok({ text: `${reason}\n`, status });
      rows.push([...Array.from(columns.slice(0, -2), () => ''), input.name, reason]);
      return ok({ status });
    }
    const { rating } = found;
    if (options.json) return ok({ text: `${JSON.stringify(ratingRecord(input, rating))}\n` });
    if (!many) return ok({ text: `${inFull(input, rating)}\n` });
    rows.push(rowOf(input, rating));
    return ok({});
  });
  if (rows.length > 0) await print(`${table(columns, rows, false)}\n`);
  return status;
}

const reasons: Readonly<Record<LimitKind, string>> = {
  states: 'more states than allowed',
  milliseconds: 'its time is up',
  memory: 'the board has more states than memory holds',
  cancelled: 'it was cancelled',
};

const columns = [
  { title: 'rating', side: 'right' },
  { title: 'grade', side: 'left' },
  { title: 'time', side: 'right' },
  { title: 'from', side: 'right' },
  { title: 'to', side: 'right' },
  { title: 'give up', side: 'right' },
  { title: 'moves', side: 'right' },
  { title: 'board', side: 'left' },
  { title: '', side: 'left' },
] as const;

const rowOf = ({ name }: InputBoard, rating: Rating): string[] => [
  String(rating.rating),
  rating.grade,
  formatSeconds(rating.seconds.value),
  formatSeconds(rating.seconds.least),
  formatSeconds(rating.seconds.most),
  `${Math.round(100 * rating.givesUp.value)} %`,
  String(rating.moves),
  name,
  rating.extrapolated.length > 0 ? 'extrapolated' : '',
];

function inFull({ board }: InputBoard, rating: Rating): string {
  const extrapolation = describeExtrapolation(rating);
  const names = themes.filter(({ id }) => rating.themes.includes(id)).map(({ title }) => title);
  return [
    `time      ${describePrediction(rating)}`,
    `rating    ${rating.rating} of 100, ${rating.grade}`,
    `why       ${describeRating(board, rating)}`,
    ...(names.length > 0 ? [`themes    ${names.join(', ')}`] : []),
    ...(extrapolation ? [`note      ${extrapolation}`] : []),
  ].join('\n');
}
