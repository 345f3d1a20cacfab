import { edges, metrics } from '@unjam/core/board';
import { formatIds } from '@unjam/core/formats';
import type { Span } from '@unjam/core/generate';
import { columnsProblem } from '@unjam/core/shapes';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { isNotUtf8 } from '../system-error.ts';
import { cornersOption } from './corners.ts';
import { nearestName } from './nearest-name.ts';
import { quoted } from './quoted.ts';

/** An option whose value is one of a list of names; a misspelt one is refused, with the nearest name as a suggestion. */
export const nameOption = (
  flags: string,
  what: string,
  names: readonly string[],
  description: string,
): Option =>
  listed(
    names,
    new Option(flags, description).argParser((typed: string) => knownName(what, names, typed)),
  );

/** The values of options that take one of a list of names, for the completion of shells. */
const valuesOf = new WeakMap<Option, readonly string[]>();

/** The names of which an option takes one or more; empty where it takes any text or none. */
export const namesOf = (option: Option): readonly string[] => valuesOf.get(option) ?? [];

function listed(names: readonly string[], option: Option): Option {
  valuesOf.set(option, names);
  return option;
}

/** An option whose value is one or more names, separated by commas; one that is typed twice is one name. */
export const namesOption = (
  flags: string,
  what: string,
  names: readonly string[],
  description: string,
): Option =>
  listed(
    names,
    new Option(flags, description).argParser((typed: string) => [
      ...new Set(typed.split(',').map((name) => knownName(what, names, name.trim()))),
    ]),
  );

/** The one of the names that was typed, in any case; a misspelt one is refused, with the nearest name as a suggestion. */
export function knownName(what: string, names: readonly string[], typed: string): string {
  const known = names.find((name) => name.toLowerCase() === typed.toLowerCase());
  if (known !== undefined) return known;
  const nearest = nearestName(typed, names);
  const meant = nearest === undefined ? '' : `, did you mean '${nearest}'?`;
  throw new InvalidArgumentError(`unknown ${what} ${quoted(typed)}${meant}; expected ${names.join(', ')}`);
}

/** A number with a mark between its thousands. Elsewhere a comma may divide a fraction: `5,7`. */
const IN_THOUSANDS = /^\s*\d{1,3}(?:[_,]\d{3})+\s*$/;

/** An option whose value is a whole number from `least` to `most`; `1e6` and `1_000_000` are numbers too. */
export const countOption = (
  flags: string,
  description: string,
  least = 1,
  most = Number.MAX_SAFE_INTEGER,
): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const digits = IN_THOUSANDS.test(typed) ? typed.replaceAll(/[_,]/g, '') : typed;
    const value = typed.trim() === '' ? Number.NaN : Number(digits);
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    const upTo =
      most === Number.MAX_SAFE_INTEGER && !(value > most) ? 'up' : `to ${most.toLocaleString('en')}`;
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} ${quoted(typed)}; expected a whole number from ${least} ${upTo}`,
    );
  });

/** The seed of what is drawn, of which `randomFrom` takes 32 bits: a greater one would draw the same as a smaller one. */
export const seedOption = (description: string): Option =>
  countOption('--seed <n>', description, 0, 2 ** 32 - 1);

/** An option whose value is a range of whole numbers: `20..25`, `20..`, `..25` or `20`. */
export const spanOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string): Span => {
    const [, least, dots, most] = /^(\d*)(\.\.)?(\d*)$/.exec(typed.trim()) ?? [];
    if (dots === undefined ? least && !most : least || most) {
      const from = Number(least || 0);
      return { least: from, most: dots === undefined ? from : most ? Number(most) : Number.MAX_SAFE_INTEGER };
    }
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} ${quoted(typed)}; expected a range such as 20..25, 20.. or 20`,
    );
  });

/** The most columns and rows of a board. */
export const LARGEST = 16;

