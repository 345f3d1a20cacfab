/*
 * A layout in words, and as the value of the option `columns`.
 *
 *     label, direction, length, column, row from 1        label,direction,length,column1,row1
 */
import { type Facts, saysRed } from './column-facts.ts';
import type { ColumnRole } from './column-roles.ts';
import type { Layout } from './layouts.ts';

const words: Readonly<Record<ColumnRole, string>> = {
  label: 'label',
  direction: 'direction',
  length: 'length',
  row: 'row',
  column: 'column',
  row2: 'last row',
  column2: 'last column',
  cell: 'number of the first cell',
  cell2: 'number of the last cell',
  width: 'width',
  height: 'height',
  lane: 'lane',
  offset: 'offset in its lane',
  flag: 'red or not',
  fixed: 'wall',
  '-': '(ignored)',
};

/** Whether a role counts rows, columns or cells. */
const isPosition = (role: ColumnRole): boolean => /^(?:row|column|cell|lane|offset)/.test(role);

function rolesIn(layout: Layout, facts: readonly Facts[], labels: number | undefined): ColumnRole[] {
  return facts.map(({ index }) => (index === labels ? 'label' : (layout.roles.get(index) ?? '-')));
}

/** What is said where nothing but its label says how long a vehicle is. */
export const LENGTHS_BY_LABEL = 'lengths by label';

export function layoutWords(layout: Layout, facts: readonly Facts[], labels: number | undefined): string {
  const roles = rolesIn(layout, facts, labels);
  const parts = roles.map((role, index) => {
    if (role === 'direction') return directionWords(layout);
    return words[role === '-' && facts[index] && saysRed(facts[index]) ? 'flag' : role];
  });
  const byLabel = layout.lengths || layout.end ? '' : `, ${LENGTHS_BY_LABEL}`;
  return `${parts.join(', ')} (from ${layout.base})${byLabel}`;
}

function directionWords({ directions }: Layout): string {
  const { facts, number } = directions ?? {};
  if (number === undefined || !facts) return 'direction';
  const index = directions?.across.indexOf(true) ?? -1;
  const value = facts.column.values[index];
  return value === undefined ? 'direction' : `direction (${value} is across)`;
}

export function layoutChoice(layout: Layout, facts: readonly Facts[], labels: number | undefined): string {
  return rolesIn(layout, facts, labels)
    .map((role) => {
      const number = layout.directions?.number;
      if (role === 'direction' && number !== undefined) return `across${number}`;
      return isPosition(role) ? `${role}${layout.base}` : role;
    })
    .join(',');
}
