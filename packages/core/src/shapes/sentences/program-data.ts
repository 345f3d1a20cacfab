/*
 * Rows and vehicles as BASIC, Fortran and COBOL declare them, without the words around them:
 *
 *     10 DATA X,3,1,2,H                           X,3,1,2,H
 *     DATA GRID /'AA...O','P..Q.O', … /           'AA...O'  'P..Q.O'      each on a line
 *     'AA...O', &                                 'AA...O',
 *     05 FILLER PIC X(6) VALUE 'AA...O'.          AA...O
 */
const BASIC = /^[^\S\n]*(?:\d{1,5}[^\S\n]+)?DATA[^\S\n]+(?=\S)/gim;
const FORTRAN = /^[^\S\n]*DATA[^\S\n]+\w{1,40}(?:\([^()\n]{0,20}\))?[^\S\n]*\/([^/]{1,2000})\/[^\S\n]*$/gim;
const STRING = /'[^'\n]{1,40}'|"[^"\n]{1,40}"/g;
const CONTINUED = /[^\S\n]*&[^\S\n]*$/gm;
/** Numbers fill the columns of an array first, so that they are left as they are. */
const STRING_CONTINUED = /['"][^\S\n]*,[^\S\n]*&[^\S\n]*$/gm;
const COBOL =
  /^[^\n]{0,40}\bPIC(?:TURE)?[^\S\n]+(?:IS[^\S\n]+)?[XA9](?:\(\d{1,2}\)|[XA9]{0,16})[^\S\n]+VALUE[^\S\n]+(?:IS[^\S\n]+)?(["'])([^"'\n]{1,40})\1\.?[^\S\n]*$/gim;
const LEAST = 3;

/** The text without such words. */
export function withoutProgramData(text: string): string {
  if (/\bPIC/i.test(text) && count(text, COBOL) >= LEAST) return text.replace(COBOL, '$2');
  const continued =
    text.includes('&') && count(text, STRING_CONTINUED) >= LEAST ? text.replace(CONTINUED, '') : text;
  if (!/\bDATA\b/i.test(continued)) return continued;
  const joined = continued.replace(FORTRAN, (found, values: string) =>
    /^[\s,&]*$/.test(values.replace(STRING, '')) ? (values.match(STRING)?.join('\n') ?? found) : found,
  );
  return count(joined, BASIC) >= LEAST ? joined.replace(BASIC, '') : joined;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