/** An option whose value is a size such as `6x6`, columns and rows each from `least` to `most`; `6` is 6x6 too. */
export const sizeOption = (
  flags: string,
  description: string,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, width, height = width] = /^(\d+)(?:[x×](\d+))?$/i.exec(typed.trim()) ?? [];
    if (width && height) {
      const size = { width: Number(width), height: Number(height) };
      if (Object.values(size).every((side) => side >= least && side <= most)) return size;
      throw new InvalidArgumentError(
        `${flags.split(' ')[0]} ${typed}; expected ${least} to ${most} columns and rows`,
      );
    }
    throw new InvalidArgumentError(`${flags.split(' ')[0]} ${quoted(typed)}; expected a size such as 6x6`);
  });

/** An option whose value is a share such as `5%`; gives a number from 0 to 1. */
export const shareOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, digits] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(typed.trim()) ?? [];
    const value = Number(digits) / 100;
    if (value >= 0 && value <= 1) return value;
    throw new InvalidArgumentError(`${flags.split(' ')[0]} ${quoted(typed)}; expected a share such as 5%`);
  });

const millisecondsIn = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** An option whose value is a time such as `500ms`, `10s` or `2m`, seconds without a unit; gives milliseconds. */
export const timeOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, digits, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(typed.trim()) ?? [];
    const value = Number(digits) * millisecondsIn[unit as keyof typeof millisecondsIn]; // the pattern names the units
    if (value > 0) return value;
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} ${quoted(typed)}; expected a time such as 500ms, 10s or 2m, or seconds`,
    );
  });

const bytesIn = { MB: 2 ** 20, GB: 2 ** 30 } as const;

/** The option for the memory that searches may take, such as `500MB` or `2GB`; gives bytes. */
export const memoryOption = (): Option =>
  memoryLimitOption(
    "the memory that searches may take, such as 500MB or 2GB (default: a quarter of the machine's, at most 4GB)",
  );

/** An option for a limit of memory; gives bytes. */
export const memoryLimitOption = (description: string): Option =>
  new Option('--limit-memory <size>', description).argParser((typed: string) => {
    const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)\s*(MB|GB)$/i.exec(typed.trim()) ?? [];
    const value = Math.floor(Number(digits) * bytesIn[unit.toUpperCase() as keyof typeof bytesIn]); // the pattern names the units
    if (value > 0) return value;
    throw new InvalidArgumentError(`--limit-memory ${quoted(typed)}; expected a size such as 500MB or 2GB`);
  });

/** An option whose value is a range of times such as `2m..4m`, `90s..` or `..1h`; gives whole seconds. */
export const durationOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string): Span => {
    const [, least, most] = /^(.*?)\.\.(.*)$/.exec(typed.trim()) ?? [];
    const from = least === '' ? 0 : secondsOf(least);
    const to = most === '' ? Number.MAX_SAFE_INTEGER : secondsOf(most);
    if (from !== undefined && to !== undefined && (least !== '' || most !== ''))
      return { least: from, most: to };
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} ${quoted(typed)}; expected a range of times such as 2m..4m, 90s.. or ..1h`,
    );
  });

