/*
 * Dumps of a database with one table. Its statements but for those that insert go, and these get the names of the columns:
 *
 *     CREATE TABLE cars(id TEXT, row INT, …);
 *     INSERT INTO cars VALUES('X',2,0,2,'H');          INSERT INTO cars (id, row, …) VALUES
 *     INSERT INTO cars VALUES('A',0,0,2,'V');          ('X',2,0,2,'H'),
 *                                                      ('A',0,0,2,'V'),
 */
import { LINE_BREAK } from '../../text/lines.ts';

const INSERT = /^\s*INSERT INTO\s+(?:["'`]?\w+["'`]?\.)?["'`]?(\w+)["'`]?\s*(?=VALUES)/i;
const VALUES = /^\s*INSERT INTO[^()]*\bVALUES\s*/i;
const INSERTS = /^\s*INSERT INTO\b/i;
const CREATE =
  /^\s*CREATE TABLE\s+(?:IF NOT EXISTS\s+)?(?:["'`]?\w+["'`]?\.)?["'`]?(\w+)["'`]?\s*\((.*)\)[^()]*;\s*$/is;
const CREATES = /^\s*CREATE TABLE\b/i;
/** Statements that say nothing of what the table holds. */
const OTHER = /^\s*(?:DROP|LOCK|UNLOCK|SET|BEGIN|COMMIT|START|PRAGMA|USE|DELETE|ALTER|--|\/\*|$)/i;
const NO_COLUMN = /^(?:PRIMARY|KEY|UNIQUE|CONSTRAINT|CHECK|FOREIGN|INDEX)\b/i;
/** The longest statement, in lines. */
const LONGEST = 40;

/** The text with what is inserted alone; as it is where it says more, or of several tables. */
export function withoutSql(text: string): string {
  if (!/^[^\S\n]*CREATE TABLE\b/im.test(text) || !/^[^\S\n]*INSERT INTO\b/im.test(text)) return text;
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
      const name = INSERT.exec(line)?.[1];
      if (name !== undefined && name !== table?.name) return text;
      if (name !== undefined && table) {
        if (!isHeaded) lines[i - 1] = `INSERT INTO ${table.name} (${table.columns}) VALUES`;
        isHeaded = true;
      }
      lines[i] = line
        .replace(VALUES, '')
        .replace(/\)\s*,\s*\(/g, '),\n(')
        .replace(/;\s*$/, ',');
      isInserting = !/;\s*$/.test(line);
    } else if (OTHER.test(line)) lines[i] = '';
    else return text;
  }
  return isHeaded ? lines.join('\n') : text;
}

/** The names of the columns that a table is created with. */
const namesIn = (columns: string): string =>
  columns
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((column) => column.trim())
    .filter((column) => !NO_COLUMN.test(column))
    .map((column) => /^["'`]?(\w+)/.exec(column)?.[1] ?? '')
    .join(', ');
