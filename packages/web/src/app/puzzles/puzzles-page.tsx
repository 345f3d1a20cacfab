import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../style/puzzles.css';
import { Button, count, Select } from '../controls.tsx';
import { progress, today } from '../device/progress.ts';
import { load, save } from '../device/storage.ts';
import { open } from '../game/store.ts';
import { Icon } from '../icons.tsx';
import { page } from '../route.ts';
import { BoardPicture } from './board-picture.tsx';
import { boardOf, dailyOf, type Entry, gradeOf, grades, loadCatalogue } from './catalogue.ts';

/** How many puzzles are shown before "more". */
const SCREENFUL = 24;

interface Wish {
  readonly grade: string;
  readonly size: string;
  readonly walls: string;
  readonly done: string;
  /** Shortest length in moves, or empty for any. */
  readonly moves: string;
}

const anything: Wish = { grade: '', size: '', walls: '', done: '', moves: '' };

function fits(entry: Entry, wish: Wish): boolean {
  const solved = progress.value[entry.text] !== undefined;
  return (
    (wish.grade === '' || gradeOf(entry.moves) === wish.grade) &&
    (wish.size === '' || entry.side === Number(wish.size)) &&
    (wish.walls === '' || (wish.walls === '2' ? entry.walls >= 2 : entry.walls === Number(wish.walls))) &&
    (wish.done === '' || (wish.done === 'yes') === solved) &&
    (wish.moves === '' || entry.moves === Number(wish.moves))
  );
}

const choose = (entry: Entry): void => {
  open(boardOf(entry), entry.name);
  page.value = 'play';
};

/** The bundled puzzles, by grade, size, walls, length, and whether they are done. */
export function PuzzlesPage() {
  const entries = useSignal<readonly Entry[]>([]);
  const wish = useSignal<Wish>({ ...anything, ...(load('wish') as Partial<Wish> | null) });
  const shown = useSignal(SCREENFUL);
  useEffect(() => {
    void loadCatalogue().then((loaded) => {
      entries.value = loaded;
    });
  }, []);
  const ask = (part: Partial<Wish>) => {
    wish.value = { ...wish.value, ...part };
    shown.value = SCREENFUL;
    save('wish', wish.value);
  };
  if (entries.value.length === 0) return <p class="loading">Loading…</p>;
  const found = entries.value.filter((entry) => fits(entry, wish.value));
  const solved = entries.value.filter((entry) => progress.value[entry.text]).length;
  const daily = dailyOf(entries.value, today());
  const sides = [...new Set(entries.value.map(({ side }) => side))].sort();
  const any = { value: '', label: 'Any' };
  return (
    <div class="page">
      <div class="puzzles-head">
        <div>
          <h1>Puzzles</h1>
          <p class="muted">
            {solved} of {count(entries.value.length, 'puzzle')} solved
          </p>
        </div>
      </div>
      <section class="panel daily" aria-labelledby="daily">
        <BoardPicture entry={daily} />
        <div>
          <h2 id="daily">Puzzle of the day</h2>
          <p class="muted">
            {today()} · {gradeOf(daily.moves)}, {count(daily.moves, 'move')}
          </p>
          <Button kind="main" onClick={() => choose(daily)}>
            {progress.value[daily.text] ? 'Play it again' : 'Play it'}
          </Button>
        </div>
      </section>
      <section class="panel filters" aria-label="Filter">
        <Select
          label="Grade"
          value={wish.value.grade}
          options={[any, ...grades.map(({ name }) => ({ value: name, label: name }))]}
          onChange={(grade) => ask({ grade })}
        />
        <Select
          label="Size"
          value={wish.value.size}
          options={[any, ...sides.map((side) => ({ value: String(side), label: `${side} by ${side}` }))]}
          onChange={(size) => ask({ size })}
        />
        <Select
          label="Walls"
          value={wish.value.walls}
          options={[
            any,
            { value: '0', label: 'None' },
            { value: '1', label: 'One' },
            { value: '2', label: 'Two or more' },
          ]}
          onChange={(walls) => ask({ walls })}
        />
        <Select
          label="Solved"
          value={wish.value.done}
          options={[any, { value: 'no', label: 'Not yet' }, { value: 'yes', label: 'Solved' }]}
          onChange={(done) => ask({ done })}
        />
        <label class="field">
          <span>Shortest solution, moves</span>
          <input
            type="number"
            min="1"
            max="99"
            inputMode="numeric"
            value={wish.value.moves}
            onInput={(event) => ask({ moves: event.currentTarget.value })}
          />
        </label>
      </section>
      <p role="status">
        {found.length === 0 ? 'No puzzle fits. ' : count(found.length, 'puzzle')}
        {found.length === 0 && <Button onClick={() => ask(anything)}>Show all</Button>}
      </p>
      <ul class="cards">
        {found.slice(0, shown.value).map((entry) => (
          <li key={entry.text}>
            <Card entry={entry} />
          </li>
        ))}
      </ul>
      {found.length > shown.value && (
        <div class="more">
          <Button
            onClick={() => {
              shown.value += SCREENFUL;
            }}
          >
            More
          </Button>
        </div>
      )}
    </div>
  );
}

function Card({ entry }: { entry: Entry }) {
  const best = progress.value[entry.text];
  return (
    <button type="button" class="card" onClick={() => choose(entry)}>
      <BoardPicture entry={entry} />
      <span class="card-name">
        {entry.name}
        {best && (
          <span class="done">
            <Icon name="check" />
            <span class="hidden">solved</span>
          </span>
        )}
      </span>
      <span class="muted">
        {gradeOf(entry.moves)}, {count(entry.moves, 'move')}
        {best && `; your best ${best.moves}`}
      </span>
    </button>
  );
}
