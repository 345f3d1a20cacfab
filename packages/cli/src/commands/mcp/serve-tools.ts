import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { version } from '../../version.ts';
import { checkArguments } from './arguments.ts';
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
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
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
  });
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  return exitStatus.done;
}

/** What is wrong, for the model to read and to try again. */
const refused = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });
