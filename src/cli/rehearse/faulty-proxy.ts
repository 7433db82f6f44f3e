import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Listening, listen } from '../../http/index.js';

/** The faults of a rehearsal, with their descriptions. */
export const FAULTS = {
  drop: 'connections end before a call arrives',
  lost: 'calls arrive, and their answers are lost',
  cut: 'answers end half way',
  slow: 'calls are late',
  '500': 'calls, or their answers, become failures',
  kill: 'the processes of both sites are killed',
} as const;

export type Fault = keyof typeof FAULTS;

/** A fault of a call. */
type CallFault = Exclude<Fault, 'kill'>;

export function isFault(name: string): name is Fault {
  return Object.hasOwn(FAULTS, name);
}

/** The share of calls with a fault. */
const RATE = 0.1;
const SLOW = 300;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * The address of a site in a rehearsal. It forwards calls to the present port of the site's process, and makes some of
 * them fail. Without a process, it closes the connections.
 */
export class FaultyProxy {
  /** The port that calls are forwarded to. */
  port: number | undefined;
  /** True while calls fail. */
  isOn = false;
  /** The number of times that each fault was made. */
  readonly made = new Map<Fault, number>();
  #listening: Listening | undefined;

  private constructor(readonly faults: readonly CallFault[]) {}

  static async open(faults: readonly Fault[]): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(faults.filter((fault) => fault !== 'kill'));
    proxy.#listening = await listen(
      (incoming, response) => {
        proxy.#pass(incoming, response).catch(() => response.destroy());
      },
      { port: 0 },
    );
    return proxy;
  }

  get host(): string {
    return `127.0.0.1:${this.#listening?.port}`;
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#draw();
    const body = await buffer(incoming);
    if (fault === 'slow') await delay(SLOW);
    if (fault === 'drop') return void response.destroy();
    const isBefore = Math.random() < 0.5;
    if (fault === '500' && isBefore) return fail(response);
    const answer = await this.#forward(incoming, body);
    if (fault === 'lost') response.destroy();
    else if (fault === '500') fail(response);
    else give(answer, response, fault === 'cut');
  }

  #draw(): CallFault | undefined {
    if (!this.isOn || Math.random() >= RATE) return undefined;
    const fault = this.faults[Math.floor(Math.random() * this.faults.length)];
    if (fault !== undefined) this.made.set(fault, (this.made.get(fault) ?? 0) + 1);
    return fault;
  }

  #forward({ method, headers, url: path = '/' }: IncomingMessage, body: Buffer): Promise<Answer> {
    const { port } = this;
    return new Promise((resolve, reject) => {
      if (port === undefined) throw new Error('there is no process');
      // The signature includes the called host, so that the headers stay unchanged.
      const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
      const outgoing = request(options, (answer) => {
        const { statusCode: status = 502, headers: answered } = answer;
        buffer(answer).then((bytes) => resolve({ status, headers: answered, body: bytes }), reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  async close(): Promise<void> {
    await this.#listening?.end(0);
  }
}

function fail(response: ServerResponse): void {
  response.writeHead(500).end('rehearsed failure');
}

function give({ status, headers, body }: Answer, response: ServerResponse, isCut: boolean): void {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers;
  response.writeHead(status, rest);
  if (!isCut) response.end(body);
  else response.write(body.subarray(0, body.length >> 1), () => response.destroy());
}
