// What a person brings as text: a link of the app, or boards in any format or shape, alone, in a message or in a fenced block.

import { type Board, createBoardReader, type Problem, type Setup } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';
import type { Reading } from '@unjam/core/shapes';
import { linkIn } from '../model/link.ts';

/** One board of a text, legal or not. */
export interface BroughtBoard {
  readonly name?: string;
  readonly setup: Setup;
  /** Undefined for a board that is not legal. */
  readonly board?: Board;
  /** How a text in no format was read, and the other readings of it. */
  readonly reading?: Reading;
  readonly others?: readonly Reading[];
}

export type Brought =
  | { readonly kind: 'link'; readonly hash: string }
  /** One board or more, and how many could not be read. */
  | { readonly kind: 'boards'; readonly boards: readonly BroughtBoard[]; readonly unread: number }
  /** Readings that are equally good. */
  | { readonly kind: 'question'; readonly readings: readonly Reading[] }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly shape?: 'rows' | 'list' };

const empty: Problem = {
  code: 'empty-input',
  message: 'there is no board',
  expected: 'a board in any format',
};

const formats = allFormats();

/** The most boards of a text that are offered. */
export const MOST_BOARDS = 500;

/** What a text holds: a link, if there is one in it, otherwise its boards. */
export function readText(text: string): Brought {
  const hash = linkIn(text);
  if (hash) return { kind: 'link', hash };
  const reader = createBoardReader({ formats });
  const content = withoutFence(text);
  const read = [...reader.push(content), ...reader.end()];
  const boards = read.flatMap(({ name, setup, result, shape }): readonly BroughtBoard[] => {
    if (!setup) return [];
    return [
      {
        setup,
        ...(name !== undefined && { name }),
        ...(result.ok && { board: result.value }),
        ...(shape && 'read' in shape && { reading: shape, others: shape.others }),
      },
    ];
  });
  const legal = boards.filter(({ board }) => board);
  // a board that is not legal can be mended in the editor, if there is nothing better
  const offered = legal.length > 0 ? legal : boards.slice(0, 1);
  if (offered.length > 0)
    return {
      kind: 'boards',
      boards: offered.slice(0, MOST_BOARDS),
      unread: legal.length > 0 ? read.length - legal.length : 0,
    };
  const [first] = read;
  const answer = first?.shape && 'answer' in first.shape ? first.shape.answer : undefined;
  if (answer?.kind === 'question') return { kind: 'question', readings: answer.readings };
  const problem = first && !first.result.ok ? first.result.error[0] : undefined;
  if (answer?.kind !== 'refused') return { kind: 'refused', problem: problem ?? empty };
  return {
    kind: 'refused',
    problem: answer.problem,
    shape: answer.looksLike === 'rows of cells' ? 'rows' : 'list',
  };
}

/** The content of the first block between ``` or ~~~, otherwise the whole text. */
const withoutFence = (text: string): string =>
  /^[ \t]*(```|~~~)[^\n]*\n([\s\S]*?)^[ \t]*\1/m.exec(text)?.[2] ?? text;
