import { useSignal } from '@preact/signals';
import { boardAt, type Problem, type Result } from '@unjam/core';
import { formatDescriptions, formats } from '@unjam/core/formats';
import { Select } from '../controls.tsx';
import { readPasted } from '../pasted.ts';
import { checked, commit, selected } from './editor.ts';

/** Reads a draft from text in any format, and writes the board in a chosen format. */
export function TextPanel() {
  const text = useSignal('');
  const problem = useSignal<Problem | undefined>(undefined);
  const format = useSignal('grid');
  const read = (value: string) => {
    text.value = value;
    problem.value = undefined;
    if (value.trim() === '') return;
    const pasted = readPasted(value);
    if (!pasted.ok) {
      problem.value = pasted.error;
      return;
    }
    if (pasted.value.kind === 'link') {
      location.hash = pasted.value.hash;
      return;
    }
    selected.value = undefined;
    commit(pasted.value.setup);
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
        <span>Paste a board in any format, or a link</span>
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
        options={formats.map(({ id }) => ({ value: id, label: `${id}: ${formatDescriptions[id].title}` }))}
        onChange={(id) => {
          format.value = id;
        }}
      />
      <label class="field">
        <span class="hidden">This board as text</span>
        <textarea
          readOnly
          rows={6}
          value={written ? (written.ok ? written.value : written.error.message) : 'not a legal board yet'}
        />
      </label>
    </section>
  );
}
