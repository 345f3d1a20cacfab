import { useSignal } from '@preact/signals';
import type { Board } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { commonText } from '../language/english/common.ts';
import { editText } from '../language/english/edit.ts';
import { nothing, type Text } from '../language/language.ts';
import { commit } from '../model/editor.ts';
import { checked, draft } from '../model/present-draft.ts';
import { selected } from '../model/state.ts';
import { Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { harden, makePuzzle } from '../solver/tasks.ts';
import type { Unhardened } from '../solver/worker.ts';
import { spansFor } from './reach.ts';

/** The size of the puzzle where that of the draft is too small for one. */
const usual = { width: 6, height: 6 } as const;

/** The sentence why no hardest position of a board is known. */
const whyNot = (why: Unhardened): Text => {
  if (why === 'unsolvable') return () => commonText().noSolution;
  return why === 'milliseconds' ? () => editText().notHardened : () => editText().tooManyToHarden;
};

/** Makes the draft harder, or makes a new puzzle. Both can be undone. */
export function MakerPanel() {
  const length = useSignal('10..14');
  const busy = useSignal(false);
  const said = useSignal<Text>(nothing);
  /** The draft of which it is said. */
  const about = useSignal(draft.value);
  const legal = checked.value;
  /** Does some work, which gives a board or a sentence why there is none. */
  const run = async (what: Text, work: () => Promise<Board | Text>) => {
    if (busy.value) return;
    busy.value = true;
    said.value = what;
    const before = draft.value;
    about.value = before;
    try {
      const made = await work();
      said.value = typeof made === 'function' ? made : nothing;
      // a draft that changed meanwhile is not replaced
      if (typeof made === 'function' || draft.value !== before) return;
      if (legal.ok && compactText(made) === compactText(legal.value)) {
        said.value = () => editText().hardest;
        return;
      }
      selected.value = undefined;
      commit(boardToSetup(made));
    } catch {
      // what makes puzzles could not be loaded: the page says so
      said.value = nothing;
    } finally {
      busy.value = false;
    }
  };
  // a board that is too small for a puzzle becomes one of the usual size
  const { width, height } = spansFor(draft.value.width, draft.value.height).length > 0 ? draft.value : usual;
  const lengths = spansFor(width, height).map(([least, most]) => ({
    value: `${least}..${most}`,
    least,
    most,
  }));
  const chosen = lengths.some(({ value }) => value === length.value)
    ? length.value
    : (lengths.at(-1)?.value ?? '5..9');
  const make = () => {
    const [least = 5, most = 9] = chosen.split('..').map(Number);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    return run(
      () => editText().making,
      async () =>
        (await makePuzzle({ width, height, moves: { least, most }, seed })) ?? (() => editText().notMade),
    );
  };
  const t = editText();
  return (
    <section class="panel" aria-label={t.makeAPuzzle}>
      <div class="row">
        <Button
          disabled={!legal.ok || busy.value}
          onClick={() => {
            if (!legal.ok) return;
            const board = legal.value;
            void run(
              () => editText().hardening,
              async () => {
                const found = await harden(board);
                return typeof found === 'string' ? whyNot(found) : found;
              },
            );
          }}
        >
          {t.harden}
        </Button>
      </div>
      <Select
        label={t.newPuzzleOf}
        value={chosen}
        options={lengths.map(({ value, least, most }) => ({
          value,
          label: `${t.moveSpan(least, most)} · ${width}×${height}`,
        }))}
        onChange={(value) => {
          length.value = value;
        }}
      />
      <div class="row">
        <Button disabled={busy.value} onClick={() => void make()}>
          {t.makeMeOne}
        </Button>
      </div>
      <p role="status">{busy.value || draft.value === about.value ? said.value() : ''}</p>
    </section>
  );
}
