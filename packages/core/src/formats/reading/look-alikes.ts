// What a text that is not a board looks like, and how to make a board of it.
import type { Problem } from '../../basics/errors.ts';
import { unknownFormat } from '../../text/lines.ts';
import { otherHeading, vehicleList } from '../csv/vehicle-list.ts';
import { vehicleFault } from './vehicle-faults.ts';

interface LookAlike {
  /** Looks at the beginning of a text without blanks in front. */
  readonly test: RegExp;
  /** `this looks like ...`. */
  readonly what: string;
  readonly expected: string;
  /** Whether all of such a text is that, and holds no board. */
  readonly whole?: true;
}

const lookAlikes: readonly LookAlike[] = [
  {
    test: /^car\s?,\s?move\s/i,
    what: 'a solution in lines of car,move',
    expected: "a board; 'unjam check BOARD SOLUTION' replays a solution",
  },
  {
    test: /^[^\s,←→↑↓]{1,8}[←→↑↓]\d/u,
    what: 'a solution in arrows',
    expected: "a board; 'unjam check BOARD SOLUTION' replays a solution",
  },
  {
    test: /^[A-Za-z0-9@]{1,3}[LRUD]\d{1,2}(?:\s|$)/,
    what: 'a solution in letters',
    expected: "a board; 'unjam check BOARD SOLUTION' replays a solution",
  },
  {
    test: /^<(?:\?xml[^<]*(?:<![^<]*)*<)?svg\b/i,
    what: 'an SVG picture',
    expected: 'a board as text, or a photograph or screenshot as .png or .jpg',
  },
  {
    test: /^start\r?\n[01]{2,16}\r?\n/,
    what: 'the bitboards of a board',
    expected: 'the board itself, in any format that is read',
    whole: true,
  },
  {
    test: /^occupied(?: \d+)+\r?\n/,
    what: 'the lists of the cells of a board',
    expected: 'the board itself, in any format that is read',
    whole: true,
  },
  {
    test: /^<(?:!doctype|html|body|div|p)\b/i,
    what: 'a page in HTML',
    expected: 'the text of the board alone',
  },
  {
    test: /^\S(?:\t\S)+\s*(?:[\r\n]|$)/,
    what: 'rows whose cells are separated by tabs',
    expected: "single spaces between the cells: tr '\\t' ' '",
  },
  {
    test: /^[^\n;]{1,40};[^\n;]{1,40};/,
    what: 'CSV with semicolons',
    expected: 'the heading car,orientation,col,row,length and commas',
  },
  {
    test: /^[\w "]{1,40},[\w "]{1,40},[\w ",]{1,200}(?:[\r\n]|$)/,
    what: 'CSV with another heading',
    expected: otherHeading.expected,
  },
  {
    test: /^(?:\d{1,2}\s){2,4}[HV]\b/i,
    what: 'a list of vehicles by numbers',
    expected: 'CSV with the heading car,orientation,col,row,length',
  },
  {
    test: /^\d{1,3}\s\d{1,3}\s*[\r\n]/,
    what: 'rows under their size',
    expected: 'rows and columns, the number of pieces on the next line, then the rows; or the rows alone',
  },
];

/** Characters that are looked at. */
const GLANCE = 500;
const glanceAt = (text: string): string => text.trimStart().slice(0, GLANCE);

const problemOf = ({ what, expected }: LookAlike): Problem => ({
  ...unknownFormat,
  message: `this looks like ${what}`,
  expected,
});

/**
 * The problem with a text that is something else than boards from its beginning to its end.
 *
 * @param beginning - of the text: as much as has arrived
 */
export function otherKind(beginning: string): Problem | undefined {
  const found = lookAlikes.find(({ test, whole }) => whole && test.test(glanceAt(beginning)));
  return found && problemOf(found);
}

/** What only JSON of Unjam has: of other JSON it is no help to hear which properties that may have. */
const OWN = /"(?:vehicles|primary|orientation)"\s*:/;

/** Characters in which that is looked for. */
const LONG_GLANCE = 1 << 16;

/** The problem with JSON of another program that even its shape does not explain. */
const ofOthers = (text: string, problem: Problem): Problem | undefined =>
  problem.message.startsWith('unknown property') && !OWN.test(text.slice(0, LONG_GLANCE))
    ? {
        ...problem,
        message: `${problem.message}, in JSON in which no board is found`,
        expected: 'row, column, length and direction of each vehicle, or rows of cells',
      }
    : undefined;

/** The problem with a vehicle of JSON, where all that its format says is what a board of Unjam has. */
function ofVehicles(text: string, problem: Problem): Problem | undefined {
  if (ofOthers(text, problem) === undefined && !problem.message.startsWith('the board has no'))
    return undefined;
  const fault = vehicleFault(text);
  return fault && { ...problem, ...fault };
}

/** What is read with all formats, besides the common ones. */
const ANY_SHAPE = 'rows of cells, a line of cells, a vehicle a line, or objects such as JSON';

/**
 * The problem with a text that is not a board: it says what the text looks like, where that is known. A text in a format
 * that is read keeps its own problem, unless it lists vehicles or is JSON of another program.
 */
export function explain(text: string, problem: Problem): Problem {
  const list = vehicleList(text) ?? ofVehicles(text, problem) ?? ofOthers(text, problem);
  if (list || problem.code !== unknownFormat.code) return list ?? problem;
  const found = lookAlikes.find(({ test }) => test.test(glanceAt(text)));
  if (found) return problemOf(found);
  return problem.message === unknownFormat.message ? { ...problem, expected: ANY_SHAPE } : problem;
}
