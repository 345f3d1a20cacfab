// Input made to do harm: to the terminal, to files, to memory, or by taking for ever.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { program, records, root, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const easy = 'XXA...\n..A...\n......\n......\n';
const line = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
/** A board with many vehicles, whose search ends at its limit. */
const huge = [
  'ttTTGnn.Oc.e',
  'mAVkG7RROcbe',
  'mAVkh75wU.be',
  'ssV.hS5wUBB.',
  '00QQjS5Fp6Jf',
  'LL22jzZFp6Jf',
  '.qqMMzZFWW.f',
  'XX...D.Y4il.',
  'dHPPPDaY4ilE',
  'dH1vvDa.NNKE',
  '3H1uuCCCrrKE',
  '3IIyyoogg.K.',
].join('\n');

const json = (name: string, more: object = {}) =>
  JSON.stringify({
    version: 1,
    name,
    width: 4,
    height: 2,
    vehicles: [{ label: 'X', row: 1, column: 1, orientation: 'horizontal', length: 2 }],
    ...more,
  });

describe('characters that a terminal obeys', () => {
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

  test('so does a message about an unknown property, in one line', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), json('a', { 'b\u001b[2J\nc': 1 }));
    const { stderr } = await unjamHere(['solve', 'bad.json'], { cwd: folder });
    expect(stderr).toMatch(/^[^\n]*b\\u001b\[2J[^\n]*\n$/);
    expect(stderr).not.toMatch(obeyed);
  });

  test('a name with line breaks makes no second board', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), json('Good\n\nForged\nXX..'));
    const { stdout } = await unjamHere(['convert', 'bad.json', '--to', 'grid'], { cwd: folder });
    expect(stdout).toBe('Good\\u000a\\u000aForged\\u000aXX..\nXX..\n....\n');
    expect(records(unjam(['solve', '-', '--json'], { input: stdout }))).toHaveLength(1);
  });

  const hasScript = spawnSync('script', ['--version']).status === 0;
  if (!hasScript) console.warn('SKIPPED: hostile names on a terminal; there is no program script');

  test.skipIf(!hasScript)('a terminal gets no character of it that it obeys', () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.json'), `[${json(name)},${json('two')}]`);
    const command = `"${process.execPath}" "${program}" show bad.json --as cells`;
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, TERM: 'xterm' } } as const;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], options);
    expect(stdout).toContain(shown);
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(obeyed);
  });
});

describe('an output that would replace an input is refused, before anything is written', () => {
  const boards = () => {
    const folder = scratch();
    mkdirSync(join(folder, 'boards', 'deep'), { recursive: true });
    for (const name of ['g1.txt', 'g2.txt', 'deep/g3.txt']) writeFileSync(join(folder, 'boards', name), easy);
    writeFileSync(join(folder, 'many.txt'), `${easy}\n${easy}`);
    mkdirSync(join(folder, 'drawn'));
    writeFileSync(join(folder, 'drawn', 'many-2.txt'), easy);
    symlinkSync('boards/g1.txt', join(folder, 'link.txt'));
    symlinkSync('boards', join(folder, 'other'));
    return folder;
  };
  const contents = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
      .sort();

  test.each([
    ['a folder', ['show', 'boards', '-o', 'boards/'], 'boards/deep/g3.txt'],
    ['the same folder by another name', ['show', 'boards', '-o', 'other'], 'other/deep/g3.txt'],
    ['one file', ['convert', 'boards/g1.txt', '--to', 'grid', '-o', 'boards/g1.txt'], 'boards/g1.txt'],
    ['a link to it', ['harden', 'boards/g1.txt', '-o', 'link.txt'], 'link.txt'],
    ['a file of the folder', ['solve', 'boards', '--json', '-o', 'boards/g2.txt'], 'boards/g2.txt'],
    ['a numbered output', ['show', 'many.txt', 'drawn/many-2.txt', '-o', 'drawn'], 'drawn/many-2.txt'],
    [
      'pictures as cards',
      ['show', 'boards', '--as', 'pdf', '--json', '-o', 'boards/g1.txt'],
      'boards/g1.txt',
    ],
  ])('%s', async (_, words, path) => {
    const folder = boards();
    const before = contents(folder);
    const ended = await unjamHere(words, { cwd: folder });
    expect(ended).toEqual({
      status: 2,
      stdout: '',
      stderr: `${path}: also an input; expected another output\n`,
    });
    expect(contents(folder)).toEqual(before);
  });

  test('standard input too', () => {
    const folder = boards();
    const command = `"${process.execPath}" "${program}" show - -o boards/g1.txt < boards/g1.txt`;
    const ended = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 2, stderr: expect.stringMatching(/also an input/) });
    expect(readFileSync(join(folder, 'boards', 'g1.txt'), 'utf8')).toBe(easy);
  });

  test('another folder, another ending: written', async () => {
    const folder = boards();
    expect(await unjamHere(['show', 'boards', '-o', 'new/'], { cwd: folder })).toMatchObject({ status: 0 });
    expect(
      await unjamHere(['show', 'boards', '--as', 'svg', '-o', 'boards/'], { cwd: folder }),
    ).toMatchObject({
      status: 0,
    });
    expect(readFileSync(join(folder, 'boards', 'g1.txt'), 'utf8')).toBe(easy);
  });
});

