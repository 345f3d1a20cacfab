import { rate } from '@unjam/core';
import { ok } from '@unjam/core/basics';
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
import { type InputBoard, readBoards } from '../../input/boards.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { describeLimit } from '../../output/limit.ts';
import { table } from '../../output/table.ts';
import { standardOutput } from '../../output/target.ts';
import { print } from '../../terminal/standard.ts';
import { visibleLine } from '../../terminal/visible.ts';
import { limitRecord, ratingRecord } from './record.ts';

export interface RateOptions extends ReadingOptions, LimitOptions {
  readonly json?: true;
}

/** Rates every board that the words name: one in full, several as a table. */
export async function rateInputs(words: readonly string[], options: RateOptions): Promise<ExitStatus> {
  const limit = limitOf(options);
  const rows: string[][] = [];
  const status = await eachBoard(readBoards(words, options), standardOutput(), (input, many) => {
    const found = rate(input.board, { limit });
    if (found.kind !== 'rated') {
      const status = found.kind === 'unsolvable' ? exitStatus.no : exitStatus.limit;
      const reason = found.kind === 'unsolvable' ? 'unsolvable' : describeLimit(found.which);
      if (options.json) return ok({ text: jsonLine(limitRecord(input, found)), status });
      if (!many) return ok({ text: `${reason}\n`, status });
      rows.push([...Array.from(columns.slice(0, -2), () => ''), visibleLine(input.name), reason]);
      return ok({ status });
    }
    const { rating } = found;
    if (options.json) return ok({ text: jsonLine(ratingRecord(input, rating)) });
    if (!many) return ok({ text: `${inFull(input, rating)}\n` });
    rows.push(rowOf(input, rating));
    return ok({});
  });
  if (rows.length > 0) await print(`${table(columns, rows, false)}\n`);
  return status;
}

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
  visibleLine(name),
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
