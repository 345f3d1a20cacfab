// The time that a player has spent on the present puzzle. The clock stands still while the page is hidden and once the
// puzzle is solved.

/** Milliseconds before the clock was last stopped. */
let passed = 0;
/** When it was last started; undefined while it stands still. */
let since: number | undefined;
let solved = false;

/** Milliseconds on the clock. */
export const clockTime = (): number =>
  Math.round(passed + (since === undefined ? 0 : performance.now() - since));

function stop(): void {
  passed = clockTime();
  since = undefined;
}

function goOn(): void {
  if (since === undefined && !solved && !globalThis.document?.hidden) since = performance.now();
}

/** Sets the clock for another puzzle. */
export function resetClock(time = 0): void {
  passed = time;
  since = undefined;
  solved = false;
  goOn();
}

/** Stops the clock of a solved puzzle; it goes on when a move is undone. */
export function setSolved(now: boolean): void {
  solved = now;
  if (now) stop();
  else goOn();
}

/** `1:05`, or `1:02:03` from an hour on. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

// there is no document when the build draws the first page
globalThis.document?.addEventListener('visibilitychange', () => (document.hidden ? stop() : goOn()));
