import '@unjam/board/unjam-board';

const list: string[] = [];
document.querySelector('unjam-board')?.addEventListener('unjam-move', ({ detail }) => {
  list.push(detail.words);
  const output = document.querySelector('#moves');
  if (output) output.textContent = list.join(', ');
});
