import { err, ok } from '@unjam/core/basics';
import { allFormats, formatById, readBoardText } from '@unjam/core/formats';
import { expect, test } from 'vitest';
import { answersOf, type Item, tasksOf } from './batch.ts';
import type { Job, Outcome } from './job.ts';

const job: Job = {
  algorithm: 'engine',
  notation: 'arrows',
  request: { metric: 'moves' },
  reading: {},
  json: false,
};
const source = { kind: 'text', label: 'mixed', stem: 'mixed', text: '' } as const;
const boardText = (text: string) => ({ text, line: 1, format: formatById('grid') });
const written = (text: string): Item =>
  ok({ kind: 'text', source, text: boardText(text), formats: allFormats() });
const seen = (text: string): Item =>
  ok({ kind: 'picture', source, read: readBoardText(boardText(text)), isSure: true });

/** What a thread answers: so many moves, or undefined where its memory was too small. */
const answered = (moves: number | undefined): Outcome => ({
  legal: true,
  answer: ok({
    name: undefined,
    tallied: {
      kind: moves === undefined ? 'limit' : 'solved',
      limit: moves === undefined ? 'memory' : null,
      metric: 'moves',
      moves: moves ?? null,
      steps: null,
      optimal: true,
      states: 1,
      milliseconds: 1,
    },
    text: null,
    outcome: '',
  }),
});

test('each text has the answer of its worker thread; pictures, errors and ends of files stay in their order', async () => {
  const end: Item = ok({ kind: 'end', source, fenced: false });
  const mistake: Item = err('there is no such file');
  const batch = [
    seen('XX...\n.....'),
    written('XX.A\n...A\n....'),
    mistake,
    seen('XXA\n..A\n...'),
    written('XX.\n...'),
    written('XX..\n....'),
    end,
  ];
  const tasks = batch.flatMap(tasksOf);
  expect(tasks.map(({ text }) => text)).toEqual(['XX.A\n...A\n....', 'XX.\n...', 'XX..\n....']);
  const answers: unknown[] = [];
  const outcomes = [answered(7), answered(undefined), answered(9)];
  for await (const one of answersOf(batch, outcomes, job)) {
    if (!one.ok) answers.push(one.error);
    else if (one.value.kind === 'end') answers.push('the end');
    else {
      const { piece, value } = one.value;
      answers.push([piece.kind, value.ok ? value.value.tallied.moves : value.error]);
    }
  }
  expect(answers).toEqual([
    ['picture', 1],
    ['text', 7],
    'there is no such file',
    ['picture', 2],
    // solved again, with all of the memory
    ['text', 1],
    ['text', 9],
    'the end',
  ]);
});
