import { useSignal } from '@preact/signals';
import { type Board, boardAt } from '@unjam/core';
import { betterThan, type Review, type ReviewResult, verdictOf } from '@unjam/core/analysis';
import { describeMove } from '@unjam/core/board';
import { at as itemAt } from '@unjam/core/engine';
import { counted, describeInColour } from '@unjam/core/render';
import { useEffect, useRef } from 'preact/hooks';
import { BoardView } from '../board-view.tsx';
import { Button } from '../controls.tsx';
import { attempt, openPosition } from '../game/store.ts';
import { Icon } from '../icons.tsx';
import { go, linkTo } from '../route.ts';
import { reviewOf } from '../solver/solver.ts';
import { DistanceGraph } from './distance-graph.tsx';
import { type PlayedMove, timesOf } from './move-times.ts';
import '../style/solve.css';
import '../style/review.css';

/** The page that compares the moves of the present attempt with the shortest way. */
export function ReviewPage() {
  const { board, moves, name } = attempt.value;
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
          <h1>Review</h1>
          <p class="muted">{name || 'This board'}</p>
        </div>
      </header>
      {moves.length === 0 ? (
        <Nothing text="Play some moves first: then every one of them is compared with the shortest way." />
      ) : found?.kind === 'reviewed' ? (
        <Reviewed key={moves.length} board={board} review={found.review} />
      ) : found ? (
        <Nothing text={describeNone(found)} />
      ) : (
        <p class="loading" role="status">
          Comparing your moves with the shortest way…
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
        Play
      </a>
    </div>
  </section>
);

function describeNone(found: Exclude<ReviewResult, { kind: 'reviewed' }>): string {
  if (found.kind === 'illegal') return `${found.problem.message}.`;
  if (found.kind === 'unsolvable')
    return 'This board has no solution, so no move brings it closer to the exit.';
  return 'The distances of this board could not be found in 20 seconds.';
}

const marks = {
  closer: { icon: 'check', text: 'on a shortest way' },
  level: { icon: 'level', text: 'no closer' },
  farther: { icon: 'farther', text: 'farther away' },
} as const;

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
  const next =
    at.value < review.moves.length ? betterThan(board, review, at.value, describeInColour) : undefined;
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
            Start
          </Button>
          <Button kind="tool" icon="back" disabled={at.value === 0} onClick={() => jump(at.value - 1)}>
            Back
          </Button>
          <Button
            kind="tool"
            icon="forth"
            disabled={at.value === review.moves.length}
            onClick={() => jump(at.value + 1)}
          >
            Next
          </Button>
        </div>
        <p class="better" aria-live="polite">
          {describeHere(board, review, at.value)}
        </p>
        <div class="row">
          <Button kind="main" onClick={() => tryFrom(board, review, at.value)}>
            Try again from here
          </Button>
          <a class="button" href={linkTo('solve')}>
            Shortest solution
          </a>
        </div>
        <h2 class="hidden" id="moves">
          Moves
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a person without a pointer scrolls it by keys */}
        <ol class="move-list" ref={list} aria-labelledby="moves" tabIndex={0}>
          {review.moves.map((move, index) => {
            const { icon, text } = marks[verdictOf(move)];
            return (
              <li key={index}>
                <button
                  type="button"
                  aria-current={at.value === index + 1 ? 'step' : undefined}
                  onClick={() => jump(index + 1)}
                >
                  <span class="number">{index + 1}</span>
                  <span class="words">{describeMove(board, move.move, describeInColour)}</span>
                  <Time played={played[index]} />
                  <span class={`verdict ${verdictOf(move)}`} title={text}>
                    <Icon name={icon} />
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

const seconds = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'narrow',
  maximumFractionDigits: 1,
});

const Time = ({ played }: { played: PlayedMove | undefined }) =>
  played?.seconds === undefined ? null : <span class="muted">{seconds.format(played.seconds)}</span>;

/** `9 moves, 3 more than the shortest way. The first detour is move 4.` */
function summary({ length, shortest, solved, firstLoss, distances }: Review): string {
  const left = distances.at(-1) ?? 0;
  const more = length + left - shortest;
  const all = solved ? `${counted(length, 'move')}` : `${counted(length, 'move')} so far`;
  if (more === 0) return `${all}, every one on a shortest way.`;
  const first = firstLoss === undefined ? '' : ` The first detour is move ${firstLoss + 1}.`;
  return `${all}, ${more} more than the shortest way.${first}`;
}

/** What the next move did, and what would have been better. */
function describeHere(board: Board, review: Review, at: number): string {
  const move = review.moves[at];
  if (!move)
    return review.solved
      ? 'The red car is out.'
      : `${counted(review.distances.at(-1) ?? 0, 'move')} to the exit.`;
  const name = describeMove(board, move.move, describeInColour);
  const start = `Move ${at + 1}: ${name}`;
  const better = betterThan(board, review, at, describeInColour);
  if (better?.kind !== 'move') return `${start}. A shortest way.`;
  const instead = describeMove(boardAt(board, itemAt(review.states, at)), better.move, describeInColour);
  return `${start} cost ${counted(move.lost, 'extra move')}. Better: ${instead}; ${better.reason}.`;
}

/** Opens the attempt in Play as it was after so many moves; those after them can be redone. */
function tryFrom(board: Board, review: Review, at: number): void {
  const moves = review.moves.map(({ move }) => move);
  openPosition(
    { board, puzzle: attempt.value.puzzle, moves, cursor: at },
    attempt.value.name,
    attempt.value.watched,
  );
  go('play');
}
