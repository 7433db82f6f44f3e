import { EventEmitter } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendReply } from '../../src/http/send-reply.js';

/** What compression does to a response: who waits for it to drain waits for a stream of its own, and stays there. */
function compressing(response: ServerResponse): EventEmitter {
  const own = new EventEmitter();
  const plain = { on: response.on.bind(response), write: response.write.bind(response) };
  Object.assign(response, {
    on(event: string, listener: () => void) {
      if (event === 'drain') own.on(event, listener);
      else plain.on(event, listener);
      return response;
    },
    write(chunk: string) {
      plain.write(chunk);
      setImmediate(() => own.emit('drain'));
      return false;
    },
  });
  return own;
}

describe('an answer in pieces', () => {
  it('waits with one listener behind compression, however often it waits', async () => {
    const pieces = Array.from({ length: 50 }, (_, at) => `${at};`);
    let most = 0;
    const server = createServer((_request, response) => {
      const own = compressing(response);
      async function* body() {
        for (const piece of pieces) {
          most = Math.max(most, own.listenerCount('drain'));
          yield piece;
        }
      }
      void sendReply(response, { status: 200, headers: [], body: body() });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`).then((one) => one.text());
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(answer).toBe(pieces.join(''));
    expect(most).toBe(1);
  });
});
