// A board in Preact: properties go in, events come out, and methods are called through a ref.
import type { UnjamBoard } from '@unjam/board/preact';
import { useRef, useState } from 'preact/hooks';

const BOARDS = ['XX.A/...A/..../....', 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'];

export function Game() {
  const element = useRef<UnjamBoard>(null);
  const [number, setNumber] = useState(0);
  const [moves, setMoves] = useState<string>();
  const [locked, setLocked] = useState(false);
  // cleared where the page sets a board or moves: the element sends no event then
  const [played, setPlayed] = useState('');
  const [said, setSaid] = useState('');
  return (
    <>
      <unjam-board
        ref={element}
        board={BOARDS[number]}
        moves={moves}
        interactive
        onunjam-move={(event) => {
          setSaid(event.detail.words);
          // a page may refuse a move
          if (locked) event.preventDefault();
        }}
        onunjam-change={({ detail }) => setPlayed(detail.played)}
        onunjam-solved={() => setSaid('solved')}
      />
      <p id="played">{played}</p>
      <p id="said">{said}</p>
      <button type="button" onClick={() => element.current?.undo()}>
        Undo
      </button>
      <button
        type="button"
        onClick={() => {
          setNumber(1 - number);
          setPlayed('');
        }}
      >
        Other board
      </button>
      <button
        type="button"
        onClick={() => {
          setMoves(moves ? undefined : 'A↓1');
          setPlayed('');
        }}
      >
        First move
      </button>
      <button type="button" onClick={() => setLocked(!locked)}>
        {locked ? 'Unlock' : 'Lock'}
      </button>
    </>
  );
}
