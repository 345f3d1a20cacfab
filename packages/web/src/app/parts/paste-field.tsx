import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from './controls.tsx';

interface PasteFieldProps {
  readonly label: string;
  /** The name of the button below the field. */
  readonly button: string;
  readonly rows: number;
  /** What stands between the field and its button. */
  readonly children?: ComponentChildren;
  /** Takes the text; whether the field is to be empty after it. */
  readonly onText: (text: string) => Promise<boolean>;
}

/** A field for pasted text, and the button that reads it. */
export function PasteField({ label, button, rows, children, onText }: PasteFieldProps) {
  const text = useSignal('');
  const read = async () => {
    if (await onText(text.value)) text.value = '';
  };
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <textarea
          rows={rows}
          spellcheck={false}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      {children}
      <div class="row">
        <Button disabled={text.value.trim() === ''} onClick={() => void read()}>
          {button}
        </Button>
      </div>
    </>
  );
}