function secondsOf(text: string | undefined): number | undefined {
  const [, digits, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(s|m|h)?$/.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return undefined;
  return Math.round((Number(digits) * millisecondsIn[unit as keyof typeof millisecondsIn]) / 1000); // the pattern names the units
}

/** An option whose value is one of several parts, `1/3` to `3/3`; the first is slice 0. */
export const sliceOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, part, parts] = /^(\d+)\/(\d+)$/.exec(typed.trim()) ?? [];
    const slice = Number(part) - 1;
    const slices = Number(parts);
    if (slice >= 0 && slice < slices) return { slice, slices };
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} ${quoted(typed)}; expected a part and the number of parts, such as 1/3`,
    );
  });

export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

export const jsonOption = (): Option => new Option('--json', 'print one object a line');

export const outputOption = (what: string): Option =>
  new Option(
    '-o, --output <path>',
    `write ${what} to a file, or to a folder: one file a board, replacing none that holds something else`,
  ).argParser(outputPath);

/** The path of an output. An empty one, as a variable of a shell that is not set, would be the present folder. */
export function outputPath(path: string): string {
  if (path === '')
    throw new InvalidArgumentError('the path of the output is empty; expected a file or a folder');
  if (isNotUtf8(path))
    throw new InvalidArgumentError('the path of the output is not in UTF-8; expected another name');
  return path;
}

/** Milliseconds; long enough for all but boards made to be hard, and short enough to wait for. */
const DEFAULT_TIME = 60_000;

/** Adds the limits of a command whose searches end by themselves: after a minute unless the user says otherwise. */
export const addLimitOptions = (command: Command): Command =>
  command
    .addOption(countOption('--limit-states <n>', 'stop a search after this many states'))
    .addOption(
      timeOption(
        '--limit-time <time>',
        'stop a search after a time such as 500ms, 10s or 2m; a number alone is seconds',
      ).default(DEFAULT_TIME, '60s'),
    )
    .addOption(memoryOption());

/** Adds the options of every command that reads boards: about texts, and about pictures. */
export const addReadingOptions = (command: Command): Command => addGridOptions(addTextOptions(command));

/** Adds the options of a command that reads boards in texts. */
export const addTextOptions = (command: Command): Command =>
  command
    .addOption(
      nameOption('--format <id>', 'format', formatIds, 'how the boards are written (default: detected)'),
    )
    .option(
      '--primary <label>',
      'the label of the vehicle that must leave (default: by the rule of the format)',
    )
    .addOption(exitOption('it'))
    .addOption(glyphOption('--empty <glyph>', 'the glyph of empty cells'))
    .addOption(glyphOption('--wall <glyph>', 'the glyph of walls, or none'))
    .addOption(glyphOption('--border <glyph>', 'the glyph of the border, or none'))
    .addOption(
      new Option(
        '--columns <roles>',
        'in such texts: what the columns of a list mean, such as label,direction,length,column1,row1 (default: searched)',
      ).argParser((typed: string) => {
        const problem = columnsProblem(typed);
        if (problem === undefined) return typed;
        throw new InvalidArgumentError(`--columns ${quoted(typed)}: ${problem}`);
      }),
    );

/** An option for a glyph of texts that no format recognises; a word is one too, since some write `-1` or `wall` in a cell. */
const glyphOption = (flags: string, what: string): Option => {
  const [name = ''] = flags.split(' ');
  const where = name === '--empty' ? 'in texts of no known format' : 'in such texts';
  return new Option(flags, `${where}: ${what} (default: searched)`).argParser((typed: string) => {
    if (typed === ' ' || /^\S{1,8}$/u.test(typed)) return typed;
    throw new InvalidArgumentError(
      `${name} ${quoted(typed)}; expected one character, or the word that stands in a cell`,
    );
  });
};

/** Adds the options of a command that reads boards in pictures. */
export const addPictureOptions = (command: Command): Command =>
  addGridOptions(command.addOption(exitOption('the red car')));

const exitOption = (who: string): Option =>
  nameOption(
    '--exit <edge>',
    'edge',
    edges,
    `where ${who} leaves (default: as the input shows, else right, bottom when vertical)`,
  );

const addGridOptions = (command: Command): Command =>
  command
    .addOption(cornersOption())
    .addOption(
      sizeOption(
        '--size <size>',
        'of pictures: columns x rows of cells, in either order, 4 to 8, such as 5x6 or 6 (default: found)',
        4,
        8,
      ),
    );

/** The option for the format that a command writes. */
export const formatOption = (
  choices: readonly { readonly id: string }[],
  otherwise = 'by the ending of -o, else grid',
): Option => nameOption('--to <id>', 'format', idsOf(choices), `the format to write (default: ${otherwise})`);

export const metricOption = (description = 'what to minimise: moves or steps'): Option =>
  nameOption('--metric <metric>', 'metric', metrics, description).default('moves');
