// What a person brings as text: a link of the app, or boards in any format or shape, alone, in a message or in a fenced block.

import type { Board, Problem, Setup } from '@unjam/core';
import type { Reading } from '@unjam/core/shapes';
import { anyBoards, type Meaning } from '../model/any-boards.ts';
import { linkIn, withoutLinks } from '../model/link-in.ts';
import { isPuzzleId } from '../model/puzzle-id.ts';
import { LARGEST_FILE } from './read-file.ts';

/** Where a board stands in a text that was read by its shape, and what was said about that text. */
export interface Origin {
  readonly text: string;
  readonly line: number;
  readonly meaning: Meaning;
}

/** One board of a text, legal or not. */
export interface BroughtBoard {
  readonly name?: string;
  readonly setup: Setup;
  /** Undefined for a board that is not legal. */
  readonly board?: Board;
  /** How a text in no format was read, and the other readings of it. */
  readonly reading?: Reading;
  readonly others?: readonly Reading[];
  readonly from?: Origin;
}

export type Brought =
  | { readonly kind: 'link'; readonly hash: string }
  /** What `exportDevice` wrote. */
  | { readonly kind: 'export' }
  /** One board or more, and how many could not be read, and how many other files. */
  | {
      readonly kind: 'boards';
      readonly boards: readonly BroughtBoard[];
      readonly unread: number;
      readonly unreadFiles?: number;
    }
  /** Readings that are equally good. */
  | { readonly kind: 'question'; readonly readings: readonly Reading[]; readonly from: Origin }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      readonly shape?: 'rows' | 'list';
      /** Of a text whose signs a person may explain. */
      readonly from?: Origin;
    };

const empty: Problem = {
  code: 'empty-input',
  message: 'there is no board',
  expected: 'a board in any format',
};

/** A text may be as long as that of a file: the browser would cut off what is pasted into a field with a limit of its own. */
const tooLong = ({ length }: string): Problem => ({
  code: 'input-too-large',
  message: `the text has ${length} characters`,
  expected: `at most ${LARGEST_FILE}`,
});

/** The most boards of a text that are offered. */
export const MOST_BOARDS = 500;

/** How an export begins; its puzzles are no boards that somebody brings. */
const EXPORT = /^\s*\{\s*"unjam"\s*:/;

/**
 * What a text holds: its boards; or a link of the app, or the id of a puzzle, if it has no board of its own.
 *
 * @param meaning - what a person says about the text
 */
export function readText(text: string, meaning: Meaning = {}): Brought {
  if (text.length > LARGEST_FILE) return { kind: 'refused', problem: tooLong(text) };
  if (EXPORT.test(text)) return { kind: 'export' };
  const id = text.trim();
  if (isPuzzleId(id)) return { kind: 'link', hash: `#1/play/${id}` };
  const hash = linkIn(text);
  if (hash) {
    const { text: rest, links } = withoutLinks(text);
    const beside = boardsOf(rest, meaning);
    return beside.kind === 'boards' && beside.boards.some(({ board }) => board)
      ? { ...beside, unread: beside.unread + links }
      : { kind: 'link', hash };
  }
  return boardsOf(text, meaning);
}

/** What a text holds that has no link. */
function boardsOf(text: string, meaning: Meaning): Brought {
  const read = anyBoards(text, meaning, MOST_BOARDS);
  const boards = read.flatMap(({ line, name, setup, result, shape }): readonly BroughtBoard[] => {
    if (!setup) return [];
    return [
      {
        setup,
        ...(name !== undefined && { name }),
        ...(result.ok && { board: result.value }),
        ...(shape &&
          'read' in shape && { reading: shape, others: shape.others, from: { text, line, meaning } }),
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
  const from = { text, line: first?.line ?? 1, meaning };
  if (answer?.kind === 'question') return { kind: 'question', readings: answer.readings, from };
  const problem = first && !first.result.ok ? first.result.error : undefined;
  if (answer?.kind !== 'refused') return { kind: 'refused', problem: problem ?? empty };
  const shape = answer.looksLike === 'rows of cells' ? 'rows' : 'list';
  return { kind: 'refused', problem: answer.problem, shape, ...(shape === 'rows' && { from }) };
}

/** The board of a text once more, with what a person says about it. */
export function readAgain({ text, line }: Origin, meaning: Meaning): Brought {
  const brought = readText(text, meaning);
  if (brought.kind !== 'boards') return brought;
  const same = brought.boards.filter(({ from }) => from?.line === line);
  return same.length === 1 ? { ...brought, boards: same, unread: 0 } : brought;
}
