// A student's program that hopes for the best: the red car goes straight to the exit.
import { readFileSync } from 'node:fs';

const [, red = ''] = /^X,H,(\d+)/m.exec(readFileSync(process.argv[2], 'utf8')) ?? [];
console.log(`car,move\nX,${5 - Number(red)}`);
