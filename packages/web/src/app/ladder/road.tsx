import { signal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { secondsOf, type ThemeId } from '@unjam/core/difficulty';
import { useMemo } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { namedText } from '../language/english/named.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import { formatGrade } from '../model/catalogue.ts';
import { ratedResults } from '../model/kept-ratings.ts';
import { chapters, namedAs } from '../model/named.ts';
import { suitableFor } from '../model/player-rating.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import { starsOf } from '../model/stars-of.ts';
import { progress } from '../model/state.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { Icon } from '../parts/icons.tsx';
import { Stars } from '../parts/stars.tsx';
import '../style/road.css';

const linkOf = ({ board }: CatalogueEntry): string => `#1/play/${puzzleId(board)}`;

interface ChapterNow {
  readonly theme: ThemeId;
  readonly entries: readonly CatalogueEntry[];
}

/** The boards of each chapter, and the one that suits the player; undefined once all are solved. */
export function useRoad(entries: readonly CatalogueEntry[]) {
  const road = useMemo(() => {
    const byBoard = new Map(entries.map((entry) => [entry.board, entry]));
    return chapters.map(({ theme, boards }) => ({
      theme,
      entries: boards.flatMap(([, board]) => byBoard.get(board) ?? []),
    }));
  }, [entries]);
  const next = suitableFor(
    road.flatMap((chapter) => chapter.entries),
    ratedResults.value,
    (board) => progress.value[board] !== undefined,
  );
  return { road, next };
}

/** The next board with a name, large, with what it is about. */
export function NextBoard({ entry }: { entry: CatalogueEntry }) {
  const named = namedAs(entry.board);
  return (
    <a class="next-board" href={linkOf(entry)}>
      <BoardPicture entry={entry} />
      <span class="next-text">
        <span class="next-why">{namedText().next}</span>
        <strong class="next-name">{named?.name}</strong>
        <span>{named?.idea}</span>
        <span class="muted">
          {puzzlesText().card(
            formatGrade(entry.grade),
            unitText().time(secondsOf(entry.rating)),
            entry.moves,
          )}
        </span>
        <span class="button main">
          <Icon name="watch" />
          {commonText().pages.play}
        </span>
      </span>
    </a>
  );
}

/** The chapters that the player has opened or closed, until the app is closed. */
const opened = signal<Readonly<Partial<Record<ThemeId, boolean>>>>({});

/** All boards with a name, a chapter for each theme; the chapter of the next board is open. */
export function Road({
  road,
  next,
}: {
  readonly road: readonly ChapterNow[];
  readonly next: CatalogueEntry | undefined;
}) {
  const all = road.flatMap(({ entries }) => entries);
  const solved = all.filter(({ board }) => progress.value[board]).length;
  return (
    <section class="road" aria-labelledby="road">
      <div class="road-head">
        <h2 id="road">{namedText().title}</h2>
        <p class="muted">{puzzlesText().solvedOf(solved, all.length)}</p>
      </div>
      <ol class="chapters">
        {road.map((chapter) => (
          <li key={chapter.theme}>
            <Chapter {...chapter} next={next} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chapter({ theme, entries, next }: ChapterNow & { readonly next: CatalogueEntry | undefined }) {
  const open = opened.value[theme] ?? (next !== undefined && entries.includes(next));
  const solved = entries.filter(({ board }) => progress.value[board]).length;
  return (
    <details
      class="chapter"
      open={open}
      onToggle={({ currentTarget: { open: now } }) => {
        if (now !== open) opened.value = { ...opened.value, [theme]: now };
      }}
    >
      <summary>
        <h3>{puzzlesText().themes[theme]}</h3>
        <span class="marks" aria-hidden="true">
          {entries.map(({ board }) => (
            <i key={board} class={progress.value[board] ? 'solved' : undefined} />
          ))}
        </span>
        <span class="hidden">{puzzlesText().solvedOf(solved, entries.length)}</span>
      </summary>
      {open && (
        <ol class="named-boards">
          {entries.map((entry) => (
            <li key={entry.board}>
              <NamedBoard entry={entry} isNext={entry === next} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function NamedBoard({ entry, isNext }: { readonly entry: CatalogueEntry; readonly isNext: boolean }) {
  const named = namedAs(entry.board);
  const best = progress.value[entry.board];
  return (
    <a class={isNext ? 'named-board next' : 'named-board'} href={linkOf(entry)}>
      <BoardPicture entry={entry} />
      <span class="named-text">
        <strong>{named?.name}</strong>
        <span class="muted">{named?.idea}</span>
        <span class="named-about">
          <span class="muted">{formatGrade(entry.grade)}</span>
          {best && <Stars count={starsOf(best, entry.moves)} />}
        </span>
      </span>
    </a>
  );
}
