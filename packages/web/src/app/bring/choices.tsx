import { bringText } from '../language/english/bring.ts';
import { Boards, boardOf } from './boards.tsx';
import type { Waiting } from './brought.ts';
import { MeaningForm } from './meaning-form.tsx';
import { MOST_BOARDS } from './read-text.ts';
import { refusalInWords } from './reading-words.ts';

/** The boards or readings among which a person chooses, each drawn; or why nothing was read. */
export function Choices({ waiting }: { readonly waiting: Waiting }) {
  const t = bringText();
  if (waiting.kind === 'reading') return <p>{t.reading}</p>;
  if (waiting.kind === 'said') return <p class="problem">{waiting.text()}</p>;
  if (waiting.kind === 'refused')
    return (
      <>
        <p class="problem">{refusalInWords(waiting.problem, waiting.shape)}</p>
        {waiting.from && <MeaningForm from={waiting.from} />}
      </>
    );
  if (waiting.kind === 'question')
    return (
      <>
        <p>{t.chooseReading}</p>
        <Boards
          boards={waiting.readings.map((reading) => boardOf(reading, waiting.readings, waiting.from))}
        />
      </>
    );
  const { boards, unread, unreadFiles = 0 } = waiting;
  return (
    <>
      <p>{boards.length === MOST_BOARDS ? t.chooseFirst(MOST_BOARDS) : t.choose(boards.length)}</p>
      {unread > 0 && <p class="problem">{t.unread(unread)}</p>}
      {unreadFiles > 0 && <p class="problem">{t.unreadFiles(unreadFiles)}</p>}
      <Boards boards={boards} />
    </>
  );
}
