// The server of the app, as other programs meet it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { program } from './command.ts';
import { unjamHere } from './in-process.ts';

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
    // 10 seconds for the headers, looked at every 5; Node's own limit is a minute
    expect(performance.now() - begun).toBeLessThan(50_000);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});
