import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { useEffect } from 'preact/hooks';
import { puzzlesText } from '../language/english/puzzles.ts';
import { number } from '../language/language.ts';
import { formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { namedAs } from '../model/named.ts';
import { placeInPack } from '../model/pack-place.ts';
import { writeLadderLink } from '../model/page-link.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import { boardText } from '../model/store.ts';
import { Icon } from '../parts/icons.tsx';

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
  const named = namedAs(boardText.value);
  return (
    <>
      {named && (
        <p class="board-name">
          <strong>{named.name}</strong> <span class="muted">{named.idea}</span>
        </p>
      )}
      <nav aria-label={t.pack}>
        <Way entry={before} icon="back" name={t.previousPuzzle} />
        <a class="pack-name" href={writeLadderLink(grade)}>
          {formatGrade(grade)} {number(pack)} · {t.pageOf(place, of)}
        </a>
        <Way entry={after} icon="forth" name={t.nextPuzzle} />
      </nav>
    </>
  );
}

interface WayProps {
  readonly entry: CatalogueEntry | undefined;
  readonly icon: 'back' | 'forth';
  readonly name: string;
}

const Way = ({ entry, icon, name }: WayProps) =>
  entry ? (
    <a class="round" href={`#1/play/${puzzleId(entry.board)}`} aria-label={name}>
      <Icon name={icon} />
    </a>
  ) : (
    <span class="round" aria-hidden="true" />
  );
