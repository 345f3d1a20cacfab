// A board as SVG, and as PNG by a library that draws SVG.

import { Resvg } from '@resvg/resvg-js';
import { parseBoard, renderSvg } from '@unjam/core';

const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
const svg = renderSvg(board, { width: 600 }); // <svg> for a page or a file
console.log(svg.slice(0, 4), svg.length > 1000);

const picture = new Resvg(svg).render();
const png = picture.asPng(); // the bytes of a file
console.log(picture.width, png.subarray(1, 4).toString());
