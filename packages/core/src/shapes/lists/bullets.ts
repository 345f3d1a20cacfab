/*
 * Vehicles as the points of a list. A dash alone could be a direction, so it is a bullet only where words say the directions:
 *
 *     - X: B3 horizontal      X: B3 horizontal
 *     - O: F1 vertical        O: F1 vertical
 *
 * In the same way numbers stand in front of vehicles, `1. X: horizontal`, and dashes between words: `X - horizontal - starting at (3, 1)`.
 */
import type { Problem } from '../../basics/errors.ts';
import { LINE_BREAK } from '../../text/lines.ts';

const BULLET = /^(\s*)[-*•+]\s+(?=\S)/;
const DIRECTION = /(?<!\p{L})(?:h|v|(?:is)?(?:horizontal|vertical)|across|down|right)(?!\p{L})/iu;

/** The text without bullets; undefined where not every line with a number has one. */
export function withoutBullets(text: string): string | undefined {
  const lines = text.split(LINE_BREAK);
  // a line without a bullet and a direction is a heading, such as `Level 1`
  const records = lines.filter((line) => /\d/.test(line) && (BULLET.test(line) || DIRECTION.test(line)));
  if (records.length < 2 || !records.every((line) => BULLET.test(line) && DIRECTION.test(line)))
    return undefined;
  return lines.map((line) => line.replace(BULLET, (found) => ' '.repeat(found.length))).join('\n');
}

/** A dash between what is said of a vehicle. */
const DASH = /\s+[-–—]\s+(?=\S)/g;

/** A dash behind the label, before what is said by name: `A - row: 2`. Before a number it may be a direction. */
const BEHIND_LABEL = /^\s*[\p{L}\p{N}]{1,12}\s+[-–—]\s+\p{L}/u;

/**
 * The text with commas in the place of dashes; undefined where they do not stand in two lines or more, twice or more in each or behind
 * each label.
 */
export function withoutDashes(text: string): string | undefined {
  const lines = text.split(LINE_BREAK);
  const records = lines.filter((line) => /\d/.test(line) && DIRECTION.test(line) && /\s[-–—]\s/.test(line));
  const areDashed = (isDashed: (line: string) => boolean) => records.every(isDashed);
  if (
    records.length < 2 ||
    !(
      areDashed((line) => BEHIND_LABEL.test(line)) || areDashed((line) => (line.match(DASH) ?? []).length > 1)
    )
  )
    return undefined;
  return lines.map((line) => (records.includes(line) ? line.replace(DASH, ', ') : line)).join('\n');
}

const NUMBER =
  /^(\s*)(\d{1,2})[.)]\s+(?=\*{0,2}[\p{L}@])(?!\*{0,2}(?:h|v|hor|ver|horizontal|vertical|across|down)(?!\p{L}|\s*[:=]))/iu;

/**
 * The text without the numbers in front of its vehicles, with blanks in their place, and what is wrong where one number is missing;
 * undefined where lines with a number in front do not count up by one, or a direction or a number follows, so that the number may be the vehicle's label.
 */
export function withoutListNumbers(
  text: string,
): { readonly text: string; readonly lost?: Problem } | undefined {
  const lines = text.split(LINE_BREAK);
  const numbered = lines.flatMap((line, i) => {
    const number = NUMBER.exec(line)?.[2];
    return number === undefined ? [] : [{ number: Number(number), line: i + 1 }];
  });
  const first = numbered[0]?.number ?? 2;
  if (first > 1 || numbered.length < 2) return undefined;
  const behind = numbered.findIndex(({ number }, i) => number !== first + i);
  const lost = behind < 0 ? undefined : numbered[behind];
  if (
    lost &&
    !isOneLost(
      numbered.map(({ number }) => number),
      behind,
    )
  )
    return undefined;
  return {
    text: lines.map((line) => line.replace(NUMBER, (found) => ' '.repeat(found.length))).join('\n'),
    ...(lost && { lost: lostProblem(lost.number - 1, lost.line) }),
  };
}

/** Whether numbers count up by one but for one that is missing. */
const isOneLost = (numbers: readonly number[], behind: number): boolean =>
  numbers.length >= LEAST_NUMBERED &&
  numbers.every((number, i) => number === (numbers[0] ?? 0) + i + (i < behind ? 0 : 1));
/** Fewer lines with numbers do not show that one was lost between them. */
const LEAST_NUMBERED = 4;

const lostProblem = (number: number, line: number): Problem => ({
  code: 'unfinished',
  message: `number ${number} of the list is missing`,
  expected: `a vehicle behind ${number}`,
  at: { text: { line, column: 1 } },
});
