import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds between two looks at the clock. */
const LOOK = 5000;

/** The time, to the minute: a page that stays open follows it, also into the next day. */
export function useNow(): Date {
  const now = useSignal(minuteOf(Date.now()));
  useEffect(() => {
    const look = () => {
      now.value = minuteOf(Date.now());
    };
    const timer = setInterval(look, LOOK);
    // timers are slow in a tab that is not shown
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return new Date(now.value);
}

const MINUTE = 60_000;
const minuteOf = (time: number): number => Math.floor(time / MINUTE) * MINUTE;
