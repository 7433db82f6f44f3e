import { readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  createReceiver,
  type EventName,
  type FailureContext,
  type IncomingFile,
  type LinkError,
  type LinkEvent,
  type Receiver,
  type ReceiverOptions,
} from '../../src/index.js';
import { EVENT_NAMES } from '../../src/protocol/generated/event-names.js';
import { type LocalServer, serve, temporaryFolder } from '../support/resources.js';
import { goodData, goodResult } from './samples.js';
import {
  ACCOUNT,
  type Answer,
  encoded,
  envelopeText,
  exchange,
  FORM,
  failureOf,
  resultOf,
  SITE,
} from './wire.js';

export * from './samples.js';
export * from './wire.js';

/** A file as a handler found it. */
interface SeenFile {
  readonly source: IncomingFile['source'];
  readonly name: string;
  readonly mimeType: string;
  readonly fileArea: 0 | 1;
  readonly size: number | undefined;
  readonly sha256: string | undefined;
  readonly bytes: Buffer;
}

/** A call that reached a handler. */
interface Call {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly event: LinkEvent;
  readonly file?: SeenFile;
}

interface LogEntry {
  readonly level: string;
  readonly entry: object;
  readonly message: string;
}

/** What a handler does: gets the event, gives the result. */
type Act = (event: LinkEvent & { file?: IncomingFile }) => unknown;

export interface HarnessOptions extends Partial<ReceiverOptions> {
  /** Registers more before the first request, or the mount instead of node:http. */
  readonly setUp?: (receiver: Receiver) => void;
  /** The events that get no handler. */
  readonly without?: readonly EventName[];
  readonly mountAs?: (receiver: Receiver) => RequestListener;
}

async function look(file: IncomingFile | undefined): Promise<SeenFile | undefined> {
  if (!file) return undefined;
  const bytes = file.source === 'multipart' ? await buffer(await file.open()) : Buffer.alloc(0);
  const { source, name, mimeType, fileArea, size, sha256 } = file;
  return { source, name, mimeType, fileArea, size, sha256, bytes };
}

/** A receiver on a server of its own, with a recording handler for every event. */
export class Harness {
  readonly calls: Call[] = [];
  readonly failures: { error: LinkError; context: FailureContext }[] = [];
  readonly logs: LogEntry[] = [];
  uploadFolder = '';
  receiver!: Receiver;
  #served!: LocalServer;
  readonly #acts = new Map<string, Act>();

  async start(options: HarnessOptions = {}): Promise<this> {
    const { setUp, without = [], mountAs = (one: Receiver) => one, ...given } = options;
    this.uploadFolder = temporaryFolder('uploads');
    this.receiver = createReceiver({
      siteId: SITE,
      accounts: [ACCOUNT],
      throttle: false,
      uploadFolder: this.uploadFolder,
      logger: this.#logger(),
      onError: (error, context) => void this.failures.push({ error, context }),
      ...given,
    });
    const record = (event: LinkEvent & { file?: IncomingFile }) => this.#record(event);
    for (const name of EVENT_NAMES) {
      if (!without.includes(name)) this.receiver.on(name as 'get_order', record as never);
    }
    setUp?.(this.receiver);
    this.#served = await serve(mountAs(this.receiver));
    return this;
  }

  get server() {
    return this.#served.server;
  }

  get port(): number {
    return this.#served.port;
  }

  get url(): string {
    return this.#served.url;
  }

  /** Says what the handler of an event does from now on. */
  act(name: string, act: Act | undefined): void {
    if (act) this.#acts.set(name, act);
    else this.#acts.delete(name);
  }

  post(
    body: Parameters<typeof exchange>[1],
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return exchange(this.url, body, { 'content-type': FORM, ...headers });
  }

  /** Sends an event as percent-encoded form; `data` as event_data text. */
  send(name: string, data?: unknown, changes?: object): Promise<Answer> {
    return this.post(encoded(envelopeText(name, data, changes)));
  }

  /** The result of an event that has to succeed. */
  async result(name: string, data?: unknown, changes?: object): Promise<unknown> {
    return resultOf(await this.send(name, data, changes));
  }

  /** The message of an event that has to fail, with 200. */
  async refusal(name: string, data?: unknown, changes?: object): Promise<string> {
    return failureOf(await this.send(name, data, changes));
  }

  /** The message of an event that fails by a fault of the receiver's side, with 500, or 503 where its time is over. */
  async fault(name: string, data?: unknown, status: 500 | 503 = 500): Promise<string> {
    return failureOf(await this.send(name, data), status);
  }

  /** Sends an event and gives what its handler got; fails when it got none. */
  async received(name: string, data?: unknown, changes?: object) {
    const before = this.calls.length;
    const answer = await this.send(name, data, changes);
    const call = this.calls[before];
    if (!call) throw new Error(`${name} did not reach its handler: ${answer.text}`);
    return call.data;
  }

  /** The message for data that has to be refused before its handler. */
  async unreceived(name: string, data: object): Promise<string> {
    const before = this.calls.length;
    const message = await this.refusal(name, data);
    expect(this.calls.length).toBe(before);
    return message;
  }

  /** What leaves as result_data when the handler of an event gives `result`. */
  async sent(name: string, result: unknown, data: unknown = goodData(name)): Promise<unknown> {
    return resultOf(await this.#answering(name, result, data));
  }

  /** What is wrong with a handler's `result`, which must not leave. */
  async unsent(name: string, result: unknown, data: unknown = goodData(name)): Promise<string> {
    this.failures.length = 0;
    failureOf(await this.#answering(name, result, data), 500);
    const { code, cause } = this.failures[0]?.error ?? {};
    expect(code).toBe('result_invalid');
    return cause instanceof Error ? cause.message : '';
  }

  /** What lies in the upload folder. */
  leftovers(): string[] {
    return readdirSync(this.uploadFolder, { recursive: true, encoding: 'utf8' });
  }

  /** Forgets what it recorded. */
  clear(): void {
    for (const list of [this.calls, this.failures, this.logs]) list.length = 0;
  }

  async close(): Promise<void> {
    await this.#served.close();
    await this.receiver.close();
    rmSync(this.uploadFolder, { recursive: true, force: true });
  }

  async #answering(name: string, result: unknown, data: unknown): Promise<Answer> {
    this.act(name, () => result);
    const answer = await this.send(name, data);
    this.act(name, undefined);
    return answer;
  }

  async #record(event: LinkEvent & { file?: IncomingFile }): Promise<unknown> {
    const act = this.#acts.get(event.name);
    const file = act ? undefined : await look(event.file);
    this.calls.push({ name: event.name, data: event.data, event, ...(file ? { file } : {}) });
    return act ? act(event) : goodResult(event.name, event.data);
  }

  #logger() {
    const level = (name: string) => (entry: object, message: string) => {
      this.logs.push({ level: name, entry, message });
    };
    return {
      debug: level('debug'),
      info: level('info'),
      warn: level('warn'),
      error: level('error'),
    };
  }
}

/** Starts a receiver for one test. */
export async function startReceiver(options: HarnessOptions = {}): Promise<Harness> {
  return new Harness().start(options);
}

/** A receiver for all tests of a file or of a group, which have nothing recorded when they begin. */
export function sharedReceiver(options: HarnessOptions | (() => HarnessOptions) = {}): Harness {
  const harness = new Harness();
  beforeAll(() => harness.start(typeof options === 'function' ? options() : options));
  beforeEach(() => harness.clear());
  afterAll(() => harness.close());
  return harness;
}
