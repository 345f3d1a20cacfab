import { Command } from 'commander';
import { optionalPart } from '../../optional-part.ts';
import { refuse } from '../../terminal/standard.ts';

export const command = (): Command =>
  new Command('mcp')
    .description(
      'Serves the tools solve, check, hint, generate and show to a language model, by the Model Context Protocol on ' +
        'standard input and output. A program that speaks the protocol starts it; it ends with its input.',
    )
    .addHelpText('after', notes)
    .action(async () => {
      const part = await optionalPart('mcp', '@modelcontextprotocol/sdk', () => import('./serve-tools.ts'));
      process.exitCode = part.ok ? await part.value.serveTools() : refuse(part.error);
    });

const notes = `
It needs the package @modelcontextprotocol/sdk, which is not installed with unjam:
npm i @modelcontextprotocol/sdk

In the configuration of a client:
  {"mcpServers": {"unjam": {"command": "npx", "args": ["unjam", "mcp"]}}}

docs/mcp.md describes the tools.`;
