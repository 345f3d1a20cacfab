// Draws the map. States and lines share one buffer of places, which is sent to the graphics card only when the layout
// changes.
//
// Without a graphics card the lines take long to draw. Then a picture of them moves with the map. When the map stops,
// the lines are drawn again, some in every frame, into a second picture, which then replaces the first:
//
//     moving    picture -> screen, states -> screen
//     still     picture -> screen, states -> screen, next lines -> second picture
//
// A new layout is shown when the first picture of its lines is ready.

import type { Shot } from './camera.ts';
import { LinePicture } from './line-picture.ts';
import { type Crowd, type Layout, lineOpacity, stateSize } from './map-places.ts';
import { bufferOf, type Gl, linkProgram } from './shaders.ts';

/** What is drawn. A state is given by its number. */
export interface ClusterLook {
  /** Pairs of states that a line joins. */
  readonly edges: Uint32Array;
  /** Red, green, blue and size of every state, bytes; the size in hundredths of the usual one. */
  readonly states: Uint8Array;
  /** States drawn above the others. */
  readonly front: Uint32Array;
}

/** If all lines can be drawn in this many milliseconds, they are drawn in every frame. */
const QUICK = 5;

/** Milliseconds of each frame spent on lines while a picture of them is being made. */
const SLICE = 10;

const VERTEX = `
attribute vec2 a_place;
attribute vec4 a_look;
uniform mat3 u_matrix;
uniform float u_size;
varying vec3 v_color;
void main() {
  gl_Position = vec4((u_matrix * vec3(a_place, 1)).xy, 0, 1);
  gl_PointSize = a_look.a * 2.55 * u_size;
  v_color = a_look.rgb;
}`;

const STATE = `
precision mediump float;
varying vec3 v_color;
uniform float u_opacity;
void main() {
  float inside = 1.0 - smoothstep(0.4, 0.5, length(gl_PointCoord - 0.5));
  gl_FragColor = vec4(v_color, 1) * inside * u_opacity;
}`;

const LINE = `
precision mediump float;
varying vec3 v_color;
uniform float u_opacity;
void main() {
  gl_FragColor = vec4(v_color, 1) * u_opacity;
}`;

interface Places {
  /** x and y of every state in the frame. */
  readonly places: Float32Array;
  readonly crowd: Crowd;
  readonly buffer: WebGLBuffer;
}

export class ClusterDrawing {
  /** The layout on the screen, and the one that replaces it when its lines are drawn. */
  #here: Places;
  #next: Places;
  readonly #gl: Gl;
  readonly #look: ClusterLook;
  #shown: LinePicture;
  #coming: LinePicture;
  /** How many lines are in the coming picture, and an estimate of how many can be drawn in a millisecond. */
  #drawn = 0;
  #rate = 400;
  readonly #statesProgram: WebGLProgram;
  readonly #linesProgram: WebGLProgram;
  readonly #lookBuffer: WebGLBuffer;
  readonly #edgeBuffer: WebGLBuffer;
  readonly #frontBuffer: WebGLBuffer;
  #size = '';

