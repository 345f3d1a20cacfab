// Boards as planning problems, through the built command.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

const g2 = join(seeds, 'g2.txt');

describe('pddl', () => {
  test('has a domain and a problem', async () => {
    const { stdout, status } = await unjamHere(['convert', g2, '--to', 'pddl']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /\n\(define \(domain unjam\)\n[\s\S]*\n\(define \(problem board\)\n[\s\S]*\)\)\)\n$/,
    );
    const folder = scratch();
    await unjamHere(['convert', seeds, '--to', 'pddl', '-o', folder]);
    expect(readdirSync(folder)).toEqual(readdirSync(seeds).map((file) => `${basename(file, '.txt')}.pddl`));
    expect(readFileSync(join(folder, 'g2.pddl'), 'utf8')).toBe(stdout);
  });

  test('cannot be read', async () => {
    const ended = await unjamHere(['solve', g2, '--format', 'pddl']);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(
      /^unjam: unknown format 'pddl'; expected grid, [a-z, ]*json, [a-z, ]* \(see 'unjam solve --help'\)\n$/,
    );
  });
});
