import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOARD, start, useDevice } from './testing/opened-app.ts';

useDevice();

describe('the time since the last move of a puzzle counts', () => {
  const seconds = (state: Awaited<ReturnType<typeof start>>) => state.progress.value[BOARD]?.seconds;
  /** Opens the board, makes its first move, and waits for a minute. */
  async function begun() {
    const state = await start();
    const { readPlayLink } = await import('./link.ts');
    const store = await import('./store.ts');
    const board = readPlayLink(`#1/play/${BOARD}`)?.board ?? store.attempt.value.board;
    store.open(board, 'Mine');
    store.makeMove({ vehicle: 1, by: 1 });
    vi.advanceTimersByTime(60_000);
    return { ...store, state, board };
  }
  const page = { hidden: false, events: new EventTarget() };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    page.hidden = false;
    page.events = new EventTarget();
    vi.stubGlobal('document', {
      get hidden() {
        return page.hidden;
      },
      addEventListener: page.events.addEventListener.bind(page.events),
    });
  });
  afterEach(() => vi.useRealTimers());

  test('after the page was closed', async () => {
    await begun();
    page.hidden = true;
    page.events.dispatchEvent(new Event('visibilitychange'));
    page.hidden = false;
    vi.resetModules();
    const state = await start();
    (await import('./store.ts')).makeMove({ vehicle: 0, by: 4 });
    expect(seconds(state)).toBe(60);
  });

  test('after another puzzle', async () => {
    const { makeMove, open, board, state } = await begun();
    open((await import('./lessons.ts')).firstLesson.board, 'Lesson');
    open(board, 'Mine');
    makeMove({ vehicle: 0, by: 4 });
    expect(seconds(state)).toBe(60);
  });

  test('and an undone move keeps its time while the page is closed', async () => {
    const { stepBack } = await begun();
    stepBack();
    vi.resetModules();
    const state = await start();
    const { makeMove, stepForth } = await import('./store.ts');
    stepForth();
    makeMove({ vehicle: 0, by: 4 });
    expect(state.progress.value[BOARD]).toMatchObject({ alone: true, seconds: 60 });
  });

  test('but not after it was solved', async () => {
    const { makeMove } = await begun();
    makeMove({ vehicle: 0, by: 4 });
    vi.resetModules();
    await start();
    vi.advanceTimersByTime(5000);
    expect((await import('./clock.ts')).clockTime()).toBe(60_000);
  });

  test('and puts no moves in place of those of another tab', async () => {
    const { open } = await begun();
    const further = { board: BOARD, link: `#1/play/${BOARD}/1d1.0r1`, times: [1, 2] };
    const { keptAttempts } = await import('./state.ts');
    keptAttempts.value = [further];
    open((await import('./lessons.ts')).firstLesson.board, 'Lesson');
    expect(keptAttempts.value).toEqual([further]);
  });
});
