import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { resultText } from '../language/english/result.ts';
import type { Text } from '../language/language.ts';
import { isAlone } from '../model/attempt.ts';
import { openNext } from '../model/next-puzzle.ts';
import { shortest } from '../model/optimum.ts';
import { isDay } from '../model/puzzle-id.ts';
import { attempt, counts } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { Stars } from '../parts/stars.tsx';
import { unkeptText } from '../parts/unkept-text.ts';
import { linkTo } from '../route.ts';

/** The result, and how it compares with the shortest solution. */
export function ResultPanel() {
  const t = resultText();
  const { moves, steps } = counts.value;
  const { watched, seen, hints, puzzle } = attempt.value;
  const best = shortest('moves');
  const bestSteps = shortest('steps');
  const alone = isAlone(attempt.value);
  const perfect = alone && moves === best;
  const compared =
    best === undefined
      ? ''
      : moves > best
        ? t.shortest(best)
        : steps === bestSteps
          ? t.fewest
          : bestSteps === undefined
            ? ''
            : t.fewestMoves(bestSteps);
  return (
    <div class={`won${perfect ? ' perfect' : ''}`}>
      {!watched && best !== undefined && <Stars count={!alone ? 1 : moves > best ? 2 : 3} large />}
      <p role="status">
        <strong>{alone ? t.solvedIn(moves, steps) : t.solvedWithHelp(moves)}</strong> {compared}{' '}
        {t.help(hints, watched) || (seen && t.solutionShown)} {!watched && unkeptText()}
      </p>
      <div class="row">
        <Button kind="main" onClick={() => void openNext()}>
          {t.nextPuzzle}
        </Button>
        <a class="button" href={linkTo('review')}>
          {commonText().pages.review}
        </a>
        {puzzle && isDay(puzzle) && <ShareResult day={puzzle} />}
      </div>
    </div>
  );
}

/** Shares the result of a daily puzzle, or copies it where the system shares nothing. */
function ShareResult({ day }: { day: string }) {
  const said = useSignal<Text | undefined>(undefined);
  useEffect(() => {
    if (!said.value) return;
    const wait = setTimeout(() => {
      said.value = undefined;
    }, 3000);
    return () => clearTimeout(wait);
  }, [said.value]);
  /** Loaded before it is pressed: a browser may copy only while the press is handled. */
  const share = useSignal<typeof import('../share/share-result.ts') | undefined>(undefined);
  useEffect(() => {
    void import('../share/share-result.ts').then((loaded) => {
      share.value = loaded;
    });
  }, []);
  return (
    <Button
      disabled={!share.value}
      onClick={() =>
        void share.value?.shareResult(day, attempt.value).then((text) => {
          said.value = text;
        })
      }
    >
      {said.value?.() ?? commonText().share}
    </Button>
  );
}
