export type Gl = WebGLRenderingContext | WebGL2RenderingContext;

/**
 * Compiles and links a program.
 *
 * @throws Error with the compiler's message if a shader is not valid GLSL, or without a message if the context is lost
 */
export function linkProgram(gl: Gl, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('the graphics context is lost');
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

/** A buffer on the graphics card with some data. */
export function bufferOf(gl: Gl, target: number, data: Float32Array | Uint8Array | Uint32Array): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(target, buffer);
  // the map's arrays never share their memory with another thread
  gl.bufferData(target, data as BufferSource, gl.STATIC_DRAW);
  return buffer;
}
