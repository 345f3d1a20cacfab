import { useSignal } from '@preact/signals';
import { bringText } from '../language/english/bring.ts';
import { sameDraft } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { Button } from '../parts/controls.tsx';
import { Boards, boardOf } from './boards.tsx';
import { opened } from './brought.ts';
import { MeaningForm } from './meaning-form.tsx';
import { readingInWords } from './reading-words.ts';

/** How the board in the editor was read, and the other readings of its text. */
export function ReadingNote() {
  const asks = useSignal(false);
  const now = opened.value;
  if (!now || !sameDraft(draft.value, now.setup)) return null;
  const t = bringText();
  const { reading, others, from } = now;
  return (
    <div class="panel reading">
      <p role="status">{t.readAs(readingInWords(reading))}</p>
      <div class="row">
        <Button
          expanded={asks.value}
          onClick={() => {
            asks.value = !asks.value;
          }}
        >
          {t.notSo}
        </Button>
      </div>
      {asks.value && (
        <>
          {others.length > 0 && <p>{t.others}</p>}
          {others.length === 0 && !from && <p>{t.noOther}</p>}
          <Boards boards={others.map((other) => boardOf(other, [reading, ...others], from))} />
          {from && <MeaningForm from={from} reading={reading} others={others} />}
        </>
      )}
    </div>
  );
}
