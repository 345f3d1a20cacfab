// A puzzle of the atlas: its board, what is known about it, and what can be done with it.

import { useSignal } from '@preact/signals';
import { secondsOf, themes } from '@unjam/core/difficulty';
import { useEffect } from 'preact/hooks';
import { atlasText } from '../language/english/atlas.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import { nothing, number, type Text } from '../language/language.ts';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { linkOf, PuzzlePicture } from './atlas-card.tsx';
import type { PuzzleDetails } from './atlas-reader.ts';
import { detailsOf, dialogOpen, type ShownPuzzle, selected, shown, toggle } from './atlas-store.ts';

export function PuzzleDialog() {
  const t = atlasText();
  return (
    <Dialog title={t.puzzle} open={dialogOpen}>
      {shown.value && <Puzzle key={shown.value.row} puzzle={shown.value} />}
    </Dialog>
  );
}

function Puzzle({ puzzle }: { puzzle: ShownPuzzle }) {
  const t = atlasText();
  const details = useSignal<PuzzleDetails | undefined>(undefined);
  const said = useSignal<Text>(nothing);
  useEffect(() => {
    void detailsOf(puzzle.row).then((found) => {
      details.value = found;
    });
  }, [puzzle.row]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.href.replace(/#.*/, '')}${linkOf(puzzle, 'play')}`);
      said.value = () => atlasText().linkCopied;
    } catch {
      said.value = () => atlasText().copyFailed;
    }
  };
  const { id, shortestSolutions, themes: own } = details.value ?? {};
  const facts: readonly (readonly [string, string])[] = [
    [t.facts.id, id ?? '…'],
    [t.facts.moves, t.card(puzzle.moves)],
    [t.facts.steps, String(puzzle.steps)],
    [t.facts.time, unitText().time(secondsOf(puzzle.rating))],
    [t.facts.rating, String(puzzle.rating)],
    [t.facts.states, number(puzzle.states)],
    [t.facts.solutions, shortestSolutions === undefined ? '…' : shortestSolutions],
    [
      t.facts.themes,
      own === undefined
        ? '…'
        : themes
            .filter(({ id }) => own.includes(id))
            .map(({ id }) => puzzlesText().themes[id])
            .join(', ') || t.noThemes,
    ],
  ];
  return (
    <div class="atlas-puzzle">
      <PuzzlePicture board={puzzle.board} />
      <div class="row">
        <a class="button main" href={linkOf(puzzle, 'play')}>
          {t.play}
        </a>
        <a class="button" href={linkOf(puzzle, 'solve')}>
          {t.solve}
        </a>
        <a class="button" href={linkOf(puzzle, 'lab')}>
          {t.lab}
        </a>
        <a class="button" href={linkOf(puzzle, 'edit')}>
          {t.edit}
        </a>
        <Button onClick={() => void copy()}>{t.copyLink}</Button>
        <Button pressed={selected.value.has(puzzle.row)} onClick={() => toggle(puzzle)}>
          {t.select}
        </Button>
      </div>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{said.value()}</p>
    </div>
  );
}
