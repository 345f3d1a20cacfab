import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { quoted } from '../../input/quoted.ts';
import { checkArguments } from './arguments.ts';
import { tools } from './tools.ts';
import { inTurn } from './turns.ts';

/** Has a tool do what a call asks. Once the signal aborts, the work ends and the promise rejects. */
export async function answerCall(
  { name, arguments: all = {} }: CallToolRequest['params'],
  signal: AbortSignal,
): Promise<CallToolResult> {
  const tool = tools.find((each) => each.name === name);
  const names = tools.map((each) => each.name).join(', ');
  if (!tool) return refused(`unknown tool ${quoted(name)}; expected ${names}`);
  const given = checkArguments(tool, all);
  if (!given.ok) return refused(given.error);
  const answer = await inTurn(() => {
    signal.throwIfAborted();
    return tool.act(given.value, signal);
  });
  if (!answer.ok) return refused(answer.error);
  const { text, picture, record } = answer.value;
  return {
    content: [
      ...(picture ? [{ type: 'image' as const, data: picture, mimeType: 'image/png' }] : []),
      { type: 'text' as const, text },
    ],
    ...(record && { structuredContent: { ...record } }),
  };
}

/** What is wrong, for the model to read and to try again. */
const refused = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });
