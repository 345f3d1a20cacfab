import { useSignal } from '@preact/signals';
import type { Slide } from '@unjam/core';
import { at } from '@unjam/core/basics';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { stateOfGame } from '@unjam/core/game';
import { useEffect, useMemo } from 'preact/hooks';
import { feelMove, feelSolved } from '../feel/feel.ts';
import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { rushText } from '../language/english/rush.ts';
import { unitText } from '../language/english/units.ts';
import { number, type Text } from '../language/language.ts';
import { boardOf } from '../model/catalogue.ts';
import {
  endRun,
  gameOf,
  isDone,
  movesOf,
  nextBoard,
  playOn,
  type Run,
  restartBoard,
  skipBoard,
  takeBack,
  timeLeft,
} from '../model/series-run.ts';
import { rememberRun, runs, setRun } from '../model/series-store.ts';
import { BoardView } from '../parts/board-view.tsx';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { undoKey } from '../parts/undo-key.ts';
import { ended } from './ended.ts';
import { secondsToSay } from './seconds-to-say.ts';
import { formatClock } from './series-words.ts';

/** How long a solved board is seen, in milliseconds. */
const ADMIRED = 420;

/** A run that is not over. */
export function RunView({ run, series }: { run: Run; series: readonly CatalogueEntry[] }) {
  const t = rushText();
  const { kind, place, solved } = run;
  const entry = at(series, place);
  const board = useMemo(() => boardOf(entry), [entry]);
  const game = gameOf(run, board);
  const done = isDone(run, board);
  const said = useSignal<Text>(() => rushText().board(place + 1));

  /** Changes the run, and ends it where it is over. */
  const change = (next: Run, why?: Text): void => {
    // another tab has begun another run, which is drawn a moment later
    if (present().began !== run.began) return;
    setRun(next);
    if (!next.over || run.over) return;
    rememberRun(next);
    ended.value = why ?? (() => rushText().all);
  };
  const present = (): Run => runs.value[kind] ?? run;
  const play = (move: Slide): void => {
    const next = playOn(present(), board, entry.moves, move, Date.now());
    const isSolved = next.solved.length > solved.length;
    feelMove(move);
    if (isSolved) feelSolved(false);
    if (timeLeft(next, Date.now()) === 0) change(endRun(next), () => rushText().timeUp);
    else change(next, isSolved ? undefined : () => rushText().missed(entry.moves));
  };
  const undo = () => change(takeBack(present(), board));

  useEffect(() => {
    said.value = () => rushText().board(place + 1);
    focusBoard();
  }, [place]);
  useEffect(() => {
    if (!done) return;
    const wait = setTimeout(() => {
      // another tab may have gone on already
      if (present().place === place) change(nextBoard(present()));
    }, ADMIRED);
    return () => clearTimeout(wait);
  }, [done, place]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || kind !== 'rush') return;
      if (event.ctrlKey || event.metaKey) undoKey(event, undo, () => {});
      else if (event.key.toLowerCase() === 'u' && !(event.target instanceof HTMLInputElement)) undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [board]);

  return (
    <div class="play page-fixed rush">
      <header class="play-head">
        <h1>{commonText().pages[kind]}</h1>
        <dl class="counts">
          {kind === 'rush' && (
            <Clock
              run={run}
              onSay={(seconds) => {
                said.value = () => rushText().left(unitText().time(seconds));
              }}
              onEnd={(away) => change(endRun(present()), () => (away ? rushText().away : rushText().timeUp))}
            />
          )}
          <div>
            <dt>{t.solved}</dt>
            <dd>
              <strong>{number(solved.length)}</strong>
            </dd>
          </div>
          {kind === 'streak' && (
            <div>
              <dt>{playText().moves}</dt>
              <dd>
                <strong>{number(movesOf(run, board))}</strong> <span>{t.ofMoves(entry.moves)}</span>
              </dd>
            </div>
          )}
        </dl>
      </header>
      <BoardView
        board={board}
        state={stateOfGame(game)}
        leave
        lettered={false}
        onMove={({ move }) => play(move)}
      />
      <div class="play-foot">
        <p class="rush-said" role="status">
          {said.value()}
        </p>
        <div class="tools" role="toolbar" aria-label={playText().tools}>
          {kind === 'rush' && (
            <>
              <Tool icon="undo" keys="U" disabled={run.moves.length === 0} onClick={undo}>
                {commonText().undo}
              </Tool>
              <Tool
                icon="restart"
                disabled={run.moves.length === 0}
                onClick={() => change(restartBoard(present(), board))}
              >
                {playText().restart}
              </Tool>
              <Tool icon="next" onClick={() => change(skipBoard(present(), board))}>
                {t.skip}
              </Tool>
            </>
          )}
          <Tool icon={pageIcons.clear} onClick={() => change(endRun(present()), () => '')}>
            {t.end}
          </Tool>
        </div>
      </div>
    </div>
  );
}

const Tool = (props: Omit<Parameters<typeof Button>[0], 'kind'>) => (
  <span class="tool-place">
    <Button kind="tool" {...props} />
  </span>
);

interface ClockProps {
  readonly run: Run;
  readonly onSay: (seconds: number) => void;
  /** `away` tells whether the time had run out before the clock was shown. */
  readonly onEnd: (away: boolean) => void;
}

/** What is left of a Rush. It is announced four times, not every second. */
function Clock({ run, onSay, onEnd }: ClockProps) {
  const left = useSignal(timeLeft(run, Date.now()));
  const away = useMemo(() => left.peek() === 0, []);
  useEffect(() => {
    let before = timeLeft(run, Date.now());
    const look = () => {
      const now = timeLeft(run, Date.now());
      left.value = now;
      const passed = secondsToSay(before, now);
      if (passed) onSay(passed);
      if (now === 0) onEnd(away);
      before = now;
    };
    look();
    const timer = setInterval(look, 200);
    // timers are slow in a tab that is not shown
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [run.ends, run.solved.length]);
  return (
    <div class={`timer${left.value <= 10_000 ? ' ending' : ''}`}>
      <dt>{rushText().clock}</dt>
      <dd>
        <strong role="timer">{formatClock(left.value)}</strong>
      </dd>
    </div>
  );
}

/** Puts the focus on the red car of a new board, if it was on the board or nowhere: the keys go on working. */
function focusBoard(): void {
  const board = document.querySelector('.rush unjam-board');
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused !== board && focused.id !== 'main') return;
  if (!board?.shadowRoot?.activeElement)
    board?.shadowRoot?.querySelector<SVGElement>('.vehicle')?.focus({ preventScroll: true });
}
