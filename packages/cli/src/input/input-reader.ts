// A stream as lines, and as the bytes that may follow a line.
import { TextDecoder } from 'node:util';

const LINE_BREAK = 0x0a;
const nothing: Buffer = Buffer.alloc(0);

/** Reads lines and counted bytes from a stream, in any order. */
export class InputReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #decoder = new TextDecoder();
  #rest: Buffer = nothing;

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** The next line without its line break; undefined at the end. A line that is longer than `most` bytes is cut there. */
  async line(most: number): Promise<string | undefined> {
    let read: Buffer = nothing;
    for (;;) {
      const end = this.#rest.indexOf(LINE_BREAK);
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end);
      if (read.length < most) read = joined(read, part.subarray(0, most - read.length));
      if (end >= 0) {
        this.#rest = this.#rest.subarray(end + 1);
        return this.#decoder.decode(read);
      }
      this.#rest = nothing;
      if (!(await this.#more())) return read.length > 0 ? this.#decoder.decode(read) : undefined;
    }
  }

  /** So many bytes, or fewer at the end. */
  async bytes(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0 && (this.#rest.length > 0 || (await this.#more()))) {
      const part = this.#rest.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return parts.length === 1 ? (parts[0] ?? nothing) : Buffer.concat(parts);
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (!next.done) this.#rest = next.value;
    return !next.done;
  }
}

const joined = (before: Buffer, after: Buffer): Buffer =>
  before.length === 0 ? after : Buffer.concat([before, after]);
