import { validate } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import type { Reading } from '@unjam/core/shapes';
import { useMemo } from 'preact/hooks';
import { bringText } from '../language/english/bring.ts';
import { editText } from '../language/english/edit.ts';
import { SmallBoard } from '../parts/small-board.tsx';
import { openBoard, type Waiting } from './brought.ts';
import { type BroughtBoard, MOST_BOARDS } from './read-text.ts';
import { readingInWords, refusalInWords } from './reading-words.ts';
import '../style/bring.css';

/** The boards or readings among which a person chooses, each drawn; or why nothing was read. */
export function Choices({ waiting }: { readonly waiting: Waiting }) {
  const t = bringText();
  if (waiting.kind === 'said') return <p class="problem">{waiting.text()}</p>;
  if (waiting.kind === 'refused')
    return <p class="problem">{refusalInWords(waiting.problem, waiting.shape)}</p>;
  if (waiting.kind === 'question')
    return (
      <>
        <p>{t.chooseReading}</p>
        <Boards
          boards={waiting.readings.map((reading) => ({
            ...boardOf(reading),
            name: readingInWords(reading),
            others: waiting.readings.filter((other) => other !== reading),
          }))}
        />
      </>
    );
  const { boards, unread } = waiting;
  return (
    <>
      <p>{boards.length === MOST_BOARDS ? t.chooseFirst(MOST_BOARDS) : t.choose(boards.length)}</p>
      {unread > 0 && <p class="problem">{t.unread(unread)}</p>}
      <Boards boards={boards} />
    </>
  );
}

/** Boards to choose from, each with its drawing. */
export const Boards = ({ boards }: { readonly boards: readonly BroughtBoard[] }) => (
  <ul class="brought">
    {boards.map((brought, index) => (
      <li key={brought.setup}>
        <button type="button" onClick={() => openBoard(brought)}>
          <Drawing brought={brought} />
          <span>{brought.name ?? editText().boardName(index + 1)}</span>
        </button>
      </li>
    ))}
  </ul>
);

function Drawing({ brought: { board, setup } }: { readonly brought: BroughtBoard }) {
  const drawn = useMemo(() => board ?? legal(setup), [board, setup]);
  return drawn ? <SmallBoard board={drawn} /> : null;
}

function legal(setup: BroughtBoard['setup']) {
  const result = validate(setup);
  return result.ok ? result.value : undefined;
}

/** The board of a reading, to be opened. */
export const boardOf = (reading: Reading): BroughtBoard => ({
  setup: boardToSetup(reading.board),
  board: reading.board,
  reading,
});
