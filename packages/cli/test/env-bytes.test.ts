// Steps of `unjam env` whose actions and observations are bytes (docs/env.md).
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { program } from './command.ts';
import { jam, type Reply, replies } from './env-replies.ts';

/** The replies, and the bytes that followed each; a list of actions is sent as bytes. */
function exchange(requests: readonly (object | readonly number[])[]): { replies: Reply[]; bytes: Buffer[] } {
  const input = requests.map((request) => {
    if (!Array.isArray(request)) return Buffer.from(`${JSON.stringify(request)}\n`);
    const actions = Buffer.from(Uint16Array.from(request).buffer);
    return Buffer.concat([Buffer.from(`{"op":"step","bytes":${actions.length}}\n`), actions]);
  });
  const told: Reply[] = [];
  const bytes: Buffer[] = [];
  let rest = execFileSync(process.execPath, [program, 'env', jam], { input: Buffer.concat(input) });
  while (rest.length > 0) {
    const end = rest.indexOf('\n');
    const reply = JSON.parse(rest.toString('utf8', 0, end));
    const next = end + 1 + (reply.bytes ?? 0);
    told.push(reply);
    bytes.push(rest.subarray(end + 1, next));
    rest = rest.subarray(next);
  }
  return { replies: told, bytes };
}

test('a step is answered by the arrays of the layout, then by how episodes ended', () => {
  const { replies: heads, bytes } = exchange([
    {
      op: 'reset',
      binary: true,
      count: 2,
      auto: true,
      final: true,
      maxSteps: 3,
      observe: ['mask', 'offsets'],
    },
    [3, 0],
    [1, 3],
    [1, 0],
  ]);
  expect(heads[0]).toEqual({
    layout: [
      ['rewards', '<f4', [2]],
      ['terminated', '|u1', [2]],
      ['truncated', '|u1', [2]],
      ['illegal', '|u1', [2]],
      ['mask', '|u1', [2, 4]],
      ['offsets', '|u1', [2, 2]],
    ],
    bytes: 12,
  });
  expect([...(bytes[0] ?? [])].join('')).toBe('01010101' + '0000');
  expect(heads[3]).toEqual({ final: [0, 1], bytes: 14 + 12 + 12 });
  const last = bytes[3] ?? Buffer.alloc(0);
  expect([last.readFloatLE(0), last.readFloatLE(4)]).toEqual([-1, -1]);
  expect([...last.subarray(8)].join('')).toBe('10' + '01' + '01' + '01010101' + '0000' + '10010111' + '2101');
});

test('the replies to many large requests that are sent at once are each as they were made', () => {
  const count = 2048; // a reply has 8 KB without observations, and 205 KB with planes
  const requests = [
    { op: 'reset', count, binary: true, observe: ['planes'] },
    ...[3, 1, 0, 2].map((action) => new Array<number>(count).fill(action)),
  ];
  const { bytes } = exchange(requests);
  const places = bytes.slice(1).map((step) => {
    const planes = step.subarray(7 * count);
    const first = planes.subarray(0, 80).toString('hex');
    for (let index = 1; index < count; index++)
      expect(planes.toString('hex', 80 * index, 80 * (index + 1)) === first).toBe(true);
    return [...planes.subarray(0, 16)].join('');
  });
  expect(places.map((plane) => plane.slice(0, 4))).toEqual(['1100', '0110', '1100', '1100']);
});

test('bytes that are refused are passed over, and the requests after them are read', async () => {
  const { replies: all } = exchange([
    [1, 1],
    { op: 'reset', binary: true, observe: ['mask'] },
    [1, 1],
    [7],
    { op: 'legal' },
    [1],
  ]);
  expect(all.map(({ error }) => error ?? null)).toEqual([
    'line 1: step: no environment; expected a reset first',
    null,
    'line 3: step: 4 bytes for 1 environments; expected 2 for each',
    'line 4: step: action 7 of environment 0; expected 0 to 3',
    null,
    null,
  ]);
  const [wrong, more] = await replies([
    { op: 'step', bytes: -1 },
    { op: 'hello', bytes: 0 },
  ]);
  expect(wrong?.error).toBe('line 1: step: bytes -1; expected a whole number from 0 to 131072');
  expect(more?.error).toBe('line 2: hello: bytes; expected them with step alone');
});
