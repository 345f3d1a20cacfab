// The tools that judge solutions: one, and many at once.
import { describeProblem, loadEngineFor } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { answerOfLine } from '../../answers/answer.ts';
import { judgeLeniently } from '../../answers/lenient.ts';
import { type LenientMark, type Mark, Marker } from '../../answers/marker.ts';
import { judgeTask, shortestTask } from '../../answers/verdict.ts';
import { verdictInWords } from '../../answers/verdict-in-words.ts';
import { type Verifier, verifiers } from '../../answers/verifiers.ts';
import { lengths } from '../../output/tally.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';
import { boardIn, boardKey, deciding, metric, metricIn } from './board-argument.ts';
import { MILLISECONDS, type Tool } from './tool.ts';

const verifier = { type: 'string', enum: verifiers, description: 'whose rules; default unjam' } as const;

export const checkTool: Tool = {
  name: 'check',
  title: 'Check a solution',
  description:
    'Replays a solution: whether every move is legal and why not, whether it solves the board, and whether it is ' +
    'shortest. With the verifier reasoning-gym illegal moves are skipped and only the end counts.',
  keys: {
    board: boardKey,
    ...deciding,
    solution: {
      type: 'string',
      description: 'moves in any notation, such as `A←1, X→4`, `AL1 XR4` or `A-1 X+4`',
    },
    metric,
    verifier,
  },
  required: ['board', 'solution'],
  async act(given, signal) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below, how } = read.value;
    const text = String(given.solution);
    if (verifierIn(given) === 'reasoning-gym') {
      const scored = judgeLeniently(board, text);
      if (!scored.ok) return err(describeProblem(scored.error));
      const words = `score ${scored.value.score} by the rules of reasoning-gym`;
      return ok({ text: `${words}${below}`, record: { ...scored.value, ...how } });
    }
    const judging = judgeTask(board, text, {
      metric: metricIn(given),
      shortest: (each) => shortestTask(each, metricIn(given), { milliseconds: MILLISECONDS }),
    });
    const judged = await finishYielding(judging, undefined, signal);
    if (!judged.ok) return err(describeProblem(judged.error));
    return ok({
      text: `${verdictInWords(judged.value).join('; ')}${below}`,
      record: { ...judged.value, ...how },
    });
  },
};

/** Answers of one call. */
const MOST_ANSWERS = 10_000;

export const checkManyTool: Tool = {
  name: 'check_many',
  title: 'Check many solutions',
  description:
    'Replays many solutions, each of a board of its own or all of one board: for each whether it is legal, whether it ' +
    'solves its board, and how much longer than the shortest it is.',
  keys: {
    answers: {
      type: 'string',
      description:
        'JSON lines, one answer a line: {"id":"a1","board":"…","solution":"A-1 X+4"}; without a board the argument `board` counts',
    },
    board: boardKey,
    ...deciding,
    metric,
    verifier,
  },
  required: ['answers'],
  async act(given, signal) {
    const read = given.board === undefined ? undefined : await boardIn(given);
    if (read && !read.ok) return read;
    const lines = String(given.answers)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length > MOST_ANSWERS)
      return err(`${lines.length} answers; expected at most ${MOST_ANSWERS} in one call`);
    const ends = performance.now() + MILLISECONDS;
    await loadEngineFor({ width: 16, height: 16 });
    const marker = new Marker({
      metric: metricIn(given),
      verifier: verifierIn(given),
      limit: () => ({ milliseconds: Math.max(1, ends - performance.now()) }),
      ...(read && { board: read.value.board }),
    });
    const marks = await finishYielding(markAll(marker, lines), undefined, signal);
    const solved = marks.filter(({ solves }) => solves).length;
    const text = [`${counted(marks.length, 'answer')}, ${solved} solved`, ...marks.map(inALine)].join('\n');
    return ok({ text: `${text}${read?.value.below ?? ''}`, record: { marks } });
  },
};

/** The marks of answers, one a line; a break is possible after each. */
function* markAll(
  marker: Marker,
  lines: readonly string[],
): Generator<unknown, readonly (Mark | LenientMark)[], void> {
  const marks: (Mark | LenientMark)[] = [];
  for (const [index, line] of lines.entries()) {
    yield;
    const answer = answerOfLine(line, String(index + 1));
    marks.push(
      answer.ok
        ? yield* marker.markTask(answer.value)
        : marker.refuse(String(index + 1), `line ${index + 1}: ${answer.error}`),
    );
  }
  return marks;
}

function inALine(mark: Mark | LenientMark): string {
  if (mark.problem !== null) return `${mark.id}: ${mark.problem}`;
  if ('score' in mark) return `${mark.id}: score ${mark.score}`;
  const length = lengths(mark.moves ?? 0, mark.steps ?? 0);
  if (!mark.solves) return `${mark.id}: legal, not solved; ${length}`;
  return `${mark.id}: solved; ${length}; ${mark.over === null ? 'shortest not found' : `${mark.over} over`}`;
}

const verifierIn = ({ verifier: asked }: Parameters<Tool['act']>[0]): Verifier =>
  asked === 'reasoning-gym' ? asked : 'unjam';
