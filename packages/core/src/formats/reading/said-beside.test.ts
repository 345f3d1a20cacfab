// What lines beside an object say that does not say it itself.
import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

const cells = '..BAAA..B.....B...CXX...C.....C.....';
const object = `{"name":"a","board":"${cells}","moves":8}`;
const vehicles =
  '{"version":1,"width":6,"height":6,"vehicles":[{"label":"X","row":3,"column":1,"orientation":"horizontal","length":2},' +
  '{"label":"A","row":4,"column":1,"orientation":"vertical","length":2}]}';

/** The exit and the first row of vehicles of each board, or the line and the code of what is refused. */
function read(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ line, result }) =>
    result.ok ? `${result.value.exit} ${result.value.vehicles.length}` : `${line} ${result.error.code}`,
  );
}

describe('an exit that is said beside an object with the cells of a board', () => {
  test.each([
    ['above it', `exit: left\n${object}\n`],
    ['above a blank line', `# exit left\n\n${object}\n`],
    ['below it', `${object}\nexit: left\n`],
  ])('%s is its exit', (_, text) => {
    expect(read(text)).toEqual(['left 4']);
  });

  test('above several that are written in other ways is that of all', () => {
    const rows = cells.match(/.{6}/g)?.join('\n');
    expect(read(`All exits are on the left.\n\n${object}\n\n${rows}\n`)).toEqual(['left 4', 'left 4']);
  });

  test('refuses each of several objects that it contradicts', () => {
    expect(read(`# exit left\n${object}\n${object}\n`)).toEqual(['2 unreachable-exit', '3 unreachable-exit']);
    expect(read(`exit: left\n${object}\nexit: right\n${object}\n`).every((one) => /^\d/.test(one))).toBe(
      true,
    );
  });

  test('is not that of an object which has its own', () => {
    expect(read(`exit: left\n${object.replace('{', '{"exit":"right",')}\n`)).toEqual(['right 4']);
  });

  test('is refused beside a list of vehicles that the shape does not give', () => {
    expect(read(`exit: left\n${vehicles}\n`)).toEqual(['2 unreachable-exit']);
  });
});
