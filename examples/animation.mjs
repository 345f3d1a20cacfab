// The solution of a board as an animated GIF, and as a strip of pictures. Both are drawn by a library that draws SVG.

import { Resvg } from '@resvg/resvg-js';
import { applyMove, boardAt, parseBoard, renderSvg, run, solve, startOf } from '@unjam/core';
import { boardLayers, filmOf, gifTask, outlineText } from '@unjam/core/render';
// @ts-expect-error gifenc has no types
import gifenc from 'gifenc';

const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
const answer = solve(board);
const solution = answer.kind === 'solved' ? answer.solution : [];

/**
 * A picture at a place of another one: SVG documents may stand in each other.
 *
 * @param {string} svg
 * @param {{ left: number, top: number }} place
 */
const placed = (svg, { left, top }) => svg.replace('<svg', `<svg x="${left}" y="${top}"`);

// a strip: the board before each move, with an arrow, and at the end
const side = 200;
let state = startOf(board);
const pictures = [];
for (const move of solution) {
  pictures.push(renderSvg(boardAt(board, state), { width: side, move }));
  state = applyMove(state, move);
}
pictures.push(renderSvg(boardAt(board, state), { width: side }));
const row = pictures.map((svg, index) => placed(svg, { left: index * side, top: 0 })).join('');
const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictures.length * side}" height="${side}">${row}</svg>`;
const png = new Resvg(outlineText(strip)).render().asPng(); // the bytes of a file
console.log(pictures.length, png.subarray(1, 4).toString());

// an animation: the vehicles slide, and each scene has the pixels of the box that changes
const layers = boardLayers(board, 240);
const { width, height } = new Resvg(layers.background.svg).render();

/** @param {import('@unjam/core/render').Scene} scene */
function draw({ box, vehicles }) {
  const cars = vehicles.map((place, index) => placed(layers.vehicles[index]?.svg ?? '', place)).join('');
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.background.svg}${cars}</svg>`;
  const { pixels } = new Resvg(outlineText(scene), { background: 'white' }).render();
  const part = new Uint8Array(4 * box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = 4 * ((box.top + y) * width + box.left);
    part.set(pixels.subarray(from, from + 4 * box.width), 4 * y * box.width);
  }
  return part;
}

const sizes = layers.vehicles.map((layer) => new Resvg(layer.svg).render()); // each has a width and a height
const gif = await run(
  gifTask(gifenc, (between) => filmOf(board, solution, layers, { width, height }, sizes, between), draw),
);
console.log(String.fromCharCode(...gif.subarray(0, 6)), gif.length < 300_000);
