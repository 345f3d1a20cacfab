/*
 * Rows as markup writes them, and what an engine for games adds to YAML:
 *
 *     A & A & . \\                                an array of LaTeX
 *     {| |- | A || A || . |}                      a table of a wiki
 *     --- !u!114 &1  m_Name: 1  m_Script: {}      what Unity adds to YAML
 */
import { splitLines } from '../../text/lines.ts';

export const LATEX = /\\begin\{(?:array|tabular|[bpvBV]?matrix)\}/;
const OUTSIDE =
  /\\(?:begin|end)\{[a-zA-Z*]+\}(?:\{[^{}]*\})?|\\hline|\\cline\{[^{}]*\}|\\(?:left|right)[[\](){}|.]|\\[[\]]|\${1,2}/g;

/** The rows of arrays of LaTeX as rows between bars. */
export const withoutLatex = (text: string): string =>
  splitLines(text)
    .map(({ text: line }) => {
      const bare = line
        .replace(OUTSIDE, '')
        .replace(/\\(?:text|textbf|texttt|mathrm|mathbf|mathtt)\{([^{}]*)\}/g, '$1')
        .replace(/\\c?dots?\b/g, '.')
        .replace(/\\_/g, '_')
        .replace(/\\#/g, '#');
      // a row behind the end of another one makes it longer, so that it is seen
      return bare.includes('&') ? `|${bare.replace(/\\\\(?!.*&).*$/, '').replace(/&|\\\\/g, '|')}|` : bare;
    })
    .join('\n');

export const WIKI = /^\{\|(?!.*[:,].*\}\s*,?$)/m;

/** The rows of tables of a wiki as rows between bars, in the line of their first cell. */
export function withoutWiki(text: string): string {
  const lines = splitLines(text).map((line) => line.text);
  let row = -1;
  return lines
    .map((line, i) => {
      if (WIKI.test(line.trimStart()) || /^\s*\|[-+}]/.test(line)) {
        row = -1;
        return '';
      }
      const cells = /^\s*[|!](.*)$/.exec(line)?.[1];
      if (cells === undefined) return line;
      const found = cells.split(/\|\||!!/).map(wikiCell);
      if (row < 0) row = i;
      for (let k = i + 1; k < i + 24 && /^\s*[|!](?![-+}])/.test(lines[k] ?? '') && row === i; k++)
        found.push(
          ...(lines[k] ?? '')
            .replace(/^\s*[|!]/, '')
            .split(/\|\||!!/)
            .map(wikiCell),
        );
      return row === i ? `|${found.join('|')}|` : '';
    })
    .join('\n');
}

/** The text of a cell, behind its attributes; these alone where there is no text, because a colour may be a wall. */
function wikiCell(cell: string): string {
  const [, attributes = '', inner = cell] = /^([^|]*=[^|]*)\|(.*)$/.exec(cell) ?? [];
  const text = inner.replace(/&nbsp;|'{2,3}/g, ' ').trim();
  return text || (/style|class|color/i.test(attributes) ? attributes.replace(/\s/g, '') : ' ');
}

/** YAML of Unity without its directives, tags and the properties that Unity adds to all objects. */
export const withoutUnity = (text: string): string =>
  splitLines(text)
    .map(({ text: line }) =>
      /^%/.test(line) || /^\s*m_(?!Name)\w+:/.test(line) ? '' : line.replace(/^--- !u!.*$/, '---'),
    )
    .join('\n');