  constructor(gl: Gl, look: ClusterLook) {
    // WebGL 1 reads indexes of 32 bits only with this extension
    gl.getExtension('OES_element_index_uint');
    // the colours of the shaders are multiplied with their opacity
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#gl = gl;
    this.#look = look;
    this.#shown = new LinePicture(gl);
    this.#coming = new LinePicture(gl);
    this.#statesProgram = linkProgram(gl, VERTEX, STATE);
    this.#linesProgram = linkProgram(gl, VERTEX, LINE);
    const nowhere = new Float32Array(0);
    this.#here = {
      places: nowhere,
      crowd: { spacing: 0, lines: 0 },
      buffer: bufferOf(gl, gl.ARRAY_BUFFER, nowhere),
    };
    this.#next = this.#here;
    this.#lookBuffer = bufferOf(gl, gl.ARRAY_BUFFER, look.states);
    this.#edgeBuffer = bufferOf(gl, gl.ELEMENT_ARRAY_BUFFER, look.edges);
    this.#frontBuffer = bufferOf(gl, gl.ELEMENT_ARRAY_BUFFER, look.front);
  }

  /** Takes a new layout. */
  place({ places, crowd }: Layout): void {
    const gl = this.#gl;
    if (this.#next !== this.#here) gl.deleteBuffer(this.#next.buffer);
    this.#next = { places, crowd, buffer: bufferOf(gl, gl.ARRAY_BUFFER, places) };
    this.#size = '';
    // states without lines are better than an empty map
    if (!this.#shown.isThere) this.#arrive();
  }

  /** The places that are on the screen; none before the first layout. */
  get places(): Float32Array {
    return this.#here.places;
  }

  #arrive(): void {
    if (this.#next === this.#here) return;
    this.#gl.deleteBuffer(this.#here.buffer);
    this.#here = this.#next;
  }

  /** Draws a frame of the layout. Returns false if another frame is needed to finish the lines. */
  draw(view: Shot, moving: boolean): boolean {
    const gl = this.#gl;
    const [width, height] = [view.width * view.pixelRatio, view.height * view.pixelRatio];
    gl.clear(gl.COLOR_BUFFER_BIT);
    const lines = this.#look.edges.length / 2;
    const quick = lines / this.#rate < QUICK;
    let done = true;
    if (quick) {
      this.#arrive();
      gl.viewport(0, 0, width, height);
      this.#drawLines(view, view.matrix, 0, lines);
    } else {
      done = moving || this.#continue(width, height, view);
      gl.viewport(0, 0, width, height);
      this.#shown.show(view);
    }
    this.#drawStates(view);
    return done;
  }

  /** Draws the next lines of the coming picture. Returns true when that picture is complete and shown. */
  #continue(width: number, height: number, view: Shot): boolean {
    const size = `${width} ${height}`;
    const lines = this.#look.edges.length / 2;
    if (size === this.#size && this.#drawn === lines && this.#shown.isOf(view)) return true;
    if (size !== this.#size || this.#drawn === lines || !this.#coming.isOf(view)) {
      this.#coming.clear(width, height, view);
      this.#drawn = 0;
      this.#size = size;
    }
    const count = Math.min(lines - this.#drawn, Math.ceil(this.#rate * SLICE));
    const milliseconds = this.#coming.add(view, (matrix) =>
      this.#drawLines(view, matrix, this.#drawn, count),
    );
    this.#drawn += count;
    this.#rate = Math.max(50, count / Math.max(0.1, milliseconds));
    if (this.#drawn < lines) return false;
    [this.#shown, this.#coming] = [this.#coming, this.#shown];
    this.#arrive();
    return true;
  }

  #drawLines(view: Shot, matrix: Float32Array, first: number, count: number): void {
    const gl = this.#gl;
    this.#use(this.#linesProgram, matrix, this.#next);
    gl.uniform1f(
      gl.getUniformLocation(this.#linesProgram, 'u_opacity'),
      lineOpacity(this.#next.crowd, pixelsPerUnit(view)),
    );
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#edgeBuffer);
    // a line is two numbers of four bytes
    gl.drawElements(gl.LINES, 2 * count, gl.UNSIGNED_INT, 8 * first);
  }

  #drawStates(view: Shot): void {
    const gl = this.#gl;
    const { states, front } = this.#look;
    const program = this.#statesProgram;
    this.#use(program, view.matrix, this.#here);
    const { diameter, opacity } = stateSize(this.#here.crowd, pixelsPerUnit(view));
    gl.uniform1f(gl.getUniformLocation(program, 'u_size'), diameter * view.pixelRatio);
    const opaque = gl.getUniformLocation(program, 'u_opacity');
    gl.uniform1f(opaque, opacity);
    gl.drawArrays(gl.POINTS, 0, states.length / 4);
    gl.uniform1f(opaque, 1);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#frontBuffer);
    gl.drawElements(gl.POINTS, front.length, gl.UNSIGNED_INT, 0);
  }

  #use(program: WebGLProgram, matrix: Float32Array, { buffer }: Places): void {
    const gl = this.#gl;
    gl.useProgram(program);
    gl.uniformMatrix3fv(gl.getUniformLocation(program, 'u_matrix'), false, matrix);
    const attribute = (name: string, buffer: WebGLBuffer, size: number, type: number) => {
      const location = gl.getAttribLocation(program, name);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, size, type, type === gl.UNSIGNED_BYTE, 0, 0);
    };
    attribute('a_place', buffer, 2, gl.FLOAT);
    attribute('a_look', this.#lookBuffer, 4, gl.UNSIGNED_BYTE);
  }
}

/** CSS pixels of one unit of the frame. */
const pixelsPerUnit = ({ matrix, width }: Shot): number => (Math.abs(matrix[0] ?? 0) * width) / 2;
