// `unjam mcp`, asked by a client of the protocol's own library.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { program, root, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const jam = 'XX.A/...A/..../....';
const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(() =>
  client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] })),
);
afterAll(() => client.close());

test('it starts from the packed command alone, in a folder without any other package', async () => {
  const folder = scratch();
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: join(root, 'packages/cli'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed);
  execFileSync('tar', ['-xzf', filename], { cwd: folder });
  const alone = new Client({ name: 'test', version: '1.0.0' });
  await alone.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(folder, 'package/bin/unjam.js'), 'mcp'],
      cwd: folder,
    }),
  );
  try {
    expect((await alone.listTools()).tools).toHaveLength(6);
    const solved = await alone.callTool({ name: 'solve', arguments: { board: jam } });
    expect(solved.structuredContent).toMatchObject({ kind: 'solved', moves: 2 });
  } finally {
    await alone.close();
  }
});

describe('what a client writes that ends its input at once', () => {
  const message = (id: number, method: string, params: object) =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const version = { protocolVersion: '2025-06-18', clientInfo: { name: 'test', version: '1' } };
  const hello = message(0, 'initialize', { ...version, capabilities: {} });
  const write = (...lines: readonly string[]) => unjamHere(['mcp'], { input: `${lines.join('\n')}\n` });

  test('a client that reads late has every answer', async () => {
    const server = spawn(process.execPath, [program, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const asked = Array.from({ length: 60 }, (_, index) =>
      message(index + 1, 'tools/call', { name: 'show', arguments: { board: jam, width: 600 } }),
    );
    server.stdin.end(`${[hello, ...asked].join('\n')}\n`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    let lines = 0;
    for await (const piece of server.stdout) for (const byte of piece) if (byte === 10) lines++;
    expect(lines).toBe(61);
  });

  test('every request is answered, and no blank line', () => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      message(index + 1, 'tools/call', { name: 'solve', arguments: { board: jam } }),
    );
    // a process of its own, which ends by itself
    const input = ['', hello, ' \t', ...asked, '', ''].join('\n');
    const { status, stdout } = spawnSync(process.execPath, [program, 'mcp'], { input, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(21);
  });

  test.each([
    ['{"jsonrpc":', -32700, null, 'not JSON: '],
    ['\0\ufffd', -32700, null, 'not JSON: '],
    ['[]', -32600, null, 'no message of JSON-RPC; expected '],
    ['null', -32600, null, 'no message of JSON-RPC; expected '],
    ['{"id":7,"method":"tools/list"}', -32600, 7, 'no message of JSON-RPC; expected '],
    ['{"jsonrpc":"2.0","id":"a","method":3}', -32600, 'a', 'no message of JSON-RPC; expected '],
    ['{"jsonrpc":"2.0","id":{},"method":"tools/list"}', -32600, null, 'no message of JSON-RPC; expected '],
    ['{"jsonrpc":"2.0","id":8,"method":"tools/call"}', -32602, 8, 'tools/call: expected params with a name'],
    [message(8, 'tools/call', { name: 'solve', arguments: [] }), -32602, 8, 'tools/call: expected params'],
    [
      message(1, 'tools/call', { name: 'solve', arguments: { board: 'o'.repeat(5e6) } }),
      -32600,
      null,
      'a message of more than 4 MB',
    ],
  ])('%.50s is answered by an error, and what follows is answered too', async (line, code, id, why) => {
    const { status, stdout, stderr } = await write(hello, line, message(9, 'tools/list', {}));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(answers).toHaveLength(3);
    expect(answers.find((answer) => answer.id === 9)).toMatchObject({ result: { tools: expect.anything() } });
    expect(answers.find((answer) => answer.error)).toEqual({
      jsonrpc: '2.0',
      id,
      error: { code, message: expect.stringMatching(`^${why}[^\\n]{0,250}$`) },
    });
  });
});

test('it ends with its reader, whatever is still asked', async () => {
  const server = spawn(process.execPath, [program, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  // a client that has gone; all of its requests would take longer than this test may
  server.stdin.on('error', () => {});
  const show = (id: number) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'show', arguments: { board: jam, width: 2048 } },
    });
  server.stdin.write(Array.from({ length: 40_000 }, (_, id) => `${show(id)}\n`).join(''));
  server.stdout.once('data', () => server.stdout.destroy());
  const [status] = await once(server, 'exit');
  expect(status).not.toBeNull();
}, 60_000);

const call = (name: string, given: Record<string, unknown>) => client.callTool({ name, arguments: given });

test('it lists its tools, each with a schema', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['solve', 'check', 'check_many', 'hint', 'generate', 'show']);
  for (const { inputSchema, description } of tools) {
    expect(inputSchema.additionalProperties).toBe(false);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});

describe('the tools', () => {
  testInAll('solve and hint: the best solution found where the search ends before its proof', async () => {
    const board = readFileSync(join(root, 'bench/boards/12x12.txt'), 'utf8');
    const [solved, hinted] = await Promise.all([call('solve', { board }), call('hint', { board })]);
    expect(solved.structuredContent).toMatchObject({ kind: 'solved', optimal: false });
    const [{ text = '' } = {}] = solved.content as { text?: string }[];
    expect(text).toMatch(/not proved shortest: at least \d+, stopped at the limit of time$/);
    expect(hinted.structuredContent).toMatchObject({ kind: 'move', optimal: false });
  });

  test('solve: text and data', async () => {
    expect(await call('solve', { board: jam, metric: 'steps' })).toEqual({
      content: [{ type: 'text', text: 'A↓1, X→2\n2 moves, 3 steps, shortest in steps' }],
      structuredContent: {
        kind: 'solved',
        board: 'XXoAoooAoooooooo',
        metric: 'steps',
        moves: 2,
        steps: 3,
        solution: 'A↓1, X→2',
      },
    });
    expect(await call('solve', { board: 'XXA./..A./..A.' })).toMatchObject({
      structuredContent: { kind: 'unsolvable' },
    });
  });

  test.each([
    ['14', 'ABBBAoCCAXXDoooD'],
    ['p-0ewcusj', 'AABBC/DEEFC/DXXF./G.HII/G.H.J/GKK.J'],
    ['2026-11-21', 'oooABBCoDAoECoDXXEFGGGHIFJKKHIoJooHo'],
    ['car,orientation,col,row,length\nX,H,1,3,2', 'ooooooooooooXXoooooooooooooooooooooo'],
  ])("solve %s: a puzzle of the catalogue, or another program's file", async (board, line) => {
    expect(await call('solve', { board })).toMatchObject({ structuredContent: { board: line } });
  });

  test.each([
    ['A↓1, X→2', 'legal, solves the board; 2 moves, 3 steps; shortest in moves'],
    ['A↓1, X→1', 'legal, but the primary is not at the exit; 2 moves, 2 steps'],
    ['X→2', 'the move is illegal: X cannot slide right 2: vehicle A stands at row 1, column 4'],
  ])('check %s', async (solution, text) => {
    expect((await call('check', { board: jam, solution })).content).toEqual([{ type: 'text', text }]);
  });

  const list = '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6\n6 v 2 1 5\n7 h 2 5 5\n8 v 3 6 1';
  const matrix = '[[1,1,0,0,0,2],[3,0,0,4,0,2],[3,9,9,4,0,2],[3,0,0,4,0,0],[5,0,0,0,6,6],[5,0,7,7,7,0]]';

  test('a board in no format: the answer says how it was read', async () => {
    const { content, structuredContent } = await call('solve', { board: list });
    expect(structuredContent).toMatchObject({
      moves: 8,
      read: expect.stringMatching(/^read as a vehicle a line: /),
    });
    expect(content).toMatchObject([
      { text: expect.stringContaining('shortest in moves\nread as a vehicle a line: ') },
    ]);
  });

  test('two readings: an argument decides', async () => {
    expect(await call('solve', { board: matrix })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('this can be read in 2 ways; expected the option primary') }],
    });
    expect((await call('solve', { board: matrix, primary: '9' })).structuredContent).toMatchObject({
      moves: 8,
    });
  });

  test('check with the rules of reasoning-gym', async () => {
    const board = 'oooooCoooooCAAoBoooooBoooooxooooDDDo';
    const checked = await call('check', { board, solution: 'B-9 A+9', verifier: 'reasoning-gym' });
    expect(checked.structuredContent).toEqual({
      verifier: 'reasoning-gym',
      score: 1,
      solves: true,
      found: 2,
      altered: 2,
      moves: 2,
      steps: 6,
    });
  });

  test('check_many: a row for each answer, as text and as data', async () => {
    const answers = ['{"id":"a","solution":"A+1 X+2"}', `{"board":"${jam}","solution":"X+2"}`, '?'].join(
      '\n',
    );
    const checked = await call('check_many', { answers, board: jam });
    expect(checked).toMatchObject({
      content: [
        {
          text: [
            '3 answers, 1 solved',
            'a: solved; 2 moves, 3 steps; 0 over',
            '2: the move is illegal: X cannot slide right 2: vehicle A stands at row 1, column 4',
            '3: line 3: not JSON; expected an object such as {"id":"a1","board":"…","solution":"A←1, X→4"}',
          ].join('\n'),
        },
      ],
      structuredContent: { marks: [{ id: 'a', over: 0 }, { id: '2', illegalMove: 1 }, { board: null }] },
    });
  });

  test('a number that no puzzle of the catalogue has', async () => {
    expect(await call('solve', { board: '2001' })).toEqual({
      content: [
        { type: 'text', text: 'board: no puzzle of the catalogue has the number 2001; expected 1 to 2000' },
      ],
      isError: true,
    });
  });

  test('hint: the move and its reason', async () => {
    expect(await call('hint', { board: jam })).toMatchObject({
      structuredContent: {
        kind: 'move',
        move: 'A↓1',
        remaining: 1,
        reason: expect.stringContaining('red car'),
      },
    });
  });

  test('generate: puzzles that solve confirms, the same for the same seed', async () => {
    const wanted = { least: 5, most: 9, side: 5, count: 2, seed: 4 };
    const made = await call('generate', wanted);
    expect(await call('generate', wanted)).toEqual(made);
    const { structuredContent: drawn } = await call('generate', { ...wanted, seed: undefined });
    const { seed } = Object(drawn);
    expect((await call('generate', { ...wanted, seed })).structuredContent).toEqual(drawn);
    expect(seed).not.toBe(4);
    const puzzles = Object(made.structuredContent).puzzles as { board: string; moves: number }[];
    expect(puzzles).toHaveLength(2);
    for (const { board, moves } of puzzles) {
      expect((await call('solve', { board })).structuredContent).toMatchObject({ kind: 'solved', moves });
    }
  });

  test('show: a picture of the asked width', async () => {
    const { content } = await call('show', { board: jam, width: 200 });
    const [picture, text] = content as { data?: string; mimeType?: string; text?: string }[];
    expect(picture?.mimeType).toBe('image/png');
    expect(decode(Buffer.from(picture?.data ?? '', 'base64')).width).toBe(200);
    expect(text?.text).toContain('X');
  });
});

describe('what is wrong is told in one line', () => {
  test.each([
    ['solve', {}, 'solve: no board; expected a board in any format'],
    ['solve', { board: 7 }, 'solve: board 7; expected a board in any format'],
    ['solve', { board: jam, metric: 'cells' }, 'solve: metric "cells"; expected moves, steps'],
    ['solve', { board: jam, speed: 1 }, 'solve: unknown argument speed; expected board, '],
    ['solve', { board: 'XX/A.' }, 'board: '],
    ['check', { board: jam, solution: 'nothing' }, 'line 1, column 1: a solution in no known notation'],
    ['generate', { count: 21 }, 'generate: count 21; expected a whole number from 1 to 20'],
    ['melt', {}, "unknown tool 'melt'; expected solve, check, check_many, hint, generate, show"],
  ])('%s %j', async (name, given, message) => {
    const { content, isError } = await call(name, given);
    const [{ text }] = content as [{ text: string }];
    expect(isError).toBe(true);
    expect(text.startsWith(message)).toBe(true);
    expect(text).not.toContain('\n');
  });
});
