import { useSignal } from '@preact/signals';
import { counted } from '@unjam/core/render';
import { useEffect } from 'preact/hooks';
import { Button } from '../controls.tsx';
import { attempt, counts } from '../game/store.ts';
import { isDay } from '../puzzles/puzzle-id.ts';
import { linkTo } from '../route.ts';
import { Stars } from '../stars.tsx';
import { openNext } from './next-puzzle.ts';
import { shortest } from './optimum.ts';

/** The result, and how it compares with the shortest solution. */
export function ResultPanel() {
  const { moves, steps } = counts.value;
  const { watched, hints, puzzle } = attempt.value;
  const best = shortest('moves');
  const bestSteps = shortest('steps');
  const alone = !watched && hints === 0;
  const perfect = alone && moves === best;
  const compared =
    best === undefined
      ? ''
      : moves > best
        ? `The shortest solution has ${counted(best, 'move')}.`
        : steps === bestSteps
          ? "That's the fewest possible!"
          : `Fewest moves possible; the fewest steps are ${bestSteps}.`;
  return (
    <div class={`won${perfect ? ' perfect' : ''}`}>
      {!watched && best !== undefined && <Stars count={!alone ? 1 : moves > best ? 2 : 3} large />}
      <p role="status">
        <strong>
          {alone ? 'Solved' : 'Solved with help'} in{' '}
          {`${counted(moves, 'move')} (${counted(steps, 'square')}).`}
        </strong>{' '}
        {compared} {describeHelp(watched, hints)}
      </p>
      <div class="row">
        <Button kind="main" onClick={() => void openNext()}>
          Next puzzle
        </Button>
        <a class="button" href={linkTo('review')}>
          Review
        </a>
        {puzzle && isDay(puzzle) && <ShareResult day={puzzle} />}
      </div>
    </div>
  );
}

/** `3 hints, some moves watched.`; empty without help. */
function describeHelp(watched: boolean, hints: number): string {
  const help = [...(hints > 0 ? [counted(hints, 'hint')] : []), ...(watched ? ['some moves watched'] : [])];
  const text = help.join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Shares the result of a daily puzzle, or copies it where the system shares nothing. */
function ShareResult({ day }: { day: string }) {
  const said = useSignal('Share');
  useEffect(() => {
    if (said.value === 'Share') return;
    const wait = setTimeout(() => {
      said.value = 'Share';
    }, 3000);
    return () => clearTimeout(wait);
  }, [said.value]);
  return (
    <Button
      onClick={() =>
        void import('../daily/share-result.ts').then(async ({ shareResult }) => {
          said.value = await shareResult(day, attempt.value);
        })
      }
    >
      {said.value}
    </Button>
  );
}
