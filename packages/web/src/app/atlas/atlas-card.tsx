// A puzzle in the list of the atlas.

import type { Board } from '@unjam/core';
import { atlasBoardOf } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import { useMemo } from 'preact/hooks';
import { atlasText } from '../language/english/atlas.ts';
import { unitText } from '../language/english/units.ts';
import { writeLink } from '../model/link.ts';
import { SmallBoard } from '../parts/small-board.tsx';
import { opened, type ShownPuzzle, selected, show, toggle } from './atlas-store.ts';

/** The board of a text of the open atlas. */
export const boardIn = (text: string): Board | undefined =>
  atlasBoardOf(text, opened.value?.atlas.size.width ?? 0);

/** The link that opens a puzzle on a page. */
export function linkOf(
  { board }: Pick<ShownPuzzle, 'board'>,
  page: 'play' | 'solve' | 'lab' | 'edit',
): string {
  const legal = boardIn(board);
  return legal ? writeLink(page, { board: legal, moves: [], cursor: 0 }) : `#1/${page}`;
}

/** A picture of a board of the open atlas; empty while no atlas is open. */
export function PuzzlePicture({ board }: { board: string }) {
  const legal = useMemo(() => boardIn(board), [board]);
  return legal ? <SmallBoard board={legal} /> : <span class="picture" />;
}

export function AtlasCard({ puzzle }: { puzzle: ShownPuzzle }) {
  const t = atlasText();
  return (
    <div class="atlas-card">
      <button type="button" class="card" onClick={() => show(puzzle)}>
        <PuzzlePicture board={puzzle.board} />
        <span class="card-name">{t.card(puzzle.moves)}</span>
        <span class="muted">{t.predicted(unitText().time(secondsOf(puzzle.rating)), puzzle.rating)}</span>
        <span class="muted">{t.inSteps(puzzle.steps)}</span>
      </button>
      <label class="check">
        <input type="checkbox" checked={selected.value.has(puzzle.row)} onChange={() => toggle(puzzle)} />
        <span>
          {t.select}
          <span class="hidden"> {t.card(puzzle.moves)}</span>
        </span>
      </label>
    </div>
  );
}
