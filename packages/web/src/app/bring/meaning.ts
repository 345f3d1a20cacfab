// What a person may say about a text that was read by its shape: which sign is empty, a wall or the border, what the columns
// of a list are, which car is red and where it leaves.

import type { DecidingOption, Reading } from '@unjam/core/shapes';
import type { Meaning } from '../model/any-boards.ts';

/** A part of the meaning and what it may be. */
export interface MeaningField {
  readonly option: Exclude<DecidingOption, 'columns'>;
  /** Undefined where the text was not read. */
  readonly value: string | undefined;
  readonly values: readonly string[];
}

/** The columns of a list: the role of each, what stands in it, and from which number rows and columns count. */
export interface ColumnFields {
  readonly roles: readonly string[];
  readonly shown: readonly string[];
  readonly from: '0' | '1';
}

/** What a column may be, without the number from which it counts. */
export const columnRoles = [
  '-',
  'label',
  'direction',
  'across0',
  'across1',
  'length',
  'row',
  'column',
  'row2',
  'column2',
  'cell',
  'cell2',
  'width',
  'height',
  'lane',
  'offset',
] as const;

const counted = /^(row|column|row2|column2|cell|cell2|lane|offset)([01])$/;

const NONE = 'none';

/** What may be said about the signs of a text, whose readings name some of them. */
export function fieldsOf(reading: Reading, others: readonly Reading[]): readonly MeaningField[] {
  const readings = [reading, ...others];
  const labels = reading.board.vehicles.map(({ label }) => label);
  const named = readings.flatMap(({ choices }) =>
    choices.flatMap(({ option, value }) =>
      option === 'empty' || option === 'wall' || (option === 'border' && value !== NONE) ? [value] : [],
    ),
  );
  const signs = [...new Set([...named, ...labels])];
  const readAs = (option: DecidingOption) =>
    reading.choices.find((choice) => choice.option === option)?.value;
  const edges = ['left', 'right', 'top', 'bottom'];
  const ofRows: MeaningField[] = [
    { option: 'empty', value: readAs('empty') ?? NONE, values: [NONE, ...signs] },
    { option: 'wall', value: readAs('wall') ?? NONE, values: [NONE, ...signs] },
    { option: 'border', value: readAs('border') ?? NONE, values: [NONE, ...signs] },
  ];
  const primary = reading.board.vehicles[reading.board.primary]?.label;
  return [
    ...(reading.choices.some(({ option }) => option === 'border' || option === 'empty') ? ofRows : []),
    { option: 'primary', value: primary, values: labels },
    { option: 'exit', value: reading.board.exit, values: edges },
  ];
}

/** The signs of a text that was not read, as far as they may be cells. */
export function fieldsOfUnread(text: string): readonly MeaningField[] {
  const signs = [...new Set(text.match(/\P{M}\p{M}*/gu) ?? [])].filter(
    (sign) => !/[\s"'`()[\]{},;]/.test(sign),
  );
  const values = [...signs.slice(0, MOST_SIGNS), ...(/ /.test(text) ? [' '] : [])];
  const field = (option: 'empty' | 'wall' | 'border', more: readonly string[] = []): MeaningField => ({
    option,
    value: undefined,
    values: [...more, ...values],
  });
  return [field('empty'), field('wall', [NONE]), field('border', [NONE])];
}

/** More signs than a board has. */
const MOST_SIGNS = 60;

/** The columns of a list, if the text was read as one. */
export function columnsOf({ choices }: Reading): ColumnFields | undefined {
  const choice = choices.find(({ option }) => option === 'columns');
  if (!choice) return undefined;
  const words = choice.value.split(',');
  const from = words.some((word) => counted.exec(word)?.[2] === '0') ? '0' : '1';
  const roles = words.map((word) => counted.exec(word)?.[1] ?? word);
  return { roles, shown: choice.columns ?? roles.map(() => ''), from };
}

/** The columns as the reader takes them: `label,direction,length,column1,row1`. */
export const columnsValue = ({ roles, from }: Pick<ColumnFields, 'roles' | 'from'>): string =>
  roles.map((role) => (counted.test(`${role}${from}`) ? `${role}${from}` : role)).join(',');

/** What a person says, as the reader takes it; what they leave as it was read is searched again. */
export function meaningOf(
  fields: readonly MeaningField[],
  said: Readonly<Record<string, string>>,
  columns: string | undefined,
): Meaning {
  const changed = fields.flatMap(({ option, value }) => {
    const now = said[option];
    return now === undefined || now === value || now === '' ? [] : [[option, now] as const];
  });
  return { ...Object.fromEntries(changed), ...(columns !== undefined && { columns }) };
}
