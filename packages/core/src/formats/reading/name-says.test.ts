import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import type { ParseOptions } from '../parts/format.ts';
import { tryParseBoard } from './parse-board.ts';

const upright = 'H.O\nHXO\n.X.';
const across = 'HH.\nXX.\nKK.';

function read(text: string, options: ParseOptions = {}): string {
  const found = tryParseBoard(text, options);
  return found.ok
    ? `${found.value.vehicles[found.value.primary]?.label} ${found.value.exit}`
    : found.error.message;
}

describe('a line above a board that says that the board is another one is no name', () => {
  test.each([
    ['exit: top', upright, 'X leaves at the bottom'],
    ['Exit at the top', upright, 'X leaves at the bottom'],
    ['^', upright, 'X leaves at the bottom'],
    ['↑', upright, 'X leaves at the bottom'],
    ['^ EXIT', upright, 'X leaves at the bottom'],
    ['+-^-+', upright, 'X leaves at the bottom'],
    ['Board 3 (exit left)', across, 'X leaves at the right'],
    ['exit: left', 'XX.A/...A/..../....', 'X leaves at the right'],
    ['The red car is K', across, 'X leaves at the right'],
    ['primary: K', across, 'X leaves at the right'],
  ])('%s', (line, board, leaves) => {
    expect(read(`${line}\n${board}`)).toBe(`"${line}" stands above a board from which ${leaves}`);
  });

  test.each([
    ['exit: bottom', upright, 'X bottom'],
    ['Exit: right side', across, 'X right'],
    ['No exit', across, 'X right'],
    ['Left or right exit', across, 'X right'],
    ['Top of the class', upright, 'X bottom'],
    ['red: X', across, 'X right'],
    ['Red: hot', across, 'X right'],
  ])('%s is a name', (line, board, expected) => {
    expect(read(`${line}\n${board}`)).toBe(expected);
  });

  test.each([
    '```\nBOARD\n```\nExit: left',
    '```\nBOARD\n\nExit: left\n```',
    'Here it is:\n```\nBOARD\n```\n\nExit: left\n',
  ])('nor is it prose below a board between fences: %j', (text) => {
    expect(read(text.replace('BOARD', across))).toBe(
      '"Exit: left" stands below a board from which X leaves at the right',
    );
    expect(read(text.replace('BOARD', across), { exit: 'left' })).toBe('X left');
    expect(read(text.replace('BOARD', across).replace('left', 'right'))).toBe('X right');
    const red = text.replace('BOARD', across).replace('Exit: left', 'The red car is K');
    expect(read(red)).toBe('"The red car is K" stands below a board from which X leaves at the right');
  });

  test('what is asked for needs not be said', () => {
    expect(read(`exit: top\n${upright}`, { exit: 'top' })).toBe('X top');
    expect(read(`exit: top\n${upright}`, { exit: 'bottom' })).toBe('X bottom');
    expect(read(`red: K\n${across}`, { primary: 'K' })).toBe('K right');
  });

  test('a reader of all shapes understands it, or refuses it too', () => {
    const formats = allFormats();
    const all = (text: string) => {
      const found = tryParseBoard(text, { formats });
      return found.ok ? found.value.exit : found.error.code;
    };
    expect(all(`exit: top\n${upright}`)).toBe('top');
    expect(all(`Exit: left side\n${across}`)).toBe('left');
    expect(all('Exit: left side\nXX.A/...A/..../....')).toBe('left');
  });
});
