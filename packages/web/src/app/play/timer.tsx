import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { playText } from '../language/english/play.ts';
import { clockTime } from '../model/clock.ts';
import { attempt } from '../model/store.ts';

/** `1:05`, or `1:02:03` from an hour on. */
function formatClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The time on the puzzle. A screen reader reads it when asked; it is not announced every second. */
export function Timer() {
  const shown = useSignal(formatClock(clockTime()));
  useEffect(() => {
    const show = () => {
      shown.value = formatClock(clockTime());
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
