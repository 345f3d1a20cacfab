// The server of the app, as other programs meet it; all/serve.test.ts waits for idle connections to be closed.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { unjamHere } from './in-process.ts';
import { startServer } from './started-server.ts';

/** A connection that asks for something and takes nothing of the answers. */
async function ask(port: number, requests: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {}); // the server may close it
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(requests);
  return socket;
}

const atlas = 'GET /atlas/atlas-6x6.parquet HTTP/1.1\r\nHost: a\r\n\r\n';

/** The most memory that a process of Linux has had so far, in bytes. */
const mostMemory = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

describe('serve', () => {
  test.each(['', ' '])('an empty host %j does not open every interface', async (host) => {
    expect(await unjamHere(['serve', '--host', host])).toEqual({
      status: 2,
      stdout: '',
      stderr: `unjam: --host '${host}'; expected an address such as 127.0.0.1\n`,
    });
  });

  test('parts of files are sent', async () => {
    const { address } = await startServer();
    const part = await fetch(address, { headers: { Range: 'bytes=0-13' } });
    expect([part.status, await part.text()]).toEqual([206, '<!doctype html']);
    expect(part.headers.get('Content-Range')).toMatch(/^bytes 0-13\/\d+$/);
    expect(part.headers.get('Content-Length')).toBe('14');
  });

  test.skipIf(!existsSync('/proc/self/status'))(
    'clients that ask for much and take nothing cost little memory, and others are answered',
    async () => {
      const { address, port, pid } = await startServer();
      await (await fetch(address)).text();
      const before = mostMemory(pid);
      for (let i = 0; i < 40; i++) await ask(port, atlas.repeat(90));
      await pause(500);
      // 3,600 answers of 13 MB wait
      const whole = await (await fetch(`${address}atlas/atlas-6x6.parquet`)).arrayBuffer();
      expect(whole.byteLength).toBeGreaterThan(12_000_000);
      expect((await fetch(address)).status).toBe(200);
      expect(mostMemory(pid) - before).toBeLessThan(150_000_000);
    },
  );

  test('a connection with too many requests at once is closed', async () => {
    const { port } = await startServer();
    const socket = await ask(port, atlas.repeat(200));
    socket.resume();
    await once(socket, 'close');
  });
});
