import { useSignal } from '@preact/signals';
import type { Board } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { Button, Select } from '../controls.tsx';
import { harden, makePuzzle } from '../solver/solver.ts';
import { checked, commit, draft, selected } from './editor.ts';

/** The lengths that can be asked for, in moves. */
const lengths = [
  { value: '5..9', label: '5 to 9 moves' },
  { value: '10..14', label: '10 to 14 moves' },
  { value: '15..19', label: '15 to 19 moves' },
  { value: '20..24', label: '20 to 24 moves' },
  { value: '25..29', label: '25 to 29 moves' },
];

/** Makes the draft harder, or makes a new puzzle. Both can be undone. */
export function MakerPanel() {
  const length = useSignal('10..14');
  const busy = useSignal(false);
  const said = useSignal('');
  const legal = checked.value;
  const run = async (what: string, work: () => Promise<Board | undefined>, failed: string) => {
    if (busy.value) return;
    busy.value = true;
    said.value = what;
    const before = draft.value;
    try {
      const made = await work();
      said.value = made ? '' : failed;
      // a draft that changed meanwhile is not replaced
      if (!made || draft.value !== before) return;
      selected.value = undefined;
      commit(boardToSetup(made));
    } finally {
      busy.value = false;
    }
  };
  const make = () => {
    const { width, height } = draft.value;
    const [least = 5, most = 9] = length.value.split('..').map(Number);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    return run(
      'Making a puzzle…',
      () => makePuzzle({ width, height, moves: { least, most }, seed }),
      'No such puzzle was found in 20 seconds. Try fewer moves or a larger board.',
    );
  };
  return (
    <section class="panel" aria-label="Make a puzzle">
      <div class="row">
        <Button
          disabled={!legal.ok || busy.value}
          onClick={() => {
            if (!legal.ok) return;
            const board = legal.value;
            void run(
              'Looking for the hardest position…',
              () => harden(board),
              'No hardest position was found in 20 seconds.',
            );
          }}
        >
          Harden this
        </Button>
      </div>
      <Select
        label="A new puzzle of"
        value={length.value}
        options={lengths}
        onChange={(value) => {
          length.value = value;
        }}
      />
      <div class="row">
        <Button disabled={busy.value} onClick={() => void make()}>
          Make me one
        </Button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}
