import { nothingWritten } from '../text/lines.ts';
import type { BoardReading, FailedBoard, ShapeAnswer, ShapeOptions } from './answer.ts';
import { type Budget, budgetOf, type Found } from './candidate.ts';
import { choose } from './choose.ts';
import { listsIn } from './lists.ts';
import { valuesIn } from './literal.ts';
import { boardsInValues, type Search } from './objects.ts';
import { yamlIn } from './yaml.ts';
import { rowsIn } from './rows.ts';

const ASSIGNMENTS = 4000;

export function readShapes(text: string, options: ShapeOptions = {}): ShapeAnswer {
  const budget = budgetOf(ASSIGNMENTS + text.length);
  const plain = text.replace(/^\uFEFF/, '');
  return answerOf(foundIn(plain, options, budget), options);
}

function foundIn(text: string, options: ShapeOptions, budget: Budget): readonly Found[] {
  let best: readonly Found[] = [];
  for (const look of shapes) {
    const found = look(text, { options, budget });
    if (found.some(({ candidates }) => candidates.length > 0)) return found;
    if (best.length === 0) best = found;
  }
  return best;
}

type Look = (text: string, search: Search) => readonly Found[];

/** The shapes in the order in which they are tried. */
const shapes: readonly Look[] = [
  (text, search) => (/[[({"'`]/.test(text) ? boardsInValues(valuesIn(text) ?? [], search) : []),
  (text, search) => (/^\s*(?:-\s|[\w"' -]{1,40}:(?:\s|$))/m.test(text) ? boardsInValues(yamlIn(text) ?? [], search) : []),
  (text, { options, budget }) => rowsIn(text, options, budget),
  (text, { options, budget }) => listsIn(text, options, budget),
];

function answerOf(found: readonly Found[], options: ShapeOptions): ShapeAnswer {
  const boards: BoardReading[] = [];
  const failed: FailedBoard[] = [];
  for (const item of found) {
    const answer = choose(item, options);
    if (answer.kind === 'read') boards.push(answer.board);
    else failed.push({ line: item.line, ...(item.name !== undefined && { name: item.name }), answer });
  }
  const [first] = failed;
  if (boards.length > 0) return { kind: 'read', boards, failed };
  return first?.answer ?? { kind: 'refused', looksLike: 'nothing that is known', problem: nothingWritten };
}
