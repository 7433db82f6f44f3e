import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { passwordSha1 } from '../../src/index.js';
import { encoded, envelopeText, exchange, FORM } from '../receiver/wire.js';
import { eventually } from '../support/eventually.js';
import { started } from './processes.js';

const MB = 1_000_000;
const CONNECTIONS = 1000;
const REQUESTS = 200;

const payload = (event: string) =>
  encoded(
    envelopeText(event, event === 'get_notes' ? { report_id: '1' } : {}, {
      username: 'demo',
      password: passwordSha1('demo'),
    }),
  );

/** A receiver in a process of its own, with a heap of 256 MB. */
class Victim {
  port = 0;
  memory = 0;

  constructor(readonly child: ChildProcess) {
    child.on('message', (message) => Object.assign(this, message));
  }

  static async start(heap: readonly string[]): Promise<Victim> {
    const victim = new Victim(started('receiver-process.ts', [], heap));
    await eventually(() => victim.port > 0);
    return victim;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    this.child.kill();
    await once(this.child, 'exit');
  }
}

describe('1,000 callers that pipeline 200 requests each, and read nothing', () => {
  let victim: Victim;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await victim.stop();
  });

  /** Opens connections that are idle at first. */
  async function connectAll(): Promise<void> {
    while (sockets.length < CONNECTIONS) {
      const some = Array.from({ length: 50 }, () => connect(victim.port, '127.0.0.1'));
      sockets.push(...some);
      await Promise.all(
        some.map((socket) =>
          once(
            socket.on('error', () => {}),
            'connect',
          ),
        ),
      );
    }
  }

  it.each([
    ['with a heap of 256 MB', ['--max-old-space-size=256']],
    // The young generation has the size of Node 20: Node 24 lets it grow further before it collects garbage.
    ['with a heap of the default size', ['--max-semi-space-size=16']],
  ])(
    'cost a receiver %s no more than 100 MB, and everybody else is answered [link.cost.pipelined]',
    async (_, heap) => {
      victim = await Victim.start(heap);
      const url = `http://127.0.0.1:${victim.port}/`;
      const small = () => exchange(url, payload('validate_user'), { 'content-type': FORM });
      for (let answered = 0; answered < 50; answered += 1) await small();
      await connectAll();
      const resting = victim.memory;
      const body = payload('get_notes');
      const one = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      const all = Buffer.from(one.repeat(REQUESTS));
      for (const socket of sockets) socket.pause().write(all);
      const end = Date.now() + 2500;
      for (let answered = 0; Date.now() < end || answered < 5; answered += 1) {
        expect((await small()).envelope).toMatchObject({ success: true });
      }
      expect(victim.isAlive).toBe(true);
      expect((victim.memory - resting) / MB).toBeLessThan(100);
    },
  );
});
