/*
 * Vehicles that a text places and a reading does not have, as where some of them are written in another way than the others:
 *
 *     A | 1 | 1 | horizontal | 2
 *     X | 3 | 1 | horizontal | 2
 *     B is in column 6, rows 1 to 3      begins with a label, as the others do, and no vehicle B was read
 *
 *     A = Car(0, 0, 2), {id: "A", …}     in code and data: a name that is set, a key, the first text, a field, or the first letter of a word
 *
 * Guarantee: a line counts only if it has a label of one character, which no vehicle that was read has, and numbers that may place it, or
 * if it is the object or the record of a label; and only where at least half of the vehicles that were read stand behind labels too.
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
  const written = text.split('\n').flatMap((line, index) =>
    // what a comment takes out of a program is no vehicle
    COMMENT.test(line)
      ? []
      : [
          // several vehicles may stand on one line
          ...line
            .split(/;|\.\s|,\s*(?=\p{Lu}\d?\s*:)/u)
            .flatMap((part) => (isPlaced(part) ? placedAs(labelFirst(part), index) : [])),
          ...placedInData(line, index),
        ],
  );
  const missed = notAmong(new Set(labels.map((label) => label.toLowerCase())), written);
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
  /** As it is written. */
  readonly label: string;
  readonly line: number;
}

const placedAs = (label: string | undefined, index: number): Placed[] =>
  label === undefined ? [] : [{ label, line: index + 1 }];

/** The first vehicle of none of the labels, most of which are written too. */
function notAmong(labels: ReadonlySet<string>, written: readonly Placed[]): Placed | undefined {
  const isRead = ({ label }: Placed): boolean => labels.has(label.toLowerCase());
  const read = new Set(written.filter(isRead).map(({ label }) => label.toLowerCase()));
  return read.size * 2 < labels.size ? undefined : written.find((one) => !isRead(one));
}

/** The vehicles that a line of code or of data places: the first way to write them that it has. */
function placedInData(line: string, index: number): Placed[] {
  const ofKey = OF_KEY.exec(line)?.[1];
  const inCode = ofKey ?? labelInCode(line);
  // a key with two numbers is a vehicle, a name that is set to two may be a size
  if (inCode !== undefined && (ofKey !== undefined || isPlaced(line) || OF_CELLS.test(line)))
    return placedAs(inCode, index);
  const fields = line.split(/[\t;,|]/).map((field) => field.trim());
  const field = fields.length < LEAST_FIELDS ? undefined : fields.find((one) => LABEL_ALONE.test(one));
  if (field !== undefined && isPlaced(line.replaceAll('_', ' '))) return placedAs(field, index);
  return line.split(/\s+/).flatMap((word) => placedAs(OF_WORD.exec(word)?.[1], index));
}

/** The label of an object or a record on one line, which is a vehicle even where it lacks its place: `{id: D, length: 2}`. */
const OF_KEY =
  /^\s*(?:-\s*)?\{?\W{0,4}(?:id|name|label|car|vehicle)(?:["']?\s?[:=]["']?\s?["']?|[^\w|,;]{2,5})([a-z]\d?)(?!\w)/i;
/** A key in quotes that is set to numbers. */
const OF_CELLS = /^\s*["'][a-z]\d?["']\s*[:=]\D{0,4}\d+\D+\d/i;
/** The label among the fields of a line; other letters may say a direction, yes or no. */
const LABEL_ALONE = /^(?![HVYNTFESWLRUD]$)\p{Lu}\d?$/u;
const LEAST_FIELDS = 4;
/** A vehicle in a word: `A-H-2-0-3`, `E(2,1)V3`, `BH2@4,2`. */
const OF_WORD =
  /^\(?(?![A-P]\d{1,2}\W?[A-P]\d)([A-Z])(?=,?[HV]?[(@=:,-]?\D{0,2}\d\D{0,3}\d)[A-Z\d(),.@=:;-]{4,14}$/;

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
