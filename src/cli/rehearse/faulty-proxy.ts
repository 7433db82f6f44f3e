import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Listening, listen } from '../../http/index.js';

/** What may go wrong in a rehearsal: connections that end, answers that are slow, failures, and processes that are killed. */
export const FAULTS = ['drop', 'slow', '500', 'kill'] as const;

export type Fault = (typeof FAULTS)[number];

/** Of a hundred calls, so many go wrong in each way. */
const RATE = 4;
const SLOW = 300;

/** Stands between two sites, and lets some calls go wrong: before they arrive, or when their answer is on its way. */
export class FaultyProxy {
  /** Whether calls go wrong now. */
  isOn = true;
  /** How often each fault was made. */
  readonly made = new Map<Fault, number>();

  private constructor(
    readonly target: string,
    readonly faults: readonly Fault[],
    readonly listening: { port: number; end(patience?: number): Promise<void> },
  ) {}

  static async open(target: string, faults: readonly Fault[]): Promise<FaultyProxy> {
    let proxy: FaultyProxy | undefined;
    const listening: Listening = await listen(
      (incoming, response) => {
        proxy?.pass(incoming, response).catch(() => response.destroy());
      },
      { port: 0 },
    );
    proxy = new FaultyProxy(target, faults, listening);
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.listening.port}`;
  }

  async pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const fault = this.#draw();
    const isBefore = Math.random() < 0.5;
    if (fault === 'slow') await delay(SLOW);
    if (isBefore && this.#fails(fault, response)) return;
    const answer = await this.#forward(incoming, body);
    if (this.#fails(fault, response)) return;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  }

  #draw(): Fault | undefined {
    if (!this.isOn || Math.random() * 100 >= RATE * this.faults.length) return undefined;
    const fault = this.faults[Math.floor(Math.random() * this.faults.length)];
    if (fault === undefined || fault === 'kill') return undefined;
    this.made.set(fault, (this.made.get(fault) ?? 0) + 1);
    return fault;
  }

  #fails(fault: Fault | undefined, response: ServerResponse): boolean {
    if (fault === 'drop') response.destroy();
    else if (fault === '500') response.writeHead(500).end('rehearsed failure');
    return fault === 'drop' || fault === '500';
  }

  #forward(incoming: IncomingMessage, body: Buffer) {
    const { method, headers, url = '/' } = incoming;
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const outgoing = request(`${this.target}${url}`, { method, headers, agent: false });
        outgoing.on('error', reject);
        outgoing.on('response', (answer) => {
          buffer(answer).then((bytes) => {
            const kept = { ...answer.headers };
            delete kept['transfer-encoding'];
            delete kept.connection;
            resolve({ status: answer.statusCode ?? 502, headers: kept, body: bytes });
          }, reject);
        });
        outgoing.end(body);
      },
    );
  }

  close(): Promise<void> {
    return this.listening.end(0);
  }
}
