export type Gl = WebGLRenderingContext | WebGL2RenderingContext;

/** Compiles and links a program; throws with the compiler's words where they are no GLSL. */
export function linkProgram(gl: Gl, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram() as WebGLProgram;
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'a shader cannot be linked');
  return program;
}

export function bufferOf(gl: Gl, target: number, data: Float32Array | Uint8Array | Uint32Array): WebGLBuffer {
  const buffer = gl.createBuffer() as WebGLBuffer;
  gl.bindBuffer(target, buffer);
  gl.bufferData(target, data as BufferSource, gl.STATIC_DRAW);
  return buffer;
}
