import { expect, test } from 'vitest';
import { publishedColumns } from '../store/puzzle-columns.ts';
import { appendRow } from './publish.ts';

test('each value of a row is written as the type of its column', () => {
  const written: unknown[] = [];
  const as = (type: string) => (value: unknown) => void written.push([type, value]);
  const appender = {
    appendVarchar: as('VARCHAR'),
    appendUBigInt: as('UBIGINT'),
    appendUInteger: as('UINTEGER'),
    appendUTinyInt: as('UTINYINT'),
    endRow: () => void written.push('end'),
  };
  appendRow(appender, publishedColumns.map((_, place) => place) as never);
  const values = { VARCHAR: String, UBIGINT: BigInt, UINTEGER: Number, UTINYINT: Number };
  const expected = publishedColumns.map(({ type }, place) => [type, values[type as 'VARCHAR'](place)]);
  expect(written).toEqual([...expected, 'end']);
});
