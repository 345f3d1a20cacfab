// A server that solves boards. It answers a text that is no board with the problem, stops a search at a limit of time, and searches in
// slices, so that no request waits until another one is solved.
import { createServer } from 'node:http';
import { formatSolution, solveAsync, tryParseBoard } from '@unjam/core';

/**
 * @param {string} text - what was sent
 * @param {AbortSignal} signal - ends the search when nobody waits for it any more
 * @returns {Promise<[status: number, answer: object]>}
 */
async function answerTo(text, signal) {
  const read = tryParseBoard(text);
  if (!read.ok) return [400, { problem: read.error.message, expected: read.error.expected }];
  const limit = { milliseconds: 2000, memory: 64 << 20 };
  const answer = await solveAsync(read.value, { limit, signal });
  if (answer.kind === 'limit') return [503, { limit: answer.which }];
  if (answer.kind === 'unsolvable') return [200, { solvable: false }];
  return [200, { moves: answer.moves, solution: formatSolution(answer.solution, read.value) }];
}

const server = createServer(async (request, response) => {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  let text = '';
  for await (const piece of request.setEncoding('utf8')) {
    text += piece;
    if (text.length > 10_000) return response.writeHead(413).end();
  }
  try {
    const [status, answer] = await answerTo(text, gone.signal);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  } catch {
    response.writeHead(500).end();
  }
});

// the example ends with three requests of its own
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
for (const body of ['XX.A/...A/..../....', 'XX.A/...A/...A', 'XX.A/..A./....']) {
  const response = await fetch(`http://127.0.0.1:${port}/solve`, { method: 'POST', body });
  console.log(response.status, await response.text());
}
server.close();