describe('the ending of an output decides its kind', () => {
  test.each([
    ['x.png', '\x89PNG'],
    ['x.svg', '<svg'],
    ['x.gif', 'GIF89a'],
    ['x.pdf', '%PDF-'],
    ['x.txt', '╭'],
    ['x.out', '╭'],
  ])('%s', (file, begins) => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    expect(unjam(['show', 'a.txt', '-o', file], { cwd: folder })).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const encoding = begins === '╭' ? 'utf8' : 'latin1';
    expect(readFileSync(join(folder, file)).toString(encoding).startsWith(begins)).toBe(true);
  });

  test.each([
    [['show', 'a.txt', '--as', 'png', '-o', 'x.jpg'], /^x\.jpg: .*expected a name ending in \.png$/],
    [['show', 'a.txt', '--as', 'text', '-o', 'x.png'], /^x\.png: .*expected a name ending in \.txt$/],
    [
      ['show', 'a.txt', '-o', 'x.jpg'],
      /^x\.jpg: no kind of picture .*expected \.svg, \.png, \.gif or \.pdf$/,
    ],
    [['show', 'a.txt', '--json', '-o', 'x.png'], /^x\.png: .*expected a name ending in \.json$/],
    [['solve', 'a.txt', '-o', 'x.PDF'], /^x\.PDF: .*expected a name ending in \.sol$/],
    [
      ['show', 'a.txt', 'a.txt', '--as', 'png', '-o', 'one.png'],
      /^unjam: 2 boards need a folder: -o pictures\/$/,
    ],
  ])('%j is refused', async (words, message) => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    const ended = await unjamHere(words, { cwd: folder });
    expect(ended.stderr.trimEnd()).toMatch(message);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });
});

test('a temporary file follows no link that somebody planted', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'a.txt'), easy);
  writeFileSync(join(folder, 'precious'), 'precious');
  // the name that the temporary file once had
  symlinkSync('precious', join(folder, `.out.sol.${process.pid}.part`));
  expect(await unjamHere(['solve', 'a.txt', '-o', 'out.sol'], { cwd: folder })).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('precious');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toHaveLength(1);
});

describe('a full disk is an error of the output, with status 2', () => {
  test.each([
    [
      'standard output',
      '> /dev/full',
      'unjam: standard output: cannot be written: no space left on device\n',
    ],
    ['-o', '-o /dev/full', '/dev/full: cannot be written: no space left on device\n'],
  ])('%s', (_, output, stderr) => {
    const command = `"${process.execPath}" "${program}" solve puzzles/seeds --quiet ${output}`;
    expect(spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr,
    });
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

  test('nor through a link in a folder', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    symlinkSync('/dev/zero', join(folder, 'zero.txt'));
    const ended = await unjamHere(['solve', '.', '--quiet'], { cwd: folder });
    expect(ended).toMatchObject({
      status: 2,
      stdout: 'A↓1, X→4\n',
      stderr: 'zero.txt: not a regular file\n',
    });
  });

  test('binary input is not read on', () => {
    const command = `"${process.execPath}" "${program}" solve - < /dev/zero`;
    const ended = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 20_000 });
    expect(ended).toMatchObject({ status: 2, stderr: 'stdin:1:1: the input is binary; expected a text\n' });
  });

  test('a pipe that is named is read', () => {
    const command = `mkfifo p; cat a.txt > p & "${process.execPath}" "${program}" solve p --quiet`;
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    expect(spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).stdout).toBe('A↓1, X→4\n');
  });
});

