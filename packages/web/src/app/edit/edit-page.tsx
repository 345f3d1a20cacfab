import { useSignal } from '@preact/signals';
import { boardAt, type Edge, formats, type Problem, type Result } from '@unjam/core';
import { useEffect } from 'preact/hooks';
import { readSetup } from '../../board/board-text.ts';
import { Button, count, Select } from '../controls.tsx';
import { linkProblem, open } from '../game/store.ts';
import { page } from '../route.ts';
import '../style/edit.css';
import {
  addVehicle,
  addWall,
  freePlace,
  lengthen,
  lieOf,
  makePrimary,
  remove,
  resize,
  setExit,
  turn,
} from './draft.ts';
import { DraftBoard } from './draft-board.tsx';
import {
  answer,
  canRedo,
  canUndo,
  checked,
  clear,
  commit,
  draft,
  enter,
  keepAnswering,
  problems,
  redo,
  selected,
  undo,
} from './editor.ts';

/** A board is made and changed here, and answered while it changes. */
export function EditPage() {
  useEffect(() => {
    enter();
    document.addEventListener('keydown', onKey);
    const stop = keepAnswering();
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div class="page edit">
      <header>
        <h1>Edit</h1>
        {linkProblem.value && (
          <p class="problem" role="alert">
            The link could not be opened: {linkProblem.value.message}
            {linkProblem.value.expected && `. Expected ${linkProblem.value.expected}`}.
          </p>
        )}
      </header>
      <div class="edit-stage">
        <div class="board-space">
          <DraftBoard />
        </div>
        <div class="edit-side">
          <Answered />
          <Pieces />
          <Shape />
          <Text />
        </div>
      </div>
    </div>
  );
}

function onKey(event: KeyboardEvent): void {
  if (
    !(event.ctrlKey || event.metaKey) ||
    (event.target as Element | null)?.closest('input, textarea, select')
  )
    return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
  else return;
  event.preventDefault();
}

/** Whether the draft is a board, whether it can be solved, and in how many moves. */
function Answered() {
  const now = answer.value;
  const legal = checked.value;
  const use = (to: 'play' | 'solve') => {
    if (!legal.ok) return;
    linkProblem.value = undefined;
    open(legal.value, 'My board');
    page.value = to;
  };
  return (
    <section class="panel" aria-label="Answer">
      <div role="status">
        {now.kind === 'illegal' && problems.value.length > 0 ? (
          <>
            <p>
              <strong>Not a board yet:</strong>
            </p>
            <ul class="problems">
              {problems.value.slice(0, 6).map((problem) => (
                <li key={problem.message}>
                  {problem.message}
                  {problem.expected && <span class="muted">; expected {problem.expected}</span>}
                </li>
              ))}
              {problems.value.length > 6 && <li>and {problems.value.length - 6} more</li>}
            </ul>
          </>
        ) : (
          <p>{answerText()}</p>
        )}
      </div>
      <div class="row">
        {now.kind === 'searching' && <Button onClick={now.stop}>Cancel</Button>}
        <Button kind="main" disabled={!legal.ok} onClick={() => use('play')}>
          Play it
        </Button>
        <Button disabled={!legal.ok} onClick={() => use('solve')}>
          Solve it
        </Button>
      </div>
    </section>
  );
}

function answerText(): string {
  const now = answer.value;
  if (now.kind === 'illegal') return '…';
  if (now.kind === 'searching')
    return now.progress ? `Solving: ${count(now.progress.expanded, 'state')} searched…` : 'Solving…';
  const { result, stuck } = now;
  if (result.kind === 'solved')
    return result.solution.length === 0
      ? 'The red car is at the exit already.'
      : `Solvable: ${count(result.solution.length, 'move')} at least.`;
  if (result.kind === 'limit')
    return result.which === 'cancelled'
      ? `Stopped after ${count(result.stats.expanded, 'state')}.`
      : `Too large for this page: no answer within its ${result.which}.`;
  return stuck ?? 'This board has no solution.';
}

/** Adding pieces, and changing the selected one. */
function Pieces() {
  const now = draft.value;
  const said = useSignal('');
  const piece = selected.value;
  const index = piece?.kind === 'vehicle' ? piece.index : undefined;
  const add = (length: number) => {
    const place = freePlace(now, length);
    said.value = place ? '' : 'There is no free place for it.';
    if (!place) return;
    if (length === 1) {
      commit(addWall(now, place[0] as (typeof place)[number]));
      selected.value = { kind: 'wall', index: now.walls.length };
    } else {
      commit(addVehicle(now, place));
      selected.value = { kind: 'vehicle', index: now.vehicles.length };
    }
  };
  const change = (make: (index: number) => void) => () => {
    if (index !== undefined) make(index);
  };
  return (
    <section class="panel" aria-label="Pieces">
      <p class="muted">
        Drag across empty cells to draw a vehicle; click one for a wall. Drag a piece to move it, off the
        board to delete it. Keys: arrows, T, +, −, R, Delete.
      </p>
      <div class="row">
        <Button icon="car" onClick={() => add(2)}>
          Car
        </Button>
        <Button icon="truck" onClick={() => add(3)}>
          Truck
        </Button>
        <Button icon="wall" onClick={() => add(1)}>
          Wall
        </Button>
      </div>
      <div class="row">
        <Button icon="turn" disabled={index === undefined} onClick={change((i) => commit(turn(now, i)))}>
          Turn
        </Button>
        <Button
          icon="longer"
          disabled={index === undefined}
          onClick={change((i) => commit(lengthen(now, i, 1)))}
        >
          Longer
        </Button>
        <Button
          icon="shorter"
          disabled={index === undefined}
          onClick={change((i) => commit(lengthen(now, i, -1)))}
        >
          Shorter
        </Button>
        <Button disabled={index === undefined} onClick={change((i) => commit(makePrimary(now, i)))}>
          Make red
        </Button>
        <Button
          icon="delete"
          disabled={!piece}
          onClick={() => {
            if (!piece) return;
            selected.value = undefined;
            commit(remove(now, piece));
          }}
        >
          Delete
        </Button>
      </div>
      <p role="status">{said.value}</p>
      <div class="row">
        <Button icon="undo" disabled={!canUndo.value} onClick={undo}>
          Undo
        </Button>
        <Button icon="redo" disabled={!canRedo.value} onClick={redo}>
          Redo
        </Button>
        <Button icon="clear" onClick={clear}>
          Clear
        </Button>
      </div>
    </section>
  );
}

/** Size and exit. */
function Shape() {
  const now = draft.value;
  const primary = now.vehicles[now.primary[0] ?? -1];
  const horizontal = !primary || lieOf(primary) === 'horizontal';
  const sides = Array.from({ length: 15 }, (_, i) => ({ value: String(i + 2), label: String(i + 2) }));
  const exits: readonly Edge[] = horizontal ? ['right', 'left'] : ['bottom', 'top'];
  return (
    <section class="panel shape" aria-label="Size and exit">
      <Select
        label="Columns"
        value={String(now.width)}
        options={sides}
        onChange={(value) => commit(resize(now, Number(value), now.height))}
      />
      <Select
        label="Rows"
        value={String(now.height)}
        options={sides}
        onChange={(value) => commit(resize(now, now.width, Number(value)))}
      />
      <Select
        label="Exit"
        value={now.exit ?? exits[0] ?? 'right'}
        options={exits.map((value) => ({ value, label: value }))}
        onChange={(value) => commit(setExit(now, value as Edge))}
      />
    </section>
  );
}

/** The draft read from text in any format, and written in one. */
function Text() {
  const text = useSignal('');
  const problem = useSignal<Problem | undefined>(undefined);
  const format = useSignal('grid');
  const read = (value: string) => {
    text.value = value;
    problem.value = undefined;
    if (value.trim() === '') return;
    const setup = readSetup(value);
    if (!setup.ok) {
      problem.value = setup.error;
      return;
    }
    selected.value = undefined;
    linkProblem.value = undefined;
    commit(setup.value);
  };
  const legal = checked.value;
  const written: Result<string, Problem> | undefined = legal.ok
    ? formats
        .find(({ id }) => id === format.value)
        ?.print(
          boardAt(
            legal.value,
            legal.value.vehicles.map(({ offset }) => offset),
          ),
        )
    : undefined;
  const place = problem.value?.at?.text;
  return (
    <section class="panel" aria-label="Text">
      <label class="field">
        <span>Paste a board in any format</span>
        <textarea
          rows={6}
          spellcheck={false}
          autocomplete="off"
          maxLength={200_000}
          value={text.value}
          aria-invalid={problem.value !== undefined}
          aria-describedby="paste-problem"
          onInput={(event) => read(event.currentTarget.value)}
        />
      </label>
      <p id="paste-problem" class="problem" role="status">
        {problem.value && (
          <>
            {place && `Line ${place.line}, column ${place.column}: `}
            {problem.value.message}
            {problem.value.expected && `; expected ${problem.value.expected}`}
          </>
        )}
      </p>
      <Select
        label="This board as"
        value={format.value}
        options={formats.map(({ id, title }) => ({ value: id, label: `${id}: ${title}` }))}
        onChange={(id) => {
          format.value = id;
        }}
      />
      <label class="field">
        <span class="hidden">This board as text</span>
        <textarea
          readOnly
          rows={6}
          value={written ? (written.ok ? written.value : written.error.message) : 'not a board yet'}
        />
      </label>
    </section>
  );
}
