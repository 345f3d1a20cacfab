/*
 * What a log puts in front of each line, taken away:
 *
 *     2024-03-12 10:15:01 INFO  [main] Board: AA...O          AA...O
 *     [2024-03-12T10:15:03.012Z] DEBUG solver - AA...O        AA...O
 *     03-12 10:15:03.102  4711  4711 D RushHour: AA...O       AA...O
 *     INFO:root:AA...O                                        AA...O
 *     [21:04] <anna> AA...O                                   AA...O
 */
import { LINE_BREAK } from '../../text/lines.ts';

const LEVEL = '(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)';
const TIME = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?`;
const NAME = String.raw`[A-Za-z][\w.$]{1,39}`;
const FRONTS: readonly RegExp[] = [
  // of programs: a time, and then the thread, the level and the name of what writes
  new RegExp(
    String.raw`^\[?(?:\d{4}[-/]\d{2}[-/]\d{2}[T ])?${TIME}\]?(?: (?:\[[\w .-]{1,30}\]|${LEVEL})(?: {1,3}(?:\[[\w .-]{1,30}\]|${LEVEL})){0,2})?(?: {1,3}${NAME}(?: -|:)(?= )| -(?= ))? `,
  ),
  // of Android
  new RegExp(String.raw`^\d{2}-\d{2} ${TIME} {1,4}\d{1,6} {1,4}\d{1,6} [VDIWEF] ${NAME} {0,8}: `),
  // of Python
  new RegExp(`^${LEVEL}:${NAME}:`),
  // of a chat
  /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]? )?<[A-Za-z][\w|-]{0,23}> /,
];
const LEAST = 4;

/** The text without what a log puts in front of each of its lines, which must be the same but for the time. */
export function withoutLog(text: string): string {
  const pattern = FRONTS.find((one) => one.test(text));
  if (!pattern) return text;
  const lines = text.split(LINE_BREAK);
  const fronts = lines.map((line) => (line.trim() === '' ? undefined : (pattern.exec(line)?.[0] ?? '')));
  const written = fronts.flatMap((front) => front ?? []);
  const alike = new Set(written.map((front) => front.replace(/\d+/g, '0')));
  return written.length >= LEAST && alike.size === 1 && written[0] !== ''
    ? lines.map((line, i) => line.slice(fronts[i]?.length ?? 0)).join('\n')
    : text;
}
