// Input made to harm the terminal or the memory, or to keep a command busy forever.
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { program, records, root, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const easy = 'XXA...\n..A...\n......\n......\n';

const line = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

const json = (name: string, more: object = {}) =>
  JSON.stringify({
    version: 1,
    name,
    width: 4,
    height: 2,
    vehicles: [{ label: 'X', row: 1, column: 1, orientation: 'horizontal', length: 2 }],
    ...more,
  });

describe('control characters', () => {
  const name = 'A\u001b]0;owned\u0007\u001b[2J\u009b31m\u202eB';
  const shown = 'A\\u001b]0;owned\\u0007\\u001b[2J\\u009b31m\\u202eB';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

  test.each([
    ['solve', ['solve']],
    ['solve --json', ['solve', '--json']],
    ['hint', ['hint']],
    ['analyze', ['analyze']],
    ['show', ['show']],
    ['convert', ['convert', '--to', 'grid']],
    ['harden', ['harden']],
  ])('%s writes a board name as text', async (_, words) => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), `[${json(name)},${json('two')}]`);
    const { stdout } = await unjamHere([...words, 'bad.json'], { cwd: folder });
    expect(stdout).not.toMatch(obeyed);
    if (words.includes('--json')) expect(JSON.parse(stdout.split('\n')[0] ?? '').name).toBe(name);
    else expect(stdout).toContain(shown);
  });

  test('a message about an unknown property is one line without them', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), json('a', { 'b\u001b[2J\nc': 1 }));
    const { stderr } = await unjamHere(['solve', 'bad.json'], { cwd: folder });
    expect(stderr).toMatch(/^[^\n]*b\\u001b\[2J[^\n]*\n$/);
    expect(stderr).not.toMatch(obeyed);
  });

  test('a name with line breaks does not make a second board', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), json('Good\n\nForged\nXX..'));
    const { stdout } = await unjamHere(['convert', 'bad.json', '--to', 'grid'], { cwd: folder });
    expect(stdout).toBe('Good\\u000a\\u000aForged\\u000aXX..\nXX..\n....\n');
    expect(records(unjam(['solve', '-', '--json'], { input: stdout }))).toHaveLength(1);
  });

  const hasScript = spawnSync('script', ['--version']).status === 0;
  if (!hasScript) console.warn('SKIPPED: hostile names on a terminal; there is no program script');

  test.skipIf(!hasScript)('a terminal gets none of them', () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), `[${json(name)},${json('two')}]`);
    const command = `"${process.execPath}" "${program}" show bad.json --as cells`;
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, TERM: 'xterm' } } as const;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], options);
    expect(stdout).toContain(shown);
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(obeyed);
  });
});

describe('input without an end', () => {
  test('a device is not read', async () => {
    expect(await unjamHere(['solve', '/dev/zero'])).toEqual({
      status: 2,
      stdout: '',
      stderr: '/dev/zero: a device or socket; expected a file, a folder, - or a board\n',
    });
  });

  test('a device is not read through a link in a folder', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    symlinkSync('/dev/zero', join(folder, 'zero.txt'));
    const ended = await unjamHere(['solve', '.', '--quiet'], { cwd: folder });
    expect(ended).toMatchObject({
      status: 2,
      stdout: 'A↓1, X→4\n',
      stderr: 'zero.txt: not a regular file\n1 of 2 boards refused\n',
    });
  });

  test('reading stops at binary input', () => {
    const command = `"${process.execPath}" "${program}" solve - < /dev/zero`;
    const ended = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 120_000 });
    expect(ended).toMatchObject({ status: 2, stderr: 'stdin:1:1: the input is binary; expected a text\n' });
  });

  test('a named pipe is read', () => {
    const command = `mkfifo p; cat a.txt > p & "${process.execPath}" "${program}" solve p --quiet`;
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    expect(spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).stdout).toBe('A↓1, X→4\n');
  });
});

describe('a slow reader', () => {
  testInAll('gets a hundred messages, the rest are counted, and memory stays small', () => {
    // 150,000 boards of one row; the heap could not hold their messages
    const command = `"${process.execPath}" --max-old-space-size=32 "${program}" solve - 2>&1 >/dev/null | (sleep 2; cat)`;
    const input = 'XX\n\n'.repeat(150_000);
    const { stdout } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('unjam: 149,900 more problems, not printed');
  });

  test.each([
    // each more than a pipe holds
    ['solve --json', `solve - --json`, 1000],
    ['puzzles', 'puzzles --moves 1.. --to line', 2000],
  ])('of results gets no warning: %s', (_, words, results) => {
    const command = `"${process.execPath}" "${program}" ${words} | (sleep 1; cat) | wc -l`;
    const input = `${line}\n`.repeat(1000);
    const { stderr, stdout } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd: root });
    expect(stderr).not.toMatch(/Warning/);
    expect(stderr.split('\n').length).toBeLessThan(103);
    expect(Number(stdout)).toBeGreaterThanOrEqual(results);
  });
});
