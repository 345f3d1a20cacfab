import { run } from './program.ts';
import { endWithReader, printError } from './terminal/standard.ts';

/** A mistake of ours, not of the caller: what EX_SOFTWARE of sysexits.h stands for. */
const OUR_MISTAKE = 70;

endWithReader();
process.once('uncaughtException', (error) => {
  const line = `unjam: a mistake of the program: ${error.message.split('\n')[0]} (UNJAM_DEBUG=1 tells more)`;
  printError(process.env.UNJAM_DEBUG ? String(error.stack) : line);
  process.exit(OUR_MISTAKE);
});
await run(process.argv.slice(2));
