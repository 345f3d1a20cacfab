import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { itemsOfSet, placeInSet } from '../model/present-set.ts';
import { setLink } from '../model/state.ts';
import { attempt, boardText } from '../model/store.ts';
import { BoardName } from './board-name.tsx';
import { Way } from './way.tsx';

/** The place of the present puzzle in its set, and the ways to the puzzles before and after it. */
export function SetPlace() {
  const items = itemsOfSet();
  const place = placeInSet(attempt.value.puzzle, boardText.value);
  const linkOf = (at: number) => {
    const item = items[at - 1];
    return item === undefined ? undefined : `#1/play/${item}`;
  };
  const t = puzzlesText();
  return (
    <>
      <BoardName />
      <nav aria-label={commonText().pages.set}>
        <Way link={linkOf(place - 1)} icon="back" name={t.previousPuzzle} />
        <a class="pack-name" href={setLink.value}>
          {t.pageOf(place, items.length)}
        </a>
        <Way link={linkOf(place + 1)} icon="forth" name={t.nextPuzzle} />
      </nav>
    </>
  );
}
