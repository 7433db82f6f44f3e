import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { passwordSha1 } from '../../src/index.js';
import { encoded, envelopeText, exchange, FORM } from '../receiver/wire.js';
import { eventually } from '../support/eventually.js';

const MB = 1_000_000;
// Node parses what all connections have sent at once, before a handler can end one: above some 200 connections this alone is more.
const CONNECTIONS = 100;
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

  static async start(): Promise<Victim> {
    const execArgv = ['--import', 'tsx', '--max-old-space-size=256'];
    const victim = new Victim(fork(join(__dirname, 'receiver-process.ts'), { execArgv }));
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

describe('callers that send on and on over many connections, and read nothing', () => {
  let victim: Victim;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    victim = await Victim.start();
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await victim.stop();
  });

  it('cost a receiver no more than 100 MB, and everybody else is answered [link.cost.pipelined]', async () => {
    const url = `http://127.0.0.1:${victim.port}/`;
    const small = () => exchange(url, payload('validate_user'), { 'content-type': FORM });
    expect((await small()).envelope).toMatchObject({ success: true });
    const resting = victim.memory;
    const body = payload('get_notes');
    const one = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const all = one.repeat(REQUESTS);
    for (let at = 0; at < CONNECTIONS; at += 1) {
      const socket = connect(victim.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.pause();
      socket.write(all);
      sockets.push(socket);
    }
    let growth = 0;
    const end = Date.now() + 2500;
    for (let answered = 0; Date.now() < end || answered < 5; answered += 1) {
      expect((await small()).envelope).toMatchObject({ success: true });
      growth = Math.max(growth, victim.memory - resting);
    }
    expect(victim.isAlive).toBe(true);
    expect(growth / MB).toBeLessThan(100);
  });
});
