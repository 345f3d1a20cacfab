/*
 * Problems whose numbers say where vehicles stand, told as facts about cells, which the rest of the reader takes:
 *
 *     (= (pos-x red) 1) (= (pos-y red) 2)      (at red cell-1-2)
 *     (= (max_x) 5) (= (max_y) 5)              the cells from cell-0-0 to cell-5-5
 *     (:goal (= (pos-x red) 4))                (:goal (at red cell-4-2))
 *
 * A vehicle stands at its least numbers; facts about clear cells tell where that is not so.
 */
import { greatestOf, leastOf } from '../../basics/many.ts';
import { plain } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { Fact, Task } from './facts.ts';

/** What is missing in a problem. */
interface Missing {
  readonly message: string;
  readonly expected: string;
}

const isX = (name: string): boolean => /(?:^|[^a-z])x|x$|col/.test(name);
const isY = (name: string): boolean => /(?:^|[^a-z])y|y$|row/.test(name);
const isLength = (name: string): boolean => /len|size/.test(name);

const cell = (x: number, y: number): string => `cell-${x}-${y}`;

/** The task with facts about cells; as it is if its goal is none of numbers. */
export function withoutNumbers(task: Task): Result<Task, Missing> {
  const numbers = task.facts.filter(({ value }) => value !== undefined);
  const goal = task.goals.find(
    ({ name, words, value }) => value !== undefined && words.length === 1 && (isX(name) || isY(name)),
  );
  const red = goal?.words[0];
  if (!goal || red === undefined) return ok(task);
  const nameOf = (isIt: (name: string) => boolean): string | undefined =>
    numbers.find(({ name, words }) => words.length === 1 && words[0] === red && isIt(name))?.name;
  const [xName, yName] = [nameOf(isX), nameOf(isY)];
  if (xName === undefined || yName === undefined)
    return err({
      message: `no number says in which ${xName === undefined ? 'column' : 'row'} ${plain(red)} stands`,
      expected: `(= (pos-${xName === undefined ? 'x' : 'y'} ${plain(red)}) 2)`,
    });
  const numberIn = (facts: readonly Fact[], name: string, vehicle: string): number | undefined =>
    facts.find((fact) => fact.name === name && fact.words[0] === vehicle)?.value;
  const vehicles = new Map<string, { readonly x: number; readonly y: number }>();
  for (const { name, words } of numbers) {
    const vehicle = words[0];
    if ((name !== xName && name !== yName) || vehicle === undefined) continue;
    const [x, y] = [numberIn(numbers, xName, vehicle), numberIn(numbers, yName, vehicle)];
    if (x === undefined || y === undefined)
      return err({
        message: `no number says in which ${x === undefined ? 'column' : 'row'} ${plain(vehicle)} stands`,
        expected: `(= (${x === undefined ? xName : yName} ${plain(vehicle)}) 2)`,
      });
    vehicles.set(vehicle, { x, y });
  }
  const range = (isIt: (name: string) => boolean): readonly [number, number] | undefined => {
    const stated = numbers.flatMap(({ name, words, value = 0 }) =>
      isIt(name) && !isLength(name) && !vehicles.has(words[0] ?? '') ? [value] : [],
    );
    const [least, most] = [leastOf(stated), greatestOf(stated)];
    // a largest number alone leaves open whether rows and columns count from 0 or from 1
    return stated.length > 1 && most > least && most - least < LARGEST_SIDE ? [least, most] : undefined;
  };
  const [xs, ys] = [range(isX), range(isY)];
  if (!xs || !ys)
    return err({
      message: `no numbers say how many ${xs ? 'rows' : 'columns'} the board has`,
      expected: xs ? '(= (min_y) 0) and (= (max_y) 5)' : '(= (min_x) 0) and (= (max_x) 5)',
    });
  const numberOf = (word: string, isIt: (name: string) => boolean): number | undefined =>
    numbers.find(({ name, words }) => words[0] === word && isIt(name))?.value;
  const told = (fact: Fact): Fact => {
    const [first, second, ...more] = fact.words;
    if (first === undefined || second === undefined || more.length > 0 || vehicles.has(first)) return fact;
    const [x, y] = [numberOf(first, isX), numberOf(second, isY)];
    return x === undefined || y === undefined ? fact : { ...fact, words: [cell(x, y)] };
  };
  const standing = [...vehicles].map(([vehicle, { x, y }]): Fact => {
    const line = numbers.find(({ words }) => words[0] === vehicle)?.line ?? task.line;
    return { name: 'at', words: [vehicle, cell(x, y)], line };
  });
  const lengths = numbers.flatMap(({ name, words, value, line }) =>
    isLength(name) && vehicles.has(words[0] ?? '') ? [{ name: `cells-${value}`, words, line }] : [],
  );
  const [x0, y0] = [xs[0], ys[0]];
  const { line } = task;
  const beside: Fact[] = [
    { name: 'left-of', words: [cell(x0, y0), cell(x0 + 1, y0)], line },
    { name: 'above', words: [cell(x0, y0), cell(x0, y0 + 1)], line },
  ];
  const objects = new Map(task.objects);
  for (let y = y0; y <= ys[1]; y++) for (let x = x0; x <= xs[1]; x++) objects.set(cell(x, y), 'cell');
  const targets = [...new Set(task.goals.flatMap(({ words }) => words))].flatMap((vehicle) => {
    const at = vehicles.get(vehicle);
    if (!at) return [];
    const x = numberIn(task.goals, xName, vehicle) ?? at.x;
    const y = numberIn(task.goals, yName, vehicle) ?? at.y;
    return [{ name: 'at', words: [vehicle, cell(x, y)], line: goal.line }];
  });
  const facts = task.facts.filter(({ value }) => value === undefined).map(told);
  return ok({ ...task, objects, facts: [...facts, ...standing, ...lengths, ...beside], goals: targets });
}
