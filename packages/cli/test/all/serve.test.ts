// A client of the server that does not send all of its request.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '../started-server.ts';

test('an idle connection is closed', async () => {
  const { port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const begun = performance.now();
  await once(socket, 'close');
  // 10 seconds for the headers, looked at every 5; Node's own limit is a minute
  expect(performance.now() - begun).toBeLessThan(50_000);
});
