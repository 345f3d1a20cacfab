import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  type CallToolRequest,
  CallToolRequestSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { printError } from '../../terminal/standard.ts';
import { version } from '../../version.ts';
import { checkArguments } from './arguments.ts';
import { tools } from './tools.ts';

/** The most bytes of a message: the time to read one grows with the square of its length. */
const LONGEST = 4 << 20;

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
  const answerCall = async ({ params }: CallToolRequest) => {
    const tool = tools.find(({ name }) => name === params.name);
    const names = tools.map(({ name }) => name).join(', ');
    if (!tool) return refused(`unknown tool '${params.name}'; expected ${names}`);
    const given = checkArguments(tool, params.arguments ?? {});
    if (!given.ok) return refused(given.error);
    const answer = await tool.act(given.value);
    if (!answer.ok) return refused(answer.error);
    const { text, picture, record } = answer.value;
    return {
      content: [
        ...(picture ? [{ type: 'image' as const, data: picture, mimeType: 'image/png' }] : []),
        { type: 'text' as const, text },
      ],
      ...(record && { structuredContent: { ...record } }),
    };
  };
  server.setRequestHandler(CallToolRequestSchema, (request) => {
    const answer = answerCall(request);
    atWork.add(answer);
    return answer.finally(() => atWork.delete(answer));
  });
  const ended = new Promise<ExitStatus>((resolve) => {
    // the transport closes itself only where it cannot go on reading
    server.onclose = () => resolve(exitStatus.refused);
    process.stdin.once('end', () => resolve(exitStatus.done));
  });
  // a message that is none, or too long to be read, has no number by which a client could be told
  server.onerror = ({ message }) => printError(`unjam: ${oneLine(message)}`);
  await server.connect(new StdioServerTransport(undefined, undefined, { maxBufferSize: LONGEST }));
  const status = await ended;
  // what was asked before the input ended is answered; a request that has just come begins in the next turn
  do await Promise.all([turn(), ...[...atWork].map((answer) => answer.catch(() => {}))]);
  while (atWork.size > 0);
  await turn();
  await server.close();
  return status;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

const oneLine = (message: string): string => message.replaceAll(/\s+/g, ' ').slice(0, 200);

/** What is wrong, for the model to read and to try again. */
const refused = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });
