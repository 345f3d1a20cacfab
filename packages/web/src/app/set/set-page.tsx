import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { missing } from '../device/missing.ts';
import { reasonOf, saveFile } from '../device/save-file.ts';
import { setText } from '../language/english/set.ts';
import { nothing, type Text } from '../language/language.ts';
import { noSet, type PuzzleSet } from '../model/set-link.ts';
import { nextInSet, notShown, openSet, playLink, type SetPuzzle } from '../model/set-puzzles.ts';
import { starsOf } from '../model/stars-of.ts';
import { progress, setLink } from '../model/state.ts';
import { titleOf } from '../model/title.ts';
import { Button } from '../parts/controls.tsx';
import { SmallBoard } from '../parts/small-board.tsx';
import { Stars } from '../parts/stars.tsx';
import type { CardKind } from '../share/card-files.ts';
import { SetMaker } from './set-maker.tsx';
import '../style/ladder.css';
import '../style/puzzles.css';
import '../style/set.css';

/** A set of puzzles that somebody chose: what is solved, what to go on with, the cards, and how to change it. */
export function SetPage() {
  const opened = useSignal<{ readonly set: PuzzleSet; readonly puzzles: readonly SetPuzzle[] }>({
    set: noSet,
    puzzles: [],
  });
  const link = setLink.value;
  useEffect(() => {
    let current = true;
    void openSet(link).then((read) => {
      if (current && read.ok) opened.value = read.value;
    });
    return () => {
      current = false;
    };
  }, [link]);
  const solved = useComputed(() => opened.value.puzzles.filter(({ text }) => progress.value[text]).length);
  const t = setText();
  const { set, puzzles } = opened.value;
  const next = nextInSet(puzzles, undefined, progress.value);
  return (
    <div class="page set-page">
      <div class="puzzles-head">
        <h1>{set.title || t.title}</h1>
        <p class="muted" role="status">
          {puzzles.length === 0
            ? t.empty
            : solved.value === puzzles.length
              ? t.allSolved
              : t.solved(solved.value, puzzles.length)}
        </p>
        {notShown.value.links.includes(link) && (
          <p class="muted not-shown">{t.notShown(notShown.value.count)}</p>
        )}
      </div>
      {next && (
        <div class="row">
          <a class="button main" href={playLink(next)}>
            {solved.value > 0 ? t.goOn : t.start}
          </a>
        </div>
      )}
      {puzzles.length > 0 && (
        <>
          <ul class="tiles">
            {puzzles.map((puzzle) => (
              <li key={puzzle.item}>
                <Tile puzzle={puzzle} />
              </li>
            ))}
          </ul>
          <PrintPanel title={set.title || t.title} puzzles={puzzles} />
        </>
      )}
      <SetMaker puzzles={puzzles} />
    </div>
  );
}

function Tile({ puzzle }: { puzzle: SetPuzzle }) {
  const t = setText();
  const best = progress.value[puzzle.text];
  return (
    <a class="tile" href={playLink(puzzle)}>
      <SmallBoard board={puzzle.board} />
      <span class="tile-name">{titleOf({ name: puzzle.name, puzzle: puzzle.item })}</span>
      {puzzle.entry ? (
        <Stars count={starsOf(best, puzzle.entry.moves)} />
      ) : (
        <span class="muted">{best ? t.done : t.notDone}</span>
      )}
    </a>
  );
}

/** Makes a file of cards or a booklet of the whole set. */
function PrintPanel({ title, puzzles }: { title: string; puzzles: readonly SetPuzzle[] }) {
  const said = useSignal<Text>(nothing);
  const busy = useSignal(false);
  const t = setText();
  const make = async (kind: CardKind) => {
    if (busy.value) return;
    busy.value = true;
    try {
      const { cardFile } = await import('../share/card-files.ts');
      const printed = puzzles.map(({ item, board, name, entry }) => ({
        board,
        name,
        puzzle: item,
        ...(entry && { grade: entry.grade }),
      }));
      const { name, content, without } = await cardFile(printed, title, kind, (number) => {
        said.value = () => setText().makingCard(number, puzzles.length);
      });
      saveFile(name, content);
      said.value = () =>
        [
          setText().made(name, Math.ceil(content.size / 1024)),
          ...(without.length > 0 ? [setText().withoutCard(without.join(', '))] : []),
        ].join(' ');
    } catch (reason) {
      // of what could not be loaded the page itself speaks
      said.value = missing.value ? nothing : () => setText().notMade(reasonOf(reason));
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="panel set-print" aria-labelledby="set-print">
      <h2 id="set-print">{t.print}</h2>
      <p class="muted">{t.printHint}</p>
      <div class="row">
        {(['9', '4', 'booklet'] as const).map((kind) => (
          <Button key={kind} disabled={busy.value} onClick={() => void make(kind)}>
            {kind === 'booklet' ? t.booklet : t.cards(Number(kind))}
          </Button>
        ))}
      </div>
      <p role="status">{said.value()}</p>
    </section>
  );
}
