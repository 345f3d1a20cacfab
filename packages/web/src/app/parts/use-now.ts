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
/** The last time, for a clock that is beyond it: the days of its week and its month have texts of four digits for the year. */
const END = +new Date(9999, 11, 1);
const minuteOf = (time: number): number => Math.floor(Math.min(time, END) / MINUTE) * MINUTE;
