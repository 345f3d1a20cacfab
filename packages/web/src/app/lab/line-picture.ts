// A picture of the map's lines. It is moved and scaled with the map until there is time to draw the lines again.

import type { Shot } from './camera.ts';
import { bufferOf, type Gl, linkProgram } from './shaders.ts';

/** What a camera shows. */
type View = Pick<Shot, 'matrix' | 'invMatrix'>;

/** The picture is this many times as wide and high as the screen, so that its edges stay invisible for a while. */
const MARGIN = 1.4;

const VERTEX = `
attribute vec2 a_corner;
uniform mat3 u_back;
uniform mat3 u_matrix;
varying vec2 v_place;
void main() {
  vec3 drawn = u_back * vec3(a_corner * ${MARGIN.toFixed(2)}, 1);
  gl_Position = vec4((u_matrix * drawn).xy, 0, 1);
  v_place = a_corner * 0.5 + 0.5;
}`;

const FRAGMENT = `
precision mediump float;
uniform sampler2D u_picture;
varying vec2 v_place;
void main() {
  gl_FragColor = texture2D(u_picture, v_place);
}`;

export class LinePicture {
  readonly #gl: Gl;
  readonly #program: WebGLProgram;
  readonly #corners: WebGLBuffer;
  readonly #frame: WebGLFramebuffer | null;
  #texture: WebGLTexture | null = null;
  #width = 0;
  #height = 0;
  /** The matrix from the picture to the graph, from the time when the picture was drawn. */
  #back: Float32Array | undefined;

  constructor(gl: Gl) {
    this.#gl = gl;
    this.#program = linkProgram(gl, VERTEX, FRAGMENT);
    this.#corners = bufferOf(gl, gl.ARRAY_BUFFER, Float32Array.of(-1, -1, 1, -1, -1, 1, 1, 1));
    this.#frame = gl.createFramebuffer();
  }

  get isThere(): boolean {
    return this.#back !== undefined;
  }

  /** Whether the picture was drawn for this view. */
  isOf({ invMatrix }: View): boolean {
    return this.#back?.every((value, i) => value === invMatrix[i]) ?? false;
  }

  /** Starts an empty picture; width and height are those of the screen in pixels. */
  clear(width: number, height: number, { invMatrix }: View): void {
    const gl = this.#gl;
    this.#back = invMatrix.slice();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    this.#resize(Math.ceil(width * MARGIN), Math.ceil(height * MARGIN));
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  /**
   * Adds to the picture what `draw` draws with the matrix it gets. Returns how many milliseconds that took, including
   * the work of the graphics card.
   */
  add(view: View, draw: (matrix: Float32Array) => void): number {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    gl.viewport(0, 0, this.#width, this.#height);
    this.#wait();
    const begin = performance.now();
    // x and y are the first two numbers of each column
    draw(view.matrix.map((value, i) => (i % 3 === 2 ? value : value / MARGIN)));
    this.#wait();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    return performance.now() - begin;
  }

  /** Draws the picture on the screen, moved and scaled to the present view. */
  show({ matrix }: View): void {
    const gl = this.#gl;
    if (!this.#back || !this.#texture) return;
    gl.useProgram(this.#program);
    gl.uniformMatrix3fv(gl.getUniformLocation(this.#program, 'u_back'), false, this.#back);
    gl.uniformMatrix3fv(gl.getUniformLocation(this.#program, 'u_matrix'), false, matrix);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    const corner = gl.getAttribLocation(this.#program, 'a_corner');
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#corners);
    gl.enableVertexAttribArray(corner);
    gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.disableVertexAttribArray(corner);
  }

  #resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    const gl = this.#gl;
    if (this.#texture) gl.deleteTexture(this.#texture);
    this.#texture = gl.createTexture();
    this.#width = width;
    this.#height = height;
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    for (const way of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, way, gl.LINEAR);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.#texture, 0);
  }

  /** Waits until the graphics card has drawn everything: reading a pixel is the only way to know. */
  #wait(): void {
    const gl = this.#gl;
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }
}
