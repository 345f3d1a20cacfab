// The answer in what a program printed, which may say other things too.
import { type Board, describeProblem, type Metric } from '@unjam/core';
import type { NotationId } from '@unjam/core/notation';
import { judge, nothing, type Verdict } from '../../answers/verdict.ts';

interface OutputRequest {
  readonly metric: Metric;
  /** Length of a shortest solution. */
  readonly shortest: number;
  readonly notation?: NotationId;
}

/**
 * The verdict on an output: on the part of it that solves the board, if one does. The parts are the output without lines that
 * report numbers, its last paragraph, its last line, and all of it; without one that solves the board, all of it counts.
 */
export function judgeOutput(board: Board, output: string, request: OutputRequest): Verdict {
  const { metric, shortest, notation } = request;
  const ask = {
    metric,
    shortest: { length: shortest, limit: null },
    ...(notation !== undefined && { notation }),
  };
  if (output.trim() === '') return { notation: null, metric, ...nothing, problem: 'no answer' };
  if (output.length > MOST_ANSWER)
    return {
      notation: null,
      metric,
      ...nothing,
      problem: `an answer of more than ${MOST_ANSWER} characters`,
    };
  for (const part of partsOf(output)) {
    const judged = judge(board, part, ask);
    if (judged.ok && judged.value.solves) return judged.value;
  }
  const whole = judge(board, output, ask);
  return whole.ok
    ? whole.value
    : { notation: null, metric, ...nothing, problem: describeProblem(whole.error) };
}

/** Longer than any solution; what a program prints may be anything, and must not keep its reader busy. */
const MOST_ANSWER = 200_000;
const LONGEST_REPORT = 200;

/** Words of lines that report numbers: `expanded: 1234`, `2 moves in 0.3 s`. */
const REPORT =
  /\b(?:states?|nodes?|expanded|explored|visited|time|seconds?|moves|steps|length|depth|cost|solved)\b.*\d|\d.*\b(?:states?|nodes?|moves|steps|ms|s|sec|seconds?)\b/i;
const TITLE = /^\s*(?:the )?(?:solution|answer|moves|path|plan)(?: is| found)? ?[:=]/i;

/** The output without lines that report numbers, its last paragraph, its last line. */
function partsOf(output: string): readonly string[] {
  const lines = output
    .split(/\r?\n/)
    .map((line) => line.replace(TITLE, ''))
    .filter((line) => line.length > LONGEST_REPORT || !REPORT.test(line));
  const moves = lines.join('\n').trim();
  const paragraph = moves.slice(moves.lastIndexOf('\n\n') + 1).trim();
  const line = moves.slice(moves.lastIndexOf('\n') + 1).trim();
  return [...new Set([moves, paragraph, line])];
}

/** A whole number, its digits in groups of three or not: `1234`, `1,234`, `1 234`; of a longer word or a fraction nothing counts. */
const WHOLE = String.raw`(?<![\w.,])(\d{1,3}(?:[,._'\u00a0\u202f ]\d{3}){1,6}|\d{1,20})(?![\w]|[.,]\d| ?\/| per\b)`;

/** How a program says how many states it expanded, the clearest way first; the number is the greatest of those said in one way. */
const COUNTS = [
  String.raw`\bexpanded\b[^\d\n]{0,40}?${WHOLE}`,
  String.raw`${WHOLE} {1,4}(?:\w{1,20} )?(?:\w{1,20} )?expanded\b`,
  String.raw`\b(?:explored|visited)\b[^\d\n]{0,40}?${WHOLE}`,
  String.raw`\b(?:nodes|states)\b(?! ?\/| per)[^\d\n]{0,40}?${WHOLE}`,
  String.raw`${WHOLE} {1,4}(?:\w{1,20} )?(?:states|nodes)\b(?! ?\/| per)`,
];

/** How many states a program says that it expanded; null where it does not. */
export function expandedIn(printed: string): number | null {
  // bounded repeats, so that no text takes long
  for (const count of COUNTS) {
    const said = [...printed.matchAll(new RegExp(count, 'gi'))].map(([, digits = '']) =>
      Number(digits.replaceAll(/\D/g, '')),
    );
    if (said.length > 0) return said.reduce((most, one) => Math.max(most, one), 0);
  }
  return null;
}
