import './board/unjam-board.ts';

const list: string[] = [];
document.querySelector('unjam-board')?.addEventListener('unjam-move', ({ detail }) => {
  list.push(detail.words);
  const output = document.querySelector('#moves');
  if (output) output.textContent = list.join(', ');
});
