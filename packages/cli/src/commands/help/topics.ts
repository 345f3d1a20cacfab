// `unjam help TOPIC`: what the algorithms, formats and notations are. Titles and examples come from core. What is said about each
// is the comment on top of its file; the build collects these comments in descriptions.json.
import { readFileSync } from 'node:fs';
import { type Problem, tryParseBoard, tryParseSolution } from '@unjam/core';
import { err } from '@unjam/core/basics';
import { allFormats, formatById, formatDescriptions, type WriterId, writers } from '@unjam/core/formats';
import { type NotationId, notationDescriptions, notations } from '@unjam/core/notation';
import { algorithms } from '@unjam/core/search';
import { print } from '../../terminal/standard.ts';
import type { Topic } from './topic-names.ts';

/** One entry: its id and title, and what is said below it, indented. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The build writes this file. */
const texts: Readonly<Record<Topic, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL('./descriptions.json', import.meta.url), 'utf8'),
);

const linesOf = (topic: Topic, id: string): readonly string[] => (texts[topic][id] ?? '').split('\n');

const indented = (text: string): readonly string[] => text.split('\n').map((line) => `    ${line}`);

const example = (text: string): readonly string[] => ['', 'For example', ...indented(text)];

/** A text that is refused, and why, as a command says it. */
const mistake = (text: string, { message, expected, at }: Problem): readonly string[] => [
  '',
  'Refused',
  ...indented(text),
  `line ${at?.text?.line ?? 1}, column ${at?.text?.column ?? 1}: ${message}${expected === undefined ? '' : `; expected ${expected}`}`,
];

function aboutFormat(id: WriterId): Entry {
  const { title, example: small, mistakes } = formatDescriptions[id];
  // a format that is only written has no texts that are refused
  const format = formatById(id) ?? formatById('json');
  const refused = mistakes.flatMap((text) => {
    const parsed = tryParseBoard(text, { format, formats: allFormats() });
    return parsed.ok ? [] : mistake(text, parsed.error);
  });
  return { id, title, lines: [...linesOf('formats', id), ...example(small), ...refused] };
}

function aboutNotation(id: NotationId): Entry {
  const { title, board: rows, example: small, mistakes } = notationDescriptions[id];
  const board = tryParseBoard(rows);
  const refused = mistakes.flatMap((text) => {
    const parsed = board.ok ? tryParseSolution(text, board.value, id) : err(board.error);
    return parsed.ok ? [] : mistake(text, parsed.error);
  });
  const on = ['', `The examples below are for the board ${rows}`];
  return { id, title, lines: [...linesOf('notations', id), ...on, ...example(small), ...refused] };
}

const entries: Readonly<Record<Topic, () => readonly Entry[]>> = {
  algorithms: () =>
    algorithms.map(({ id, title, source, optimalFor, complete }) => ({
      id,
      title,
      lines: [
        `finds ${optimalFor.length > 0 ? `a shortest solution in ${optimalFor.join(' and ')}` : 'some solution'}`,
        complete ? 'finding none proves that there is none' : 'it may miss solutions',
        `source: ${source}`,
        '',
        ...linesOf('algorithms', id),
      ],
    })),
  formats: () => writers.map(({ id }) => aboutFormat(id)),
  notations: () => notations.map(({ id }) => aboutNotation(id)),
};

