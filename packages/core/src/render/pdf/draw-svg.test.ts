import { expect, test } from 'vitest';
import { drawSvg } from './draw-svg.ts';
import { recorder } from './testing/recorder.ts';

const drawn = (svg: string): readonly string[] => {
  const { document, calls } = recorder();
  drawSvg(document, svg);
  return calls;
};

test('attributes are inherited, and transforms end with their element', () => {
  const svg =
    '<g fill="#f00" transform="translate(5 6) scale(.5)"><path d="M0 0H1" fill-opacity=".5"/></g>' +
    '<rect x="1" y="2" width="3" height="4" fill="none" stroke="#0000ff" stroke-width="2"/>';
  expect(drawn(svg)).toEqual([
    'save',
    'translate 5 6',
    'scale 0.5 0.5',
    'fillOpacity 0.5',
    'path M0 0H1',
    'fill #f00',
    'restore',
    ...['strokeOpacity 1', 'lineWidth 2', 'lineCap butt', 'lineJoin miter'],
    'rect 1 2 3 4',
    'stroke #0000ff',
  ]);
});

test('a shape with an area and a line, turned, with corners no rounder than its size allows', () => {
  const svg =
    '<rect width="4" height="2" rx="9" fill="#fff" stroke="#000" stroke-linecap="round" ' +
    'stroke-linejoin="round" transform="rotate(30) matrix(1 2 3 4 5 6) scale(2 3)"/>';
  expect(drawn(svg)).toEqual([
    ...['save', 'rotate 30', 'transform 1 2 3 4 5 6', 'scale 2 3'],
    ...['fillOpacity 1', 'strokeOpacity 1', 'lineWidth 1', 'lineCap round', 'lineJoin round'],
    'roundedRect 0 0 4 2 1',
    'fillAndStroke #fff #000',
    'restore',
  ]);
});

test('text becomes lines, and what is not seen is not drawn', () => {
  const calls = drawn('<path d="M0 0H1" fill="none"/><text x="3" y="4" font-size="10">A</text>');
  expect(calls.filter((call) => call.startsWith('path '))).toHaveLength(1);
  expect(calls.filter((call) => /^(?:fill|stroke) /.test(call))).toEqual(['stroke #000']);
});

test.each([
  ['<circle r="3"/>', 'a picture with an element circle, which a page cannot show'],
  ['<g transform="skewX(3)"/>', 'a picture with a transform skewX, which a page cannot show'],
])('%s is refused', (svg, message) => {
  expect(() => drawn(svg)).toThrow(message);
});
