// A client may send many requests without waiting for answers. Node would begin them all at once and keep what the
// client does not take in memory, so the requests of one connection are answered one after another.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait; browsers send none before they have the last answer. */
const MOST_WAITING = 100;

/** What waits on each connection that is being answered. */
const waiting = new WeakMap<Socket, (() => void)[]>();

/**
 * Calls `answer` when all earlier requests of the same connection have been answered. A connection on which too many
 * wait is closed.
 */
export function oneAtATime({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const queue = waiting.get(socket);
  const begin = () => {
    // a connection that has ended gives its remaining responses no socket
    if (response.socket === null) return;
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next) next();
      else waiting.delete(socket);
    });
    answer();
  };
  if (queue === undefined) {
    waiting.set(socket, []);
    begin();
  } else if (queue.length < MOST_WAITING) queue.push(begin);
  else socket.destroy();
}
