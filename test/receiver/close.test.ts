import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '../support/resources.js';
import { type Harness, jpeg, startReceiver } from './harness.js';

describe('closing a receiver', () => {
  let server: Server;
  let link: Harness;
  const sockets = new Set<Socket>();
  beforeEach(async () => {
    server = createServer((_, response) => response.end(jpeg(5000)));
    server.keepAliveTimeout = 60_000;
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterEach(async () => {
    await link.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it('ends the connections to addresses that files came from', async () => {
    const { port } = server.address() as AddressInfo;
    link = await startReceiver({ allowedHosts: [`127.0.0.1:${port}`] });
    link.act('send_file', async ({ file }) => {
      if (file) await buffer(await file.open());
      return null;
    });
    const obj_url = `http://127.0.0.1:${port}/a.jpg`;
    const data = { dst_report_id: '1', file_id: 'a', file_name: 'a.jpg', obj_url };
    await link.result('send_file', data);
    expect(sockets.size).toBe(1);
    await link.receiver.close();
    await eventually(() => sockets.size === 0);
  });

  it('that fetched nothing does nothing, also twice', async () => {
    link = await startReceiver();
    await link.receiver.close();
    await expect(link.receiver.close()).resolves.toBeUndefined();
  });
});
