import { bringText } from '../language/english/bring.ts';
import { commonText } from '../language/english/common.ts';
import { linkProblem, page } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { Boards, boardOf } from './boards.tsx';
import { type Waiting, waiting } from './brought.ts';
import { MeaningForm } from './meaning-form.tsx';
import { MOST_BOARDS } from './read-text.ts';
import { refusalInWords } from './reading-words.ts';

/** Says where an export is imported. */
function ExportFound() {
  const toStatistics = () => {
    waiting.value = undefined;
    linkProblem.value = undefined;
    page.value = 'statistics';
  };
  return (
    <>
      <p>{bringText().isExport}</p>
      <p>
        <Button onClick={toStatistics}>{commonText().pages.statistics}</Button>
      </p>
    </>
  );
}

/** The boards or readings among which a person chooses, each drawn; or why nothing was read. */
export function Choices({ waiting: brought }: { readonly waiting: Waiting }) {
  const t = bringText();
  if (brought.kind === 'reading') return <p>{t.reading}</p>;
  if (brought.kind === 'said') return <p class="problem">{brought.text()}</p>;
  if (brought.kind === 'export') return <ExportFound />;
  if (brought.kind === 'refused')
    return (
      <>
        <p class="problem">{refusalInWords(brought.problem, brought.shape)}</p>
        {brought.from && <MeaningForm from={brought.from} />}
      </>
    );
  if (brought.kind === 'question')
    return (
      <>
        <p>{t.chooseReading}</p>
        <Boards
          boards={brought.readings.map((reading) => boardOf(reading, brought.readings, brought.from))}
        />
      </>
    );
  const { boards, unread, unreadFiles = 0 } = brought;
  return (
    <>
      <p>{boards.length === MOST_BOARDS ? t.chooseFirst(MOST_BOARDS) : t.choose(boards.length)}</p>
      {unread > 0 && <p class="problem">{t.unread(unread)}</p>}
      {unreadFiles > 0 && <p class="problem">{t.unreadFiles(unreadFiles)}</p>}
      <Boards boards={boards} />
    </>
  );
}
