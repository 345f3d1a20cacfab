import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { useEffect } from 'preact/hooks';
import { puzzlesText } from '../language/english/puzzles.ts';
import { number } from '../language/language.ts';
import { formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { writeLadderLink } from '../model/list-links.ts';
import { placeInPack } from '../model/pack-place.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import { boardText } from '../model/store.ts';
import { BoardName } from './board-name.tsx';
import { Way } from './way.tsx';

/** The pack of the present puzzle, its place there, and the ways to the puzzles before and after it. */
export function PackPlace() {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  const found = placeInPack(entries.value, boardText.value);
  const t = puzzlesText();
  if (!found) return <nav aria-label={t.pack} />;
  const { grade, pack, place, of, before, after } = found;
  return (
    <>
      <BoardName />
      <nav aria-label={t.pack}>
        <Way link={linkOf(before)} icon="back" name={t.previousPuzzle} />
        <a class="pack-name" href={writeLadderLink(grade)}>
          {formatGrade(grade)} {number(pack)} · {t.pageOf(place, of)}
        </a>
        <Way link={linkOf(after)} icon="forth" name={t.nextPuzzle} />
      </nav>
    </>
  );
}

const linkOf = (entry: CatalogueEntry | undefined): string | undefined =>
  entry && `#1/play/${puzzleId(entry.board)}`;
