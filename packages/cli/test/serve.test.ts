// The server of the app, as other programs meet it; all/serve.test.ts waits for idle connections to be closed.
import { describe, expect, test } from 'vitest';
import { unjamHere } from './in-process.ts';
import { startServer } from './started-server.ts';

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
  });
});
