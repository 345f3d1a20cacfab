import { Command } from 'commander';

export const command = (): Command =>
  new Command('mcp')
    .description(
      'Serves the tools solve, check, hint, generate and show to a language model, by the Model Context Protocol on ' +
        'standard input and output. A program that speaks the protocol starts it; it ends with its input.',
    )
    .addHelpText('after', notes)
    .action(async () => {
      const { serveTools } = await import('./serve-tools.ts');
      process.exitCode = await serveTools();
    });

const notes = `
In the configuration of a client:
  {"mcpServers": {"unjam": {"command": "npx", "args": ["-y", "unjam", "mcp"]}}}

docs/mcp.md describes the tools.`;
