/*
 * Vehicles that a text places and a reading does not have, as where some of them are written in another way than the others:
 *
 *     A | 1 | 1 | horizontal | 2
 *     X | 3 | 1 | horizontal | 2
 *     B is in column 6, rows 1 to 3      begins with a label, as the others do, and no vehicle B was read
 *
 * Guarantee: a line counts only if it begins with a label of one character, which no vehicle that was read has, says numbers and, where
 * these are only two, a direction, a row or a square; and only where most of the vehicles that were read stand behind their labels too.
 */
import type { Problem } from '../../basics/errors.ts';
import type { Reading } from '../parts/answer.ts';
import { SmallPattern } from '../sentences/line-pattern.ts';
import { ABOUT_EXIT, labelFirst } from './described.ts';
import { COMMENT } from './lists.ts';

/** In a longer text nothing is compared. */
const LONGEST = 1 << 16;
/** Where a line places a vehicle: `horizontal`, `row 3`, `C4 C5`. */
const PLACE = new SmallPattern(
  String.raw`(?<!\p{L})(?:horizontal|vertical|across|down|rows?|col(?:umn)?s?|[hv])(?!\p{L})|(?<!\p{L})[a-p]\d{1,2}\W+[a-p]\d{1,2}(?!\d)`,
  'iu',
);

/** What is wrong where a text places a vehicle whose label is none of those that were read. */
export function labelsMissed(boards: readonly Reading[], text: string): Problem | undefined {
  if (boards.length === 0 || text.length > LONGEST || boards.some(({ board }) => board.walls.length > 0))
    return undefined;
  const labels = boards.flatMap(({ board }) => board.vehicles.map(({ label }) => label));
  const lines = text.split('\n');
  const written = lines.flatMap((line, index) =>
    // several vehicles may stand on one line
    line.split(/;|\.\s|,\s*(?=\p{Lu}\d?\s*:)/u).flatMap((part) => placedAs(labelFirst(part), part, index)),
  );
  const code = lines.map((line) => (COMMENT.test(line) ? '' : line));
  const inCode = code.flatMap((line, index) => placedAs(labelInCode(line)?.toLowerCase(), line, index));
  const ofKey = code.flatMap((line, index) => placedAs(OF_KEY.exec(line)?.[1]?.toLowerCase(), line, index));
  const small = new Set(labels.map((label) => label.toLowerCase()));
  const missed =
    notAmong(new Set(labels), written, isPlaced) ??
    notAmong(small, inCode, isPlaced) ??
    notAmong(small, ofKey, () => true);
  return (
    missed && {
      code: 'unknown-format',
      message: `vehicle ${missed.label} is written here, and no vehicle of this label was read: it may be written differently from the others`,
      expected: 'every vehicle in the same form as the others',
      at: { text: { line: missed.line, column: 1 } },
    }
  );
}

interface Placed {
  readonly label: string;
  readonly part: string;
  readonly line: number;
}

const placedAs = (label: string | undefined, part: string, index: number): Placed[] =>
  label === undefined ? [] : [{ label, part, line: index + 1 }];

/** The first part that places a vehicle of none of the labels, most of which stand in such parts too. */
function notAmong(
  labels: ReadonlySet<string>,
  written: readonly Placed[],
  isVehicle: (part: string) => boolean,
): Placed | undefined {
  const read = new Set(written.flatMap(({ label }) => (labels.has(label) ? label : [])));
  return read.size * 2 < labels.size
    ? undefined
    : written.find(({ label, part }) => !labels.has(label) && isVehicle(part));
}

/** The label of an object on one line, which is a vehicle even where it lacks its place: `{id: D, length: 2}`. */
const OF_KEY = /^\s*-?\s*\{\W{0,4}(?:id|name|label|car|vehicle)\W{1,5}([a-z]\d?)["']?\s*[,}]/i;

/** A name that is set, a key, or the first text between brackets. */
const IN_CODE =
  /^\s*\(\s*(?:define|def|setq|let)\s+([a-z]\d?)\s|^\s*(?:[\w<>:*&]{1,20}\s+){0,4}(?:self\.|this\.)?([a-z]\d?)\s*(?::\s*\w+\s*)?(?:=|<-|:=)(?!=)|^[^"']*\[["']([a-z]\d?)["']\]|^[^"']*?[[({,]?\s*["':]([a-z]\d?)(?:["']|(?=\]))/i;

function labelInCode(line: string): string | undefined {
  return /[[({)]/.test(line) ? IN_CODE.exec(line)?.slice(1).find(Boolean) : undefined;
}

function isPlaced(text: string): boolean {
  const numbers = text.match(/\d+/g)?.length ?? 0;
  return numbers > 1 && (numbers > 2 || PLACE.test(text)) && !ABOUT_EXIT.test(text);
}
