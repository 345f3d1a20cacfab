import { validate } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import type { Reading } from '@unjam/core/shapes';
import { useMemo } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import { SmallBoard } from '../parts/small-board.tsx';
import { openBoard } from './brought.ts';
import type { BroughtBoard, Origin } from './read-text.ts';
import { readingInWords } from './reading-words.ts';
import '../style/bring.css';

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

/** The board of one of several readings of a text, to be opened. */
export const boardOf = (
  reading: Reading,
  readings: readonly Reading[],
  from: Origin | undefined,
): BroughtBoard => ({
  name: readingInWords(reading),
  setup: boardToSetup(reading.board),
  board: reading.board,
  reading,
  others: readings.filter((other) => other !== reading),
  ...(from && { from }),
});
