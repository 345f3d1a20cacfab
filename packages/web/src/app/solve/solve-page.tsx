import { batch, signal, useSignal } from '@preact/signals';
import { words } from '@unjam/board/board-words';
import { applyMove, type Board, type Metric, type SearchResult, type State, startOf } from '@unjam/core';
import { joinSlides, metrics } from '@unjam/core/board';
import { notations } from '@unjam/core/notation';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { missing } from '../device/missing.ts';
import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { problemText } from '../language/english/problems.ts';
import { solveText } from '../language/english/solve.ts';
import { unitText } from '../language/english/units.ts';
import { nothing, number, type Text } from '../language/language.ts';
import { attempt, boardNow, noteSeen } from '../model/store.ts';
import { titleOf } from '../model/title.ts';
import { BoardView } from '../parts/board-view.tsx';
import { Choice, Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { sayLimit, sayProgress } from '../solver/limit-text.ts';
import type { Progress } from '../solver/solver.ts';
import { stuckMessage } from '../solver/tasks.ts';
import { searchTied } from '../solver/tied-search.ts';
import '../style/solve.css';

const metric = signal<Metric>('moves');

/** What a search has found, and for what. */
interface Found {
  readonly board: Board;
  readonly metric: Metric;
  readonly found: SearchResult;
}

/** Whether the solution starts where the player is or at the start of the puzzle. */
const from = signal<'here' | 'start'>('here');

const speeds = [
  { value: '0.5', label: '½×' },
  { value: '1', label: '1×' },
  { value: '2', label: '2×' },
  { value: '4', label: '4×' },
] as const;

/** Milliseconds after which the search is ended. */
const LONGEST = 120_000;

/** Milliseconds a move takes at speed 1. */
const PACE = 700;

/** The page of the shortest solution: to watch, and to read. */
export function SolvePage() {
  const fromHere = attempt.value.moves.length > 0 && from.value === 'here';
  const board = fromHere ? boardNow.value : attempt.value.board;
  const result = useSignal<Found | undefined>(undefined);
  const progress = useSignal<Progress | undefined>(undefined);
  const stuck = useSignal<Text>(nothing);
  const control = useRef<AbortController | undefined>(undefined);
  const wanted = metric.value;
  useEffect(() => {
    const running = new AbortController();
    control.current = running;
    batch(() => {
      result.value = undefined;
      progress.value = undefined;
      stuck.value = nothing;
    });
    void searchTied(board, {
      request: { metric: wanted, limit: { milliseconds: LONGEST } },
      signal: running.signal,
      onProgress: (report) => {
        progress.value = report;
      },
    }).then(async (found) => {
      // meanwhile another search began
      if (control.current !== running) return;
      result.value = { board, metric: wanted, found };
      if (found.kind === 'solved') noteSeen();
      if (found.kind !== 'unsolvable') return;
      const message = await stuckMessage(board);
      if (control.current === running) stuck.value = message;
    });
    return () => running.abort();
  }, [board, wanted]);

  // until the effect above has run, the last result is that of another board
  const found =
    result.value?.board === board && result.value.metric === wanted ? result.value.found : undefined;
  const t = solveText();
  const { shortestIn, metrics: names } = unitText();
  return (
    <div class="solve page">
      <header class="solve-head">
        <div>
          <h1>{t.title}</h1>
          <p class="muted">{titleOf(attempt.value)}</p>
        </div>
        <Choice
          legend={shortestIn}
          name="metric"
          value={metric.value}
          options={metrics.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => {
            metric.value = value;
          }}
        />
      </header>
      {found?.kind === 'solved' ? (
        <Playback key={`${wanted} ${fromHere}`} board={board} result={found} metric={wanted} />
      ) : (
        <div class="solve-stage">
          <BoardView board={board} state={startOf(board)} />
          <div class="panel">
            <p role="status">
              {found ? unsolved(found, stuck.value()) : !missing.value && sayProgress(progress.value)}
            </p>
            <FromChoice />
            {!found && progress.value && (
              <Button onClick={() => control.current?.abort()}>{commonText().cancel}</Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether to solve from the player's position or from the start, once a move has been made. */
function FromChoice() {
  if (attempt.value.moves.length === 0) return null;
  const t = solveText();
  return (
    <Choice
      legend={t.from}
      name="from"
      value={from.value}
      options={[
        { value: 'here', label: t.fromHere },
        { value: 'start', label: t.fromStart },
      ]}
      onChange={(value) => {
        from.value = value;
      }}
    />
  );
}

/** Whether a solution is shortest, as far as is known. */
const proof = (result: Extract<SearchResult, { kind: 'solved' }>, metric: Metric): string =>
  result.optimal === false ? solveText().notProved(result.lowerBound) : solveText().shortest[metric];

function unsolved(result: SearchResult, stuck: string): string {
  if (result.kind === 'limit') return sayLimit(result);
  const said = stuck || commonText().noSolution;
  const { expanded } = result.stats;
  // of a board where nothing can help no state is searched, and of one only that one
  return expanded > 1 ? `${said} ${solveText().searchedAll(expanded)}` : said;
}

interface PlaybackProps {
  readonly board: Board;
  readonly result: Extract<SearchResult, { kind: 'solved' }>;
  readonly metric: Metric;
}

function Playback({ board, result, metric }: PlaybackProps) {
  const { moves, steps, stats } = result;
  // a search for the fewest steps gives a slide for each step
  const solution = useMemo(() => joinSlides(result.solution), [result]);
  const at = useSignal(0);
  const playing = useSignal(false);
  const speed = useSignal<(typeof speeds)[number]['value']>('1');
  const notation = useSignal('words');
  const list = useRef<HTMLOListElement>(null);
  const length = solution.length;

  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= length) playing.value = false;
      else at.value++;
    }, PACE / Number(speed.value));
    return () => clearInterval(timer);
  }, [playing.value, speed.value]);

  useEffect(() => {
    const box = list.current;
    const row = box?.children[Math.max(0, at.value - 1)];
    if (box && row instanceof HTMLElement) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [at.value]);

  const state: State = solution.slice(0, at.value).reduce(applyMove, startOf(board));
  const next = solution[at.value];
  const jump = (to: number) => {
    playing.value = false;
    at.value = Math.min(length, Math.max(0, to));
  };
  const toggle = () => {
    if (at.value >= length) at.value = 0;
    playing.value = !playing.value;
  };
  const t = solveText();
  const { start, back, next: forward } = commonText();
  const written = notations.find(({ id }) => id === notation.value)?.print(solution, board);
  return (
    <div class="solve-stage">
      <BoardView
        board={board}
        state={state}
        hint={playing.value ? undefined : next}
        stiffness={0.3 * Math.max(1, Number(speed.value))}
        leave
      />
      <div class="panel solve-panel">
        <p role="status">
          <strong>{t.length(moves, steps)}</strong> · {proof(result, metric)} ·{' '}
          {unitText().states(stats.expanded)} · {number(Number(stats.milliseconds.toFixed(1)))} ms
        </p>
        <label class="field">
          <span>{t.moveOf(at.value, length)}</span>
          <input
            class="scrubber"
            type="range"
            min="0"
            max={length}
            value={at.value}
            onInput={(event) => jump(Number(event.currentTarget.value))}
          />
        </label>
        <div class="transport">
          <Button kind="tool" icon="first" onClick={() => jump(0)}>
            {start}
          </Button>
          <Button kind="tool" icon="back" disabled={at.value === 0} onClick={() => jump(at.value - 1)}>
            {back}
          </Button>
          <Button kind="tool" icon={playing.value ? 'pause' : 'watch'} onClick={toggle}>
            {playing.value ? playText().pause : commonText().pages.play}
          </Button>
          <Button kind="tool" icon="forth" disabled={at.value === length} onClick={() => jump(at.value + 1)}>
            {forward}
          </Button>
        </div>
        <Choice
          legend={t.speed}
          name="speed"
          value={speed.value}
          options={speeds}
          onChange={(value) => {
            speed.value = value;
          }}
        />
        <FromChoice />
        <h2 class="hidden" id="moves">
          {t.moves}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a person without a pointer scrolls it by keys */}
        <ol class="move-list" ref={list} aria-labelledby="moves" tabIndex={0}>
          {solution.map((move, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={at.value === index + 1 ? 'step' : undefined}
                onClick={() => jump(index + 1)}
              >
                <span class="number">{index + 1}</span>
                {words.move(board, move)}
              </button>
            </li>
          ))}
        </ol>
        <details>
          <summary>{t.asText}</summary>
          <Select
            label={t.notation}
            value={notation.value}
            options={notations.map(({ id }) => ({
              value: id,
              label: `${id}: ${t.notations[id]}`,
            }))}
            onChange={(id) => {
              notation.value = id;
            }}
          />
          <label class="field">
            <span class="hidden">{t.inNotation}</span>
            <textarea
              readOnly
              rows={5}
              value={written && (written.ok ? written.value : problemText().sentence(written.error))}
            />
          </label>
        </details>
      </div>
    </div>
  );
}
