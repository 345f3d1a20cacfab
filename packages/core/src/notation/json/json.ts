import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, vehicleAt } from '../../board/board.ts';
import { directions, directionWords } from '../../board/directions.ts';
import { labelled, type Slide, type Solution } from '../../board/moves.ts';
import { type Properties, propertiesOf, type Refuse } from '../../text/json-properties.ts';
import { parseJson } from '../../text/json-text.ts';
import { firstWord } from '../parts/beginning.ts';
import { type Labels, labelsOf, unknownLabel, vehicleLabelled } from '../parts/labels.ts';
import { mostCells } from '../parts/most-cells.ts';
import type { Notation, SolutionReader } from '../parts/notation.ts';

/** A JSON array of objects: the vehicle's label, the direction in words, the number of cells. */
export const jsonReader: SolutionReader = {
  id: 'json',
  recognises: (text) => /^\[\{/.test(firstWord(text) ?? ''),
  parse,
};

export const json: Notation = {
  ...jsonReader,
  print: (solution, board) =>
    ok(
      JSON.stringify(
        solution.map(({ vehicle, by }) => {
          const { label, orientation } = vehicleAt(board, vehicle);
          const direction = directionWords.find(
            (word) => directions[word].orientation === orientation && directions[word].sign === Math.sign(by),
          );
          return { vehicle: label, direction, cells: Math.abs(by) };
        }),
      ),
    ),
};

function parse(text: string, board: Board): Result<Solution, Problem> {
  const root = parseJson(text.replace(/^\uFEFF/, ''));
  if (!root.ok) return root;
  let problem: Problem | undefined;
  const refuse: Refuse = (found) => {
    problem ??= found;
  };
  const { at, value } = root.value;
  if (!Array.isArray(value)) {
    return err({
      code: 'bad-json',
      message: 'the text is not an array',
      expected: 'an array of moves',
      at: { text: at },
    });
  }
  const labels = labelsOf(board);
  const moves = value.map((node, index) =>
    readMove(propertiesOf(node, `moves[${index}]`, properties, refuse), board, labels, refuse),
  );
  return problem ? err(problem) : ok(labelled(board, moves));
}

const properties = ['vehicle', 'direction', 'cells'];

/** Reads one move. A wrong property is reported as a problem and replaced by a valid value. */
function readMove(move: Properties, board: Board, labels: Labels, refuse: Refuse): Slide {
  const label = move.text('vehicle');
  const { orientation, sign } = directions[move.choice('direction', directionWords)];
  const vehicle = vehicleLabelled(board, labels, label, orientation);
  if (vehicle === undefined) {
    const { code, message, expected } = unknownLabel(label, board, orientation);
    refuse({ code, message, expected, at: { text: move.node('vehicle').at, vehicle: label } });
    return { vehicle: 0, by: 1 };
  }
  const most = mostCells(board, { vehicle, by: sign });
  return { vehicle, by: sign * move.integer('cells', 1, most) };
}
