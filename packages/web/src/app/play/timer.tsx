import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { playText } from '../language/english/play.ts';
import { clockTime } from '../model/clock.ts';
import { clockText } from '../model/clock-text.ts';
import { attempt } from '../model/store.ts';

/** The time on the puzzle. A screen reader reads it when asked; it is not announced every second. */
export function Timer() {
  const shown = useSignal(clockText(clockTime()));
  useEffect(() => {
    const show = () => {
      shown.value = clockText(clockTime());
    };
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  }, [attempt.value]);
  return (
    <div class="timer">
      <dt>{playText().time}</dt>
      <dd>
        <strong>{shown.value}</strong>
      </dd>
    </div>
  );
}
