import './board/unjam-board.ts';
import type { MoveDetail } from './board/unjam-board.ts';

const list: string[] = [];
document.querySelector('unjam-board')?.addEventListener('unjam-move', (event) => {
  list.push((event as CustomEvent<MoveDetail>).detail.words);
  const output = document.querySelector('#moves');
  if (output) output.textContent = list.join(', ');
});
