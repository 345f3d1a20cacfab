// How pages stand in the address: what a link of each opens, and what the link of its present state is. Pages that list puzzles or
// series of them have theirs in list-links.ts.

import { computed } from '@preact/signals';
import type { Board, Problem, Result, Setup } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { compactText } from '@unjam/core/formats';
import { startReplay } from './ask-help.ts';
import { readHelp } from './kept-attempts.ts';
import { type LabView, labView } from './lab-view.ts';
import { lessonById } from './lessons.ts';
import {
  type PageId,
  type Position,
  readDraftPart,
  readPosition,
  readState,
  tooManyParts,
  writeEditLink,
  writeLabLink,
  writeLink,
} from './link.ts';
import type { LinkedPuzzle } from './linked-puzzle.ts';
import { checked, draft } from './present-draft.ts';
import { nameInSet, placeInSet } from './present-set.ts';
import { isPuzzleId } from './puzzle-id.ts';
import { page } from './state.ts';
import { attempt, openPosition, position, sameAsNow, visited, visitState } from './store.ts';

/** The entry of the browser's history that a link is opened in. */
export interface Entry {
  /** What the entry keeps of the attempt that was shown in it: its name, and the help that was taken. */
  readonly kept: Readonly<Record<string, unknown>>;
  /** Whether a person has gone back or forward to an entry that was shown before. */
  readonly again: boolean;
  /** Makes a change that is part of this entry, although it comes later. */
  readonly amend: (change: () => void) => void;
}

/** What a link opens. */
export interface Opening {
  /** The board that the link names, before its moves. */
  readonly board?: Board;
  /** Shows it. */
  readonly show: (entry: Entry) => void;
}

type Read = Result<Opening, Problem>;

/** Reads what follows the name of a page in a link, split at each `/`: at once, unless something has to be loaded. */
type Reader = (parts: readonly string[]) => Read | Promise<Read>;

/** How a page stands in the address. */
export interface PageLink {
  readonly read: Reader;
  /** Other names of the page in links, and what their links open. */
  readonly also?: Readonly<Record<string, Reader>>;
  /** The link of what the page shows now, or would show if it were opened. */
  readonly write: () => string;
  /** What makes the present state an entry of its own in the browser's history; without it the whole page is one. */
  readonly entry?: () => string;
}

const pageAlone: Read = ok({ show: () => {} });

/** A page whose link has nothing but its name. */
export const plainLink = (id: PageId): PageLink => ({
  read: (parts) => (parts.length === 0 ? pageAlone : tooManyParts(2)),
  write: () => writeLink(id),
});

/** A page that shows the present attempt. */
export const attemptLink = (id: PageId): PageLink => ({
  read: (parts) => readAttempt(parts, 3, (show) => ok({ show })),
  write: () => writeLink(id, position.value),
  entry: () => puzzleNow.value,
});

/** The page on which the attempt is played; `replay` plays the moves of the link, from its first one. */
export const playLink: PageLink = {
  ...attemptLink('play'),
  also: {
    replay: (parts) =>
      readAttempt(parts, 3, (show) =>
        ok({
          show: (entry) => {
            show(entry, 0);
            void startReplay();
          },
        }),
      ),
  },
};

/** The lab shows a state of the present board on the map, or a race on this board. */
export const labLink: PageLink = {
  read: (parts) =>
    readAttempt(parts, 4, (show, { board }) => {
      const state = parts[3] === undefined ? ok(undefined) : readState(board, parts[3]);
      if (!state.ok) return state;
      return ok({
        show: (entry) => {
          show(entry);
          visitState(state.value);
          labView.value = 'map';
        },
      });
    }),
  also: {
    race: (parts) =>
      readAttempt(parts, 3, (show) =>
        ok({
          show: (entry) => {
            show(entry);
            labView.value = 'race';
          },
        }),
      ),
  },
  write: () => linkOfLab(labView.value),
  entry: () => `${puzzleNow.value} ${visited.value ?? ''}`,
};

/** The link of the present puzzle in the lab. */
export function linkOfLab(view: LabView): string {
  if (view === 'race') return writeLink('race', position.value);
  return visited.value ? writeLabLink(position.value, visited.value) : writeLink('lab', position.value);
}

/** The editor shows a draft: that of the link, or else the last one. */
export const editLink: PageLink = {
  read: (parts) => {
    if (parts.length > 3) return tooManyParts(5);
    const [part] = parts;
    if (!part) return pageAlone;
    return withPuzzle(part, (puzzle) => {
      const draft = readDraftPart(part, puzzle?.board);
      return draft.ok ? loadDraft(draft.value) : draft;
    });
  },
  write: () => (page.value === 'edit' ? linkOfDraft.value : writeLink('edit')),
};

async function loadDraft(draft: Setup): Promise<Read> {
  const { openDraft } = await import('./editor.ts');
  return ok({ show: () => openDraft(draft) });
}

const linkOfDraft = computed(() =>
  writeEditLink(draft.value, checked.value.ok ? checked.value.value : undefined),
);

/** What the attempt is an attempt at: the id of a puzzle, or a board. */
const puzzleNow = computed(() => attempt.value.puzzle ?? compactText(attempt.value.board));

/**
 * Reads a link with at most so many parts, of which the first three are a position.
 *
 * @param opening - what the link opens; `show` opens its attempt, at another move than that of the link if one is given
 */
function readAttempt(
  parts: readonly string[],
  most: number,
  opening: (show: (entry: Entry, cursor?: number) => void, linked: Position) => Read,
): Read | Promise<Read> {
  if (parts.length > most) return tooManyParts(most + 2);
  if (!parts[0]) return pageAlone;
  return withPuzzle(parts[0], (puzzle) => {
    const read = readPosition(parts, puzzle?.board);
    if (!read.ok) return read;
    const linked = read.value;
    const opened = opening(
      (entry, cursor = linked.cursor) => openLinked({ ...linked, cursor }, puzzle, entry),
      linked,
    );
    return opened.ok ? ok({ ...opened.value, board: linked.board }) : opened;
  });
}

/** Reads on with the puzzle that a part of a link names, if it names one that exists. */
function withPuzzle(
  part: string,
  read: (puzzle?: LinkedPuzzle) => Read | Promise<Read>,
): Read | Promise<Read> {
  return isPuzzleId(part) ? puzzleOf(part).then(read) : read();
}

/** A lesson, the puzzle of a day, or one of the catalogue, by its id. */
const puzzleOf = async (id: string): Promise<LinkedPuzzle | undefined> =>
  lessonById(id) ?? (await import('./linked-puzzle.ts')).puzzleById(id);

function openLinked(linked: Position, puzzle: LinkedPuzzle | undefined, entry: Entry): void {
  if (sameAsNow(linked)) return;
  const text = compactText(linked.board);
  const place = placeInSet(linked.puzzle, text);
  const inSet = place > 0 ? nameInSet(place) : 'Shared board';
  const { kept, again } = entry;
  const name = typeof kept.name === 'string' ? kept.name : '';
  openPosition(linked, puzzle?.name ?? (name || inSet), {
    ...readHelp(kept),
    // the moves of an entry that was shown before, unless they are kept as those of a link
    own: name !== '',
    again,
  });
  if (!puzzle && !name)
    void import('./linked-puzzle.ts').then((found) => found.nameFromCatalogue(text, entry.amend));
}
