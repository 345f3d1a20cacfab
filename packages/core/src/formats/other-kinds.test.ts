// A text that is not a board: the message names what it looks like.
import { describe, expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';
import { createBoardReader } from './reader.ts';

function readAll(text: string) {
  const reader = createBoardReader({ neighbours: neighbours() });
  return [...reader.push(text), ...reader.end()];
}

describe('what is not a board names what it looks like', () => {
  test.each([
    ['car,move\nA,1\n', /a solution in lines of car,move/],
    ['A←1, Q↓3\n', /a solution in arrows/],
    ['AL1\nQD3\n', /a solution in letters/],
    ['<svg xmlns="http://www.w3.org/2000/svg">\n</svg>', /an SVG picture/],
    ['<!doctype html>\n<p>', /a page in HTML/],
    ['(define (problem x)\n  (:domain y))', /PDDL, which is only written/],
    ['; a comment\n; another\n(define (domain x))', /PDDL, which is only written/],
    ['occupied 1 2 3\nfree 4 6\n', /the lists of the cells of a board/],
    ['A\tA\t.\nX\tX\t.\n', /separated by tabs/],
    ['id,x,y,length\nA,1,2,3\n', /CSV with another heading/],
    ['id;x;y\nA;1;2\n', /CSV with semicolons/],
    ['Dear reader,\nhow are you?', /not a board in any known format/],
  ])('%j', (text, message) => {
    const [read] = readAll(text);
    expect(read?.result).toMatchObject({ ok: false, error: [{ code: 'unknown-format' }] });
    expect(read?.result.ok === false && read.result.error[0]?.message).toMatch(message);
  });
});

test.each([
  ['<svg>\n</svg>\n\nXX..', /an SVG picture/],
  ['; a domain\n(define (domain x))\n\n; a problem\n(define (problem y))', /PDDL/],
  ['start\n1100\n0010\n\nhorizontal\n0111\n', /the bitboards of a board/],
])('%j is something else from its beginning to its end', (text, message) => {
  expect(neighbours().otherKind(text)?.message).toMatch(message);
  expect(neighbours().otherKind(`Card 1\nXX.A\n...A\n\n${text}`)).toBeUndefined();
});
