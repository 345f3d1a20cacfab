import { useSignal } from '@preact/signals';
import { bringText } from '../language/english/bring.ts';
import { draft, sameDraft } from '../model/editor.ts';
import { Button } from '../parts/controls.tsx';
import { opened } from './brought.ts';
import { Boards, boardOf } from './choices.tsx';
import { readingInWords } from './reading-words.ts';

/** How the board in the editor was read, and the other readings of its text. */
export function ReadingNote() {
  const asks = useSignal(false);
  const now = opened.value;
  if (!now || !sameDraft(draft.value, now.setup)) return null;
  const t = bringText();
  const { reading, others } = now;
  return (
    <div class="panel reading" role="status">
      <p>{t.readAs(readingInWords(reading))}</p>
      <div class="row">
        <Button
          pressed={asks.value}
          onClick={() => {
            asks.value = !asks.value;
          }}
        >
          {t.notSo}
        </Button>
      </div>
      {asks.value && (
        <>
          <p>{others.length === 0 ? t.noOther : t.others}</p>
          <Boards
            boards={others.map((other) => ({
              ...boardOf(other),
              name: readingInWords(other),
              others: [reading, ...others.filter((one) => one !== other)],
            }))}
          />
        </>
      )}
    </div>
  );
}
