// `import { boardHtml } from '@unjam/board/server'`: a board as HTML that is seen before any script has run.

import { BoardError, SolutionError } from '@unjam/core';
import { quote } from '@unjam/core/basics';
import { tryParseInlineBoard } from '@unjam/core/formats';
import { escaped, stillMarkup } from './board-markup.ts';
import type { UnjamBoardAttributes } from './element-types.ts';
import { stateAfterText } from './state-after-text.ts';
import { css } from './stylesheet.ts';

/** The attributes of the element: those of a board, and any others, such as `class`. */
export type BoardHtmlAttributes = UnjamBoardAttributes &
  Readonly<Record<string, string | number | boolean | undefined>> & { readonly board: string };

/**
 * `<unjam-board>` with its picture in a declarative shadow root: the page shows the board before the script of the element is
 * loaded, and without it. The element replaces the picture by a board that looks the same.
 *
 * @param attributes - `board`, which is needed, and any other attribute of the element; true is an attribute without a value,
 *   false and undefined leave it out
 * @returns HTML, with every text escaped
 * @throws BoardError or SolutionError if `board` or `moves` cannot be read; RangeError for a name that HTML cannot write
 *
 * @example
 * boardHtml({ board: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', interactive: true, class: 'wide' });
 */
export function boardHtml(attributes: BoardHtmlAttributes): string {
  const read = tryParseInlineBoard(attributes.board);
  if (!read.ok) throw new BoardError(read.problems);
  const board = read.value;
  const state = stateAfterText(board, attributes.moves ?? '');
  if (!state.ok) throw new SolutionError([state.error]);
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (!/^[\w:.-]+$/.test(name))
      throw new RangeError(
        `${quote(name)} is not the name of an attribute; expected letters, digits, - _ : and .`,
      );
    if (value === undefined || value === false) return [];
    return value === true ? [` ${name}`] : [` ${name}="${escaped(String(value))}"`];
  });
  return [
    `<unjam-board${written.join('')}><template shadowrootmode="open"><style>${css}</style>`,
    `<div class="stage">${stillMarkup(board, state.value, { labels: !attributes.plain, named: true })}</div></template></unjam-board>`,
  ].join('');
}
