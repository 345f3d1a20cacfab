/*
 * What is inserted into one table of a database, as CSV. The names of the columns stand where the table is created, or in the statements
 * that insert:
 *
 *     CREATE TABLE cars(id TEXT, row INT, …);          id, row, …
 *     INSERT INTO cars VALUES('X',2,0,2,'H');          'X',2,0,2,'H'
 *     INSERT INTO cars VALUES('A',0,0,2,'V');          'A',0,0,2,'V'
 *
 *     INSERT INTO cars (name, x, y, w, h) VALUES       name, x, y, w, h
 *     ('X', 0, 2, 2, 1), ('A', 2, 0, 3, 1);            'X', 0, 2, 2, 1
 *                                                      'A', 2, 0, 3, 1
 */
import { LINE_BREAK } from '../../text/lines.ts';

const NAME = '(?:["\'`]?\\w+["\'`]?\\.)?["\'`]?(\\w+)["\'`]?';
/** The beginning of a statement that inserts: the table, and the columns where they are named. */
const INSERT = new RegExp(`^\\s*INSERT INTO\\s+${NAME}\\s*(?:\\(([^()]*)\\)\\s*)?VALUES\\s*`, 'i');
const INSERTS = /^\s*INSERT INTO\b/i;
const CREATE = new RegExp(
  `^\\s*CREATE TABLE\\s+(?:IF NOT EXISTS\\s+)?${NAME}\\s*\\((.*)\\)[^()]*;\\s*$`,
  'is',
);
const CREATES = /^\s*CREATE TABLE\b/i;
/** Statements that say nothing of what the table holds. */
const OTHER = /^\s*(?:DROP|LOCK|UNLOCK|SET|BEGIN|COMMIT|START|PRAGMA|USE|DELETE|ALTER|--|\/\*|$)/i;
const NO_COLUMN = /^(?:PRIMARY|KEY|UNIQUE|CONSTRAINT|CHECK|FOREIGN|INDEX)\b/i;
/** Rows in brackets without brackets among their values. */
const ROWS = /^\s*(?:\([^()]*\)\s*[,;]?\s*)*$/;
/** The longest statement, in lines. */
const LONGEST = 40;

/** The text with what is inserted alone; as it is where it says more, or of several tables. */
export function withoutSql(text: string): string {
  if (!/^[^\S\n]*INSERT INTO\b/im.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  let table: { readonly name: string; readonly columns: string } | undefined;
  let isInserting = false;
  let isHeaded = false;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (CREATES.test(line)) {
      let end = i;
      while (end < i + LONGEST && !/;\s*$/.test(lines[end] ?? ';')) end++;
      const [, name, columns] = CREATE.exec(lines.slice(i, end + 1).join('\n')) ?? [];
      if (name === undefined || columns === undefined || table) return text;
      table = { name, columns: namesIn(columns) };
      lines.fill('', i, end + 1);
      i = end;
    } else if (INSERTS.test(line) || isInserting) {
      const [begin = '', name, columns] = INSERT.exec(line) ?? [];
      if (INSERTS.test(line) && begin === '') return text;
      if (name !== undefined) {
        const named = columns === undefined ? table?.columns : namesIn(columns);
        if (named === undefined || (table && name !== table.name) || (isHeaded && named !== table?.columns))
          return text;
        table = { name, columns: named };
      }
      const rows = line.slice(begin.length);
      if (!ROWS.test(rows)) return text;
      const head = isHeaded || !table ? [] : [table.columns];
      isHeaded = true;
      lines[i] = [...head, ...[...rows.matchAll(/\(([^()]*)\)/g)].map(([, row]) => row)].join('\n');
      isInserting = !/;\s*$/.test(line);
    } else if (OTHER.test(line)) lines[i] = '';
    else return text;
  }
  return isHeaded ? lines.join('\n') : text;
}

/** The names of columns, which may have their types behind them. */
const namesIn = (columns: string): string =>
  columns
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((column) => column.trim())
    .filter((column) => !NO_COLUMN.test(column))
    .map((column) => /^["'`]?(\w+)/.exec(column)?.[1] ?? '')
    .join(', ');
