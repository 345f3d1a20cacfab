import { useSignal } from '@preact/signals';
import { words } from '@unjam/board/board-words';
import { type Board, boardAt } from '@unjam/core';
import { betterThan, type Review, type ReviewResult, verdictOf } from '@unjam/core/analysis';
import { at as itemAt } from '@unjam/core/basics';
import { useEffect, useRef } from 'preact/hooks';
import { missing } from '../device/missing.ts';
import { commonText } from '../language/english/common.ts';
import { problemText } from '../language/english/problems.ts';
import { solveText } from '../language/english/solve.ts';
import { hintsOf } from '../language/hint-words.ts';
import { locale } from '../language/language.ts';
import { attempt, noteSeen } from '../model/store.ts';
import { titleOf } from '../model/title.ts';
import { BoardView } from '../parts/board-view.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icons.tsx';
import { linkTo } from '../route.ts';
import { reviewOf } from '../solver/tasks.ts';
import { DistanceGraph } from './distance-graph.tsx';
import { type PlayedMove, timesOf } from './move-times.ts';
import { tryFrom } from './try-from.ts';
import '../style/solve.css';
import '../style/review.css';
import { pageIcons } from '../parts/page-icons.ts';

/** The page that compares the moves of the present attempt with the shortest way. */
export function ReviewPage() {
  const { board, moves } = attempt.value;
  const t = solveText().review;
  const result = useSignal<ReviewResult | undefined>(undefined);
  useEffect(() => {
    let current = true;
    result.value = undefined;
    if (moves.length > 0)
      void reviewOf(board, moves).then((found) => {
        if (current) result.value = found;
      });
    return () => {
      current = false;
    };
  }, [board, moves]);
  const found = result.value;
  return (
    <div class="review page">
      <header class="solve-head">
        <div>
          <h1>{commonText().pages.review}</h1>
          <p class="muted">{titleOf(attempt.value)}</p>
        </div>
      </header>
      {moves.length === 0 ? (
        <Nothing text={t.nothing} />
      ) : found?.kind === 'reviewed' ? (
        <Reviewed key={moves.length} board={board} review={found.review} />
      ) : found ? (
        <Nothing text={describeNone(found)} />
      ) : (
        <p class="loading" role="status">
          {!missing.value && t.comparing}
        </p>
      )}
    </div>
  );
}

const Nothing = ({ text }: { text: string }) => (
  <section class="panel">
    <p role="status">{text}</p>
    <div class="row">
      <a class="button main" href={linkTo('play')}>
        {commonText().pages.play}
      </a>
    </div>
  </section>
);

function describeNone(found: Exclude<ReviewResult, { kind: 'reviewed' }>): string {
  if (found.kind === 'illegal') return problemText().sentence(found.problem) + problemText().stop;
  const t = solveText().review;
  return found.kind === 'unsolvable' ? t.unsolvable : t.limit;
}

const marks = { closer: pageIcons.check, level: pageIcons.level, farther: pageIcons.farther } as const;

function Reviewed({ board, review }: { board: Board; review: Review }) {
  const played = timesOf(attempt.value.moves, attempt.value.times, attempt.value.begun);
  const at = useSignal(review.firstLoss ?? review.moves.length);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[Math.max(0, at.value - 1)];
    if (list.current && row instanceof HTMLElement)
      list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at.value]);
  const jump = (to: number) => {
    at.value = Math.max(0, Math.min(review.moves.length, to));
  };
  const state = itemAt(review.states, at.value);
  const next = at.value < review.moves.length ? betterThan(board, review, at.value) : undefined;
  useEffect(() => {
    // a better move in a game that goes on is help
    if (next && !review.solved) noteSeen();
  }, [next, review]);
  const t = solveText();
  const { start, back, next: forward } = commonText();
  return (
    <div class="solve-stage">
      <BoardView
        board={board}
        state={state}
        hint={next?.kind === 'move' ? next.move : undefined}
        stiffness={0.5}
      />
      <div class="panel solve-panel">
        <p role="status">{summary(review)}</p>
        <DistanceGraph review={review} at={at.value} onChoose={jump} />
        <div class="transport">
          <Button kind="tool" icon="first" disabled={at.value === 0} onClick={() => jump(0)}>
            {start}
          </Button>
          <Button kind="tool" icon="back" disabled={at.value === 0} onClick={() => jump(at.value - 1)}>
            {back}
          </Button>
          <Button
            kind="tool"
            icon="forth"
            disabled={at.value === review.moves.length}
            onClick={() => jump(at.value + 1)}
          >
            {forward}
          </Button>
        </div>
        <p class="better" aria-live="polite">
          {describeHere(board, review, at.value)}
        </p>
        <div class="row">
          <Button kind="main" onClick={() => tryFrom(at.value)}>
            {t.review.tryAgain}
          </Button>
          <a class="button" href={linkTo('solve')}>
            {t.review.shortestSolution}
          </a>
        </div>
        <h2 class="hidden" id="moves">
          {t.moves}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a person without a pointer scrolls it by keys */}
        <ol class="move-list" ref={list} aria-labelledby="moves" tabIndex={0}>
          {review.moves.map((move, index) => {
            const text = t.review[verdictOf(move)];
            return (
              <li key={index}>
                <button
                  type="button"
                  aria-current={at.value === index + 1 ? 'step' : undefined}
                  onClick={() => jump(index + 1)}
                >
                  <span class="number">{index + 1}</span>
                  <span class="words">{words.move(board, move.move)}</span>
                  <Time played={played[index]} />
                  <span class={`verdict ${verdictOf(move)}`} title={text}>
                    <Icon name={marks[verdictOf(move)]} />
                    <span class="hidden">{text}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

const formatSeconds = (seconds: number): string =>
  new Intl.NumberFormat(locale.value, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  }).format(seconds);

const Time = ({ played }: { played: PlayedMove | undefined }) =>
  played?.seconds === undefined ? null : <span class="muted">{formatSeconds(played.seconds)}</span>;

/** `9 moves, 3 more than the shortest way. The first detour is move 4.` */
function summary({ length, shortest, solved, firstLoss, distances }: Review): string {
  const left = distances.at(-1) ?? 0;
  const more = length + left - shortest;
  const t = solveText().review;
  return firstLoss === undefined ? t.perfect(length, solved) : t.longer(length, solved, more, firstLoss + 1);
}

/** What the next move did, and what would have been better. */
function describeHere(board: Board, review: Review, at: number): string {
  const t = solveText().review;
  const move = review.moves[at];
  if (!move) return review.solved ? t.out : t.toTheExit(review.distances.at(-1) ?? 0);
  const name = words.move(board, move.move);
  const better = betterThan(board, review, at);
  if (better?.kind !== 'move') return t.good(at + 1, name);
  const before = boardAt(board, itemAt(review.states, at));
  return t.bad(
    at + 1,
    name,
    move.lost,
    words.move(before, better.move),
    hintsOf(before).reason(better.because),
  );
}