describe('a slow reader', () => {
  test('of messages: a hundred are printed, the rest counted, and memory stays small', () => {
    // 150,000 boards of one row; the heap could not hold their messages
    const command = `"${process.execPath}" --max-old-space-size=32 "${program}" solve - 2>&1 >/dev/null | (sleep 2; cat)`;
    const input = 'XX\n\n'.repeat(150_000);
    const { stdout } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('unjam: 149,900 more problems, not printed');
  });

  test.each([
    ['solve --json', `solve - --json`],
    ['puzzles', 'puzzles --moves 1.. --to line'],
  ])('of results: %s prints no warning', (_, words) => {
    const command = `"${process.execPath}" "${program}" ${words} | (sleep 1; cat) | wc -l`;
    const input = `${line}\n`.repeat(3000);
    const { stderr, stdout } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd: root });
    expect(stderr).not.toMatch(/Warning/);
    expect(stderr.split('\n').length).toBeLessThan(103);
    expect(Number(stdout)).toBeGreaterThanOrEqual(2000);
  });
});

describe('a board that cannot be solved in time', () => {
  const limit = ['--limit-time', '200ms'];
  test.each([
    ['solve', ['solve', huge, ...limit], 3, /^stopped at the limit of time before a solution was found/],
    ['hint', ['hint', huge, ...limit], 3, /^The search ended before it found a solution: its time is up\.$/],
    ['analyze', ['analyze', huge, ...limit], 3, /^stopped at the limit of (?:time|memory)$/],
    ['solve, states', ['solve', line, '--limit-states', '10'], 3, /^stopped at the limit of states /],
    ['hint, states', ['hint', line, '--limit-states', '10'], 3, /it may not look at more states\.$/],
  ])('%s says which limit ended the search', async (_, words, status, text) => {
    const ended = await unjamHere(words);
    expect(ended).toMatchObject({ status, stderr: '' });
    expect(ended.stdout.trimEnd()).toMatch(text);
  });

  test.each([
    [['solve', line, '--limit-states', '10'], 'states'],
    [['hint', huge, ...limit], 'time'],
    [['analyze', line, '--limit-states', '10'], 'states'],
    [['harden', line, '--limit-states', '10'], 'states'],
  ])('%j --json: %s', async (words, which) => {
    const { stdout } = await unjamHere([...words, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'limit', limit: which });
  });

  test.each([
    ['gif', 3],
    ['pdf', 3],
  ])('show --as %s has no picture of it', async (as, status) => {
    const ended = await unjamHere(['show', huge, '--as', as, '--json', ...limit]);
    expect(ended).toEqual({
      status,
      stdout: '',
      stderr: 'board: no solution found: stopped at the limit of time\n',
    });
  });

  test('check says that the shortest is not known', async () => {
    const { solution } = records(unjam(['solve', line, '--json']))[0] ?? {};
    const words = ['check', line, String(solution), '--limit-states', '10'];
    expect((await unjamHere(words)).stdout).toMatch(
      /^legal, solves the board · 60 moves, \d+ steps · shortest not found: .* limit of states\n$/,
    );
    expect(JSON.parse((await unjamHere([...words, '--json'])).stdout)).toMatchObject({
      shortest: null,
      optimal: false,
      limit: 'states',
    });
  });

  test.each(['hint', 'check', 'show', 'play'])('%s ends by itself after a minute', async (command) => {
    expect((await unjamHere([command, '--help'])).stdout).toMatch(
      /--limit-time <time> .*\n?.*\(default: 60s\)/,
    );
  });
});

describe('serve', () => {
  test.each(['', ' '])('an empty host %j does not open every interface', async (host) => {
    expect(await unjamHere(['serve', '--host', host])).toEqual({
      status: 2,
      stdout: '',
      stderr: `unjam: --host '${host}'; expected an address such as 127.0.0.1\n`,
    });
  });

  test('parts of files are sent, and an idle connection is closed', async () => {
    const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--json']);
    const [first] = await once(child.stdout, 'data');
    const { address, port } = JSON.parse(String(first));
    const part = await fetch(address, { headers: { Range: 'bytes=0-13' } });
    expect([part.status, await part.text()]).toEqual([206, '<!doctype html']);
    expect(part.headers.get('Content-Range')).toMatch(/^bytes 0-13\/\d+$/);
    const { connect } = await import('node:net');
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const begun = performance.now();
    await once(socket, 'close');
    // 10 seconds for the headers, looked at every 5
    expect(performance.now() - begun).toBeLessThan(25_000);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});
