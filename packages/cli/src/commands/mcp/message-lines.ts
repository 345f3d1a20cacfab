// Messages of the protocol as lines of standard input and output. The protocol's own library does not answer a line that it cannot
// read, and ends at a line that is too long, so that the client would wait for ever.
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { InputReader } from '../../input/input-reader.ts';
import { jsonLine } from '../../output/json-line.ts';
import { print } from '../../terminal/standard.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { answersRead } from './turns.ts';

/** The most bytes of a message. */
const LONGEST = 4 << 20;

/** The number by which a client knows its request; null where it cannot be read. */
type Id = string | number | null;

/** Why a line is no message. */
interface Fault {
  readonly code: ErrorCode.ParseError | ErrorCode.InvalidRequest | ErrorCode.InvalidParams;
  readonly id: Id;
  readonly message: string;
}

export class MessageLines implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  /** Settled when the input has ended. */
  readonly ended: Promise<void>;
  #end: () => void = () => {};

  constructor() {
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async start(): Promise<void> {
    void this.#readAll().finally(this.#end);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await print(jsonLine(message));
  }

  async close(): Promise<void> {
    this.onclose?.();
  }

  async #readAll(): Promise<void> {
    const input = new InputReader(process.stdin);
    let line = await input.line(LONGEST + 1);
    while (line !== undefined) {
      if (line.trim() !== '') {
        const read = messageOf(line);
        if ('fault' in read) await answerFault(read.fault);
        else this.onmessage?.(read.message);
        // many requests may come at once; between them the server must notice a client that cancels or is gone
        await yieldToEventLoop();
        await answersRead();
      }
      line = await input.line(LONGEST + 1);
    }
  }
}

function messageOf(line: string): { readonly message: JSONRPCMessage } | { readonly fault: Fault } {
  const fault = (code: Fault['code'], message: string, id: Id = null) => ({ fault: { code, id, message } });
  if (Buffer.byteLength(line) > LONGEST)
    return fault(ErrorCode.InvalidRequest, `a message of more than ${LONGEST >> 20} MB`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return fault(
      ErrorCode.ParseError,
      `not JSON: ${String(Object(error).message).replaceAll(/\s+/g, ' ').slice(0, 200)}`,
    );
  }
  const read = JSONRPCMessageSchema.safeParse(value);
  const { id, method } = Object(value);
  const known = typeof id === 'string' || Number.isSafeInteger(id) ? (id as Id) : null;
  if (read.success && method === 'tools/call' && !CallToolRequestSchema.safeParse(value).success) {
    // the library would call it an internal error, in many lines
    return fault(
      ErrorCode.InvalidParams,
      'tools/call: expected params with a name and an object of arguments',
      known,
    );
  }
  if (read.success) return { message: read.data };
  const expected = 'expected an object with jsonrpc "2.0", method, params, and id where it asks';
  return fault(ErrorCode.InvalidRequest, `no message of JSON-RPC; ${expected}`, known);
}

const answerFault = ({ code, id, message }: Fault): Promise<void> | undefined =>
  print(jsonLine({ jsonrpc: '2.0', id, error: { code, message } }));
