// Builds every package in the order of their references.
import { execFileSync } from 'node:child_process';

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.json'], {
  stdio: 'inherit',
});
