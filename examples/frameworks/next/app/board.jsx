'use client';
// The module does nothing on the server, where React writes the tag; in the browser it makes it a board.
import '@unjam/board/react';
import { useRef, useState } from 'react';
// the file of the example for React
import { useBoardEvent } from './use-board-event';

export function Board({ board }) {
  const element = useRef(null);
  const [said, setSaid] = useState('');
  useBoardEvent(element, 'unjam-move', ({ detail }) => setSaid(detail.words));
  return (
    <>
      <unjam-board ref={element} board={board} interactive />
      <p id="said">{said}</p>
    </>
  );
}
