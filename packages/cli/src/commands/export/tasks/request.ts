import { type Notation, type NotationId, notationDescriptions } from '@unjam/core/notation';

/** How the notations are written whose example does not show it. */
const rules: Partial<Record<NotationId, string>> = {
  cells:
    'Write a pair for each cell by which a vehicle slides: its letter, and the number of the cell that it enters. The cells are ' +
    'numbered from 1, row after row from the top left, and one number is left out after each row: of 6 columns, the first row ' +
    'has 1 to 6, and the second 8 to 13.',
  csv: 'A positive number of cells is to the right or down, a negative one to the left or up.',
  frames:
    'Write the rows of every position, from the one that is shown to the last one, with an empty line between two of them; - is ' +
    'an empty cell there, and x a wall.',
  pddl:
    'Write an action for each cell by which a vehicle slides: the direction; the vehicle, such as v2-b for the letter B, which is ' +
    'the second of the letters on the board; the cell of its upper or left end before and after the action; and the cell of its ' +
    'other end before and after it. The cell r2c3 is in row 2 and column 3.',
};

/** How an answer is to be written in a notation. */
export function requestFor({ id }: Notation): string {
  const wanted = 'Solve it in as few moves as possible. Write the moves in order';
  if (id === 'signed')
    return (
      `${wanted}, separated by spaces: for each the letter of the vehicle and by how many cells it slides, + to the right or down, ` +
      '- to the left or up, such as B-1 X+2. Write nothing else.'
    );
  const how = rules[id];
  return `${wanted}, and nothing else${how ? `. ${how} An answer looks like this` : ', as in this example'}:\n\n${notationDescriptions[id].example}`;
}
