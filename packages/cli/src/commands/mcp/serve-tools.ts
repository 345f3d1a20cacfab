import { setImmediate as nextTurn } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { printError } from '../../terminal/standard.ts';
import { version } from '../../version.ts';
import { answerCall } from './answer-call.ts';
import { MessageLines } from './message-lines.ts';
import { tools } from './tools.ts';

/** Serves the tools on standard input and output until the input ends. */
export async function serveTools(): Promise<ExitStatus> {
  const server = new Server({ name: 'unjam', version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, keys, required }) => ({
      name,
      title,
      description,
      inputSchema: {
        type: 'object',
        properties: { ...keys },
        required: [...required],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  const atWork = new Set<Promise<unknown>>();
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const answer = answerCall(params, signal);
    atWork.add(answer);
    return answer.finally(() => atWork.delete(answer));
  });
  server.onerror = ({ message }) => printError(`unjam: ${message.slice(0, 200)}`);
  const lines = new MessageLines();
  await server.connect(lines);
  await lines.ended;
  // what was asked before the input ended is answered; a request that has just come begins in the next turn
  do await Promise.all([nextTurn(), ...[...atWork].map((answer) => answer.catch(() => {}))]);
  while (atWork.size > 0);
  await nextTurn();
  await server.close();
  return exitStatus.done;
}
