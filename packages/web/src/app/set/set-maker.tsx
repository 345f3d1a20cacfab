import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { problemText } from '../language/english/problems.ts';
import { setText } from '../language/english/set.ts';
import { nothing, type Text } from '../language/language.ts';
import { sayProblem } from '../language/said-problem.ts';
import {
  LONGEST_TITLE,
  noSet,
  type PuzzleSet,
  problemOf,
  readSetLink,
  writeSetLink,
} from '../model/set-link.ts';
import type { SetPuzzle } from '../model/set-puzzles.ts';
import { setLink } from '../model/state.ts';
import { titleOf } from '../model/title.ts';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { PasteField } from '../parts/paste-field.tsx';
import { type Found, puzzlesIn, withPuzzles } from './add-puzzles.ts';
import { FromMyBoards, FromPacks } from './set-sources.tsx';

const change = (set: PuzzleSet): void => {
  setLink.value = writeSetLink(set);
};

/** The set of the address; its puzzles may not be on the page yet. */
function setNow(): PuzzleSet {
  const read = readSetLink(setLink.value);
  return read.ok ? read.value : noSet;
}

interface Props {
  readonly puzzles: readonly SetPuzzle[];
}

/** For how many milliseconds the message about a change is shown. */
const SAID = 10_000;

/** Names a set, removes puzzles from it, and adds some: from the catalogue, from My boards, or pasted. */
export function SetMaker({ puzzles }: Props) {
  const set = setNow();
  // keeps the parts that a person opened or closed as they are
  const empty = useMemo(() => set.puzzles.length === 0, []);
  const said = useSignal<Text>(nothing);
  const t = setText();
  useEffect(() => {
    // it lies over the page
    const wait = setTimeout(() => {
      said.value = nothing;
    }, SAID);
    return () => clearTimeout(wait);
  }, [said.value]);
  /** Whether all of it was added. */
  const add = (found: Found): boolean => {
    const { unread } = found;
    const before = setNow();
    const next = withPuzzles(before, found);
    if (!next.ok) {
      const { error } = next;
      said.value = () => setText().notAdded(sayProblem(error));
      return false;
    }
    const count = next.value.puzzles.length - before.puzzles.length;
    said.value = () =>
      [
        count > 0 ? setText().added(count) : setText().nothingNew,
        ...(unread ? [setText().notAdded(sayProblem(unread, problemText().inText))] : []),
      ].join(' ');
    change(next.value);
    return !unread;
  };
  const remove = (item: string, name: string) => {
    said.value = () => setText().removed(name);
    const before = setNow();
    change({ ...before, puzzles: before.puzzles.filter((other) => other !== item) });
  };
  const list = useRef<HTMLUListElement>(null);
  const summary = useRef<HTMLElement>(null);
  /** The place of the row that was removed. */
  const removed = useRef<number | undefined>(undefined);
  /** The row that was moved and the button that moved it. */
  const moved = useRef<{ readonly item: string; readonly by: -1 | 1 } | undefined>(undefined);
  const move = (item: string, by: -1 | 1) => {
    const before = setNow();
    const from = before.puzzles.indexOf(item);
    const order = before.puzzles.filter((other) => other !== item);
    change({ ...before, puzzles: order.toSpliced(from + by, 0, item) });
    moved.current = { item, by };
  };
  useEffect(() => {
    const place = removed.current;
    if (place === undefined) return;
    removed.current = undefined;
    // the button that was pressed is gone: the one of the row that follows, or else of the last one, gets the focus
    const row = list.current?.children[Math.min(place, puzzles.length - 1)];
    (row ? row.querySelector<HTMLElement>('button:last-child') : summary.current)?.focus();
  }, [puzzles]);
  useEffect(() => {
    if (!moved.current) return;
    const { item, by } = moved.current;
    moved.current = undefined;
    // the browser takes the focus from a row that is moved; at the end of the list its button is disabled, so the other one gets it
    const row = list.current?.children[puzzles.findIndex((one) => one.item === item)];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [first, second] = by < 0 ? [up, down] : [down, up];
    (first?.ariaDisabled === 'true' ? second : first)?.focus();
  }, [puzzles]);
  return (
    <details class="set-maker" open={empty}>
      <summary class="button" ref={summary}>
        {t.change}
      </summary>
      <div class="panel">
        <label class="field">
          <span>{t.name}</span>
          <input
            type="text"
            maxLength={LONGEST_TITLE}
            value={set.title}
            onInput={(event) => {
              const named = { ...setNow(), title: event.currentTarget.value };
              // a link that is too long could not be opened again
              if (!problemOf(named)) change(named);
            }}
          />
        </label>
        {puzzles.length > 0 && (
          <>
            <h2>{t.puzzles}</h2>
            <ul class="set-list" ref={list}>
              {puzzles.map(({ item, name: kept }, index) => {
                const name = titleOf({ name: kept, puzzle: item });
                return (
                  <li key={item}>
                    <span class="set-name">{name}</span>
                    {([-1, 1] as const).map((by) => (
                      <Button
                        key={by}
                        icon={by < 0 ? pageIcons.up : pageIcons.farther}
                        disabled={!puzzles[index + by]}
                        onClick={() => move(item, by)}
                      >
                        <span class="hidden">{(by < 0 ? t.moveUp : t.moveDown)(name)}</span>
                      </Button>
                    ))}
                    <Button
                      icon={pageIcons.delete}
                      onClick={() => {
                        remove(item, name);
                        removed.current = index;
                      }}
                    >
                      <span class="hidden">{t.remove(name)}</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        <Paste onAdd={add} onProblem={(text) => (said.value = text)} />
      </div>
      <FromPacks set={set} onAdd={add} onRemove={remove} />
      <FromMyBoards onAdd={add} />
      <p class="set-said" role="status">
        {said.value()}
      </p>
    </details>
  );
}

/** The field in which boards are pasted; it keeps a text of which something was not added. */
function Paste({ onAdd, onProblem }: { onAdd: (found: Found) => boolean; onProblem: (text: Text) => void }) {
  const t = setText();
  const add = async (text: string) => {
    const found = await puzzlesIn(text);
    if (found.ok) return onAdd(found.value);
    onProblem(() => setText().notAdded(sayProblem(found.error, problemText().inText)));
    return false;
  };
  return <PasteField label={t.paste} button={t.add} rows={4} onText={add} />;
}
