// Live searches: <unjam-search> runs one on a small board and plays its solution, <unjam-race> runs all of them on one board.
import { countSolution, formatSolution, parseBoard } from '@unjam/core';
import { algorithmById, comparableOn } from '@unjam/core/search';

const PAUSE = 700;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a search to its end, and lets the page draw meanwhile. */
async function run(algorithm, board, request) {
  const task = algorithm.run(board, request);
  let next = task.next();
  for (let drawn = performance.now(); !next.done; next = task.next()) {
    if (performance.now() - drawn < 30) continue;
    await pause(0);
    drawn = performance.now();
  }
  return next.value;
}

const summary = (result) => {
  if (result.kind !== 'solved') return result.kind === 'limit' ? 'stopped at a limit' : 'no solution';
  const { moves, steps } = countSolution(result.solution);
  return `${moves} moves, ${steps} steps`;
};

const element = (name, text = '', attributes = {}) => {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

customElements.define(
  'unjam-search',
  class extends HTMLElement {
    connectedCallback() {
      const algorithm = algorithmById(this.getAttribute('algorithm'));
      const text = this.getAttribute('board');
      const board = parseBoard(text);
      const shown = element('unjam-board', '', { board: text });
      const button = element('button', `Run ${algorithm.title}`, { type: 'button' });
      const said = element('p', '', { role: 'status' });
      this.replaceChildren(shown, button, said);
      button.addEventListener('click', async () => {
        button.disabled = true;
        shown.setAttribute('moves', '');
        const result = await run(algorithm, board, { metric: 'moves' });
        said.textContent = `${summary(result)}, ${result.stats.expanded} states expanded`;
        if (result.kind === 'solved') {
          for (let made = 1; made <= result.solution.length; made++) {
            await pause(PAUSE);
            shown.setAttribute('moves', formatSolution(result.solution.slice(0, made), board));
          }
        }
        button.disabled = false;
      });
    }
  },
);

const boards = {
  'the small board of this page': '..BB/XX.A/...A/..CC',
  'Bird’s board g2, 8 moves': 'AAoooBCooDoBCXXDoBCooDooEoooFFEoGGGo',
  'the hardest without walls in steps, 49 moves': 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL',
  'a board of 60 moves with a wall': 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
};
const MOST_STATES = 200_000;

customElements.define(
  'unjam-race',
  class extends HTMLElement {
    connectedCallback() {
      const choice = element('select', '', { 'aria-label': 'Board' });
      for (const [name, text] of Object.entries(boards))
        choice.append(element('option', name, { value: text }));
      const button = element('button', 'Race', { type: 'button' });
      const shown = element('unjam-board', '', { board: choice.value });
      const said = element('p', '', { role: 'status' });
      const table = element('table');
      const wide = element('div', '', { class: 'wide', tabindex: '0' });
      wide.hidden = true;
      wide.append(table);
      this.replaceChildren(shown, choice, button, said, wide);
      choice.addEventListener('change', () => shown.setAttribute('board', choice.value));
      button.addEventListener('click', async () => {
        button.disabled = true;
        const board = parseBoard(choice.value);
        const head = element('tr');
        for (const title of ['search', 'solution', 'states expanded', 'milliseconds'])
          head.append(element('th', title, { scope: 'col' }));
        table.replaceChildren(head);
        wide.hidden = false;
        for (const algorithm of comparableOn(board)) {
          said.textContent = `${algorithm.title} is running`;
          await pause(0);
          const result = await run(algorithm, board, { metric: 'moves', limit: { states: MOST_STATES } });
          const { expanded, milliseconds } = result.stats;
          const row = element('tr');
          row.append(element('th', algorithm.title, { scope: 'row' }));
          for (const cell of [summary(result), expanded.toLocaleString('en'), milliseconds.toFixed(1)])
            row.append(element('td', cell));
          table.append(row);
        }
        said.textContent = 'all have ended';
        button.disabled = false;
      });
    }
  },
);