/** What is read in no format; docs of the formats say the same. */
const shapes = `A text in no format below is read by its shape, and standard error says how it was read.

    Rows of cells, in any wrapping: quotes, brackets, tables, mail, a border, coordinates

        > | A | A | . |            ["AA.", ".XX"]            ###
                                                             #AA=
    A vehicle a line, in any order of columns, counted from 0 or 1

        6 6                        car,x,y,length,dir        A: a1 b1
        X h 2 3 1                  X,0,2,2,h                 X: b3 c3

    The same in words

        The red car occupies A3 and B3. Truck A occupies D1, D2 and D3. The exit is on the right.

    Objects: JSON, YAML, XML, TOML or INI with the keys of any program, calls of a constructor, packs of levels

        {"id": "X", "row": 2, "col": 0, "length": 2, "dir": "h"}

    Any of these behind the numbers of lines, as grep -n, cat -n and git blame write them, in the value of a link with %0A or
    %20, in an array or a table of LaTeX, or in YAML of Unity

    Rows in which a number stands for that many empty cells (AA3O/P2Q1O/…) or repeats the next cell (2A3.O/…), vehicles
    as words of letters and digits (XH322 OV163), vehicles drawn by their parts (<-> or abc across, ^|v or xyz down),
    rows that C copies one by one, filled rectangles of TikZ on a grid,
    lists in pixels such as the rectangles of SVG, and facts with one cell each, cell(1,3,a), or in several
    relations, car(a,2,h). at(a,1,3).

    Parts of a board under names of their own are one board: cars = […], trucks = […], walls = […], red = (2, 0, 2, 'h').
    Constructors say by their names how long a vehicle is, or which way it lies: Truck('A', 0, 0), HorizontalCar('X', 2, 1).
    So does isTruck: true. Elements of HTML say where they stand by data-row="2" and the like, or by the grid or the pixels
    of their styles. Of a drawing in SVG, one that Unjam made is read by its title and its description, and another one by a
    rectangle for each vehicle. It is refused where a transform moves some of them, or some are hidden

    Planning problems in PDDL, whatever their domain calls things: facts or numbers say where vehicles stand. The domain
    is not needed, and beside its problems it is passed over

    Boards or vehicles between semicolons, also as one word of the command line: 'X h 2 3 1; A v 3 1 4'; a list on each
    line, as packs have them; a line for each thing said about a vehicle, below the number of vehicles; a table or records
    of SQL or JSON with a column for the level, each of which is a board

    Where a text says how long the shortest solution is, the line that says how it was read also says where that is not so

    A line or a property that is not understood, but looks like a part of the board, is refused with its place: a vehicle with
    a mistake, two on one line, a row of another length, a wall in words beside rows, an exit in a misspelt word, a
    test such as while (x.col > 0) that says another exit, a box that lacks a bar. So is a board
    that does not have the number of vehicles in its heading, or whose red car is not in the row of its exit

    What a glyph or a column means is searched: it must make a legal board. Where two meanings are as good, both boards are
    drawn, with the option that decides: --empty, --wall, --border, --columns, --primary or --exit.`;

const uses: Readonly<Record<Topic, string>> = {
  algorithms: 'How `unjam solve --algorithm ID` searches; `unjam compare BOARD` races them.',
  formats: `How boards are written.\n\n${shapes}\n\nThe formats are recognised at once; \`unjam convert BOARD --to ID\` writes them.`,
  notations: `How solutions are written. They are recognised; \`unjam solve BOARD --notation ID\` writes them.

Solutions in none of these are read by their words: numbered, in sentences, a step a line, with or without the number of cells, such
as \`1. Move car A right 2\`, \`A,right,2\`, \`AR\` or \`A 2\`. All moves have their parts in one order, but direction and cells may change
places, as in \`A left 1, B 2 down\`. A move without a number is one cell. \`A: B1 -> A1\` and \`A (1,2) -> (1,1)\` say from where to
where, and are illegal where the vehicle does not stand; \`X drives out right\` says that the red car leaves. Boards drawn between the moves are passed over. Words for directions, vehicles and cells are known in English,
German, French, Spanish, Portuguese, Italian, Dutch, Russian, Chinese, Japanese and Indonesian (\`Gerakan 1: A kiri 2\`); directions in
Polish, Turkish and Arabic too. What a language model thought, between \`<think>\` and \`</think>\` before its answer, is passed over. The
command says on standard error how it read; what it does not know is refused where it stands. In every notation but cells and frames, which
have no cell beyond the board, the last move may lead the red car off the board: it ends at the exit.`,
};

/** Prints everything there is to choose from. */
export async function printTopic(topic: Topic): Promise<void> {
  const parts = entries[topic]().map(({ id, title, lines }) =>
    [`${id}: ${title}`, ...lines.map((line) => (line === '' ? '' : `    ${line}`))].join('\n'),
  );
  await print(`${[uses[topic], ...parts].join('\n\n')}\n`);
}
