import { run } from './program.ts';
import { endWhenOutputFails, printError } from './terminal/standard.ts';
import { visible } from './terminal/visible.ts';

/** The exit status of an internal error: EX_SOFTWARE of sysexits.h. */
const INTERNAL_ERROR = 70;

endWhenOutputFails();
process.once('uncaughtException', (error) => {
  const line = `unjam: internal error: ${error.message.split('\n')[0]} (UNJAM_DEBUG=1 prints the stack)`;
  if (process.env.UNJAM_DEBUG) process.stderr.write(`${visible(String(error.stack))}\n`);
  else printError(line);
  process.exit(INTERNAL_ERROR);
});
await run(process.argv.slice(2));
