/*
 * The roles that a column of a list can have, and the option `columns`, which names them:
 *
 *     label,direction,length,column1,row1     columns and rows count from 1
 *     label,across0,length,column,row         0 in the second column says that a vehicle lies across
 */
import { text as aText, check } from '../../basics/arguments.ts';

/** What a column of a list can mean. */
export const columnRoles = [
  'label',
  'direction',
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
  'flag',
  'fixed',
  '-',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

export interface WantedColumn {
  readonly role: ColumnRole;
  /** From which number a row, column or cell counts, or which number means across. */
  readonly number?: 0 | 1;
}

/** The roles that the option `columns` names: `label,direction,length,column1,row1`; undefined where a word is none. */
export function wantedColumns(option: string): WantedColumn[] | undefined {
  const wanted = option.split(/[\s,;]+/).map((word): WantedColumn | undefined => {
    const across = /^across([01])$/.exec(word);
    if (across) return { role: 'direction', number: across[1] === '0' ? 0 : 1 };
    const exact = columnRoles.find((role) => role === word);
    if (exact) return { role: exact };
    const [, name = '', digit] = /^(\S*?)([01])$/.exec(word) ?? [];
    const role = columnRoles.find((known) => known === name);
    return role && { role, number: digit === '0' ? 0 : 1 };
  });
  return wanted.every((each) => each !== undefined) ? wanted : undefined;
}

/** What every word of the option `columns` may be, beside which rows and columns may have the number from which they count. */
const WORDS = `${columnRoles.join(', ')}; a position may end in 0 or 1, from which it counts, and across0 or across1 says which number lies across`;

/**
 * What is wrong with a value of the option `columns`; undefined if every word of it is the role of a column.
 *
 * @param columns - as it is typed: roles with commas between them
 *
 * @example
 * columnsProblem('label,direction,colour') // "'colour' is no role of a column; expected label, direction, …"
 */
export function columnsProblem(columns: string): string | undefined {
  check(columns, 'columns', aText);
  const wrong = columns.split(/[\s,;]+/).find((word) => wantedColumns(word) === undefined);
  return wrong === undefined ? undefined : `'${wrong}' is no role of a column; expected ${WORDS}`;
}
