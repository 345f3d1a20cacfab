import { useSignal } from '@preact/signals';
import { boardAt, type Problem, type Result } from '@unjam/core';
import { formats } from '@unjam/core/formats';
import { Select } from '../controls.tsx';
import { editText } from '../language/english/edit.ts';
import { problemText } from '../language/english/problems.ts';
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
  const t = editText();
  return (
    <section class="panel" aria-label={t.text}>
      <label class="field">
        <span>{t.paste}</span>
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
        {problem.value && problemText().inText(problem.value)}
      </p>
      <Select
        label={t.boardAs}
        value={format.value}
        options={formats.map(({ id }) => ({ value: id, label: `${id}: ${t.formats[id]}` }))}
        onChange={(id) => {
          format.value = id;
        }}
      />
      <label class="field">
        <span class="hidden">{t.boardAsText}</span>
        <textarea
          readOnly
          rows={6}
          value={
            written ? (written.ok ? written.value : problemText().sentence(written.error)) : t.notLegalYet
          }
        />
      </label>
    </section>
  );
}
