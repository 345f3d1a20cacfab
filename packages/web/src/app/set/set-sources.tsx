// Where the puzzles of a set come from: the catalogue, or the boards kept on the device.
import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { type Grade, grades } from '@unjam/core/difficulty';
import { useEffect } from 'preact/hooks';
import { setText } from '../language/english/set.ts';
import { unitText } from '../language/english/units.ts';
import { loadCatalogue, titleOf as nameOf } from '../model/catalogue.ts';
import { myBoards } from '../model/kept-boards.ts';
import type { MyBoard } from '../model/my-boards.ts';
import { ladderOf } from '../model/packs.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import type { PuzzleSet } from '../model/set-link.ts';
import { titleOf } from '../model/title.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { catalogueIds, type Found } from './add-puzzles.ts';

/** The packs of the catalogue, whose puzzles are chosen one by one or all at once. */
export function FromPacks({
  set,
  onAdd,
  onRemove,
}: {
  set: PuzzleSet;
  onAdd: (found: Found) => void;
  onRemove: (item: string, name: string) => void;
}) {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  const grade = useSignal<Grade>('beginner');
  const number = useSignal('1');
  useEffect(() => {
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  const t = setText();
  // no progress is passed, so that every pack is open to a person who chooses for others
  const packs = ladderOf(entries.value, {}).find((rung) => rung.grade === grade.value)?.packs ?? [];
  const pack = packs.find((one) => String(one.number) === number.value) ?? packs[0];
  const chosen = new Set(set.puzzles);
  return (
    <section class="panel" aria-labelledby="set-packs">
      <h2 id="set-packs">{t.fromPacks}</h2>
      <div class="set-choice">
        <Select
          label={t.grade}
          value={grade.value}
          options={grades.map(({ id }) => ({ value: id, label: unitText().grades[id] }))}
          onChange={(value) => {
            grade.value = grades.find(({ id }) => id === value)?.id ?? 'beginner';
            number.value = '1';
          }}
        />
        <Select
          label={t.pack}
          value={number.value}
          options={packs.map((one) => ({ value: String(one.number), label: String(one.number) }))}
          onChange={(value) => {
            number.value = value;
          }}
        />
        {pack && (
          <Button onClick={() => onAdd({ puzzles: pack.entries.map(({ board }) => puzzleId(board)) })}>
            {t.addPack(pack.entries.length)}
          </Button>
        )}
      </div>
      <ul class="tiles">
        {pack?.entries.map((entry) => {
          const item = puzzleId(entry.board);
          const pressed = chosen.has(item);
          return (
            <li key={item}>
              <button
                type="button"
                class="tile"
                aria-pressed={pressed}
                onClick={() =>
                  pressed
                    ? onRemove(item, titleOf({ name: nameOf(entry), puzzle: item }))
                    : onAdd({ puzzles: [item] })
                }
              >
                <BoardPicture entry={entry} />
                <span class="tile-name">{titleOf({ name: nameOf(entry), puzzle: item })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The boards that are kept on the device, one by one or all at once. */
export function FromMyBoards({ onAdd }: { onAdd: (found: Found) => void }) {
  const t = setText();
  const boards = myBoards.value;
  const add = (chosen: readonly MyBoard[]) =>
    void catalogueIds(chosen.map(({ board }) => board)).then((puzzles) => {
      const names = Object.fromEntries(puzzles.map((item, index) => [item, chosen[index]?.name ?? '']));
      onAdd({ puzzles, names });
    });
  return (
    <section class="panel" aria-labelledby="set-boards">
      <h2 id="set-boards">{t.fromMyBoards}</h2>
      {boards.length === 0 ? (
        <p class="muted">{t.noBoards}</p>
      ) : (
        <div class="row">
          {boards.length > 1 && (
            <Button kind="main" onClick={() => add(boards)}>
              {t.addMyBoards(boards.length)}
            </Button>
          )}
          {boards.map((one) => (
            <Button key={one.board} icon={pageIcons.more} onClick={() => add([one])}>
              {one.name}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
