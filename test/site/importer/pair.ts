import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { LinkCallError } from '../../../src/client/index.js';
import { EVENT_CHANNEL } from '../../../src/index.js';
import type { SiteOptions } from '../../../src/site/index.js';
import { envelope } from '../../client/peer.js';
import { eventually as until } from '../../support/eventually.js';
import type { TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';

export { until };

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on a port of its own, whose listener may come later and change. */
export class LocalServer {
  listener: Listener = (_request, response) => response.writeHead(503).end();
  readonly #server: Server = createServer((request, response) => this.listener(request, response));

  constructor() {
    // A connection that was idle is ended by its client: otherwise a request could cross its end, and be lost.
    this.#server.keepAliveTimeout = 0;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Ends all connections, whatever is under way on them. */
  drop(): void {
    this.#server.closeAllConnections();
  }

  close(): Promise<unknown> {
    this.drop();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Serves a site as an app would mount it. */
export function serveSite(server: LocalServer, test: { site: TestSite['site'] }): void {
  server.listener = (request, response) => {
    const { site } = test;
    if (request.url?.startsWith('/link')) site.receiver(request, response);
    else if (request.url?.startsWith('/files')) site.files(request, response);
    else if (request.url?.startsWith('/push')) site.push(request, response);
    else response.writeHead(404).end();
  };
}

/** Two sites on this machine: one owns orders, the other imports them. */
export class SitePair {
  readonly calls: string[] = [];
  owner!: TestSite;
  importer!: TestSite;

  private constructor(
    readonly ownerServer: LocalServer,
    readonly importerServer: LocalServer,
  ) {}

  /** @param options of the importer. @param ofOwner options of the owner */
  static async open(
    engine: TestEngine,
    options: Partial<SiteOptions> = {},
    ofOwner: Partial<SiteOptions> = {},
  ): Promise<SitePair> {
    const servers = [await new LocalServer().listen(), await new LocalServer().listen()] as const;
    const pair = new SitePair(...servers);
    const allowedHosts = servers.map(({ host }) => host);
    const common = {
      allowedHosts,
      pushWait: 5,
      thumbnails: false as const,
    };
    const [owner, importer] = servers;
    pair.owner = await TestSite.open(engine, { ...common, publicUrl: owner.url, ...ofOwner });
    pair.importer = await TestSite.open(engine, { ...common, publicUrl: importer.url, ...options });
    serveSite(owner, pair.owner);
    serveSite(importer, pair.importer);
    subscribe(EVENT_CHANNEL, pair.#hear);
    return pair;
  }

  readonly #hear = (message: unknown): void => {
    const { event }: { event?: unknown } = Object(message);
    if (typeof event === 'string') this.calls.push(event);
  };

  /** The events that either site was called with, without those that look for news. */
  get named(): string[] {
    const looks =
      /^(?:validate_user|get_all_orders|get_all_updates|get_all_notes|get_cancel_orders|get_pending_)/;
    return this.calls.filter((name) => !looks.test(name));
  }

  /** A link from the importer to the owner, as the account acme there. */
  link(more: object = {}) {
    const url = `${this.ownerServer.url}/link`;
    const access = { url, username: 'acme', password: 'open sesame' };
    return this.importer.site.importer.links.add({
      name: 'owner',
      poll_seconds: 1,
      ...access,
      ...more,
    });
  }

  /** The imported order of a report_id, when everything that came with it is there. */
  async imported(reportId: string, link = 'owner') {
    const { orders } = this.importer.site.importer;
    await until(async () => {
      const found = await orders.find(link, reportId);
      return found !== undefined && found.unfinished === undefined;
    }, `the import of ${reportId}`);
    const order = await orders.find(link, reportId);
    if (!order) throw new Error('it is gone');
    return order;
  }

  /** Pauses the link, and waits for what runs of it: nothing is asked or sent until `released`. */
  async held(): Promise<void> {
    const { site } = this.importer;
    await site.importer.links.pause('owner');
    const running = async () =>
      (await site.jobs.list({ state: 'running' })).filter(({ lane }) => lane.startsWith('link:'));
    await until(async () => (await running()).length === 0, 'the end of what runs');
  }

  /** Resumes the link after `held`. */
  released(): Promise<void> {
    return this.importer.site.importer.links.resume('owner');
  }

  async start(): Promise<void> {
    await this.owner.site.start();
    await this.importer.site.start();
  }

  async close(): Promise<void> {
    unsubscribe(EVENT_CHANNEL, this.#hear);
    await this.importer?.close();
    await this.owner?.close();
    await this.ownerServer.close();
    await this.importerServer.close();
  }
}

/** What a peer answers to an event: a result, or a function that answers in its own way. */
export type PeerAnswer = unknown | ((data: never, response: ServerResponse) => unknown);

/** An owner that answers as it is told, well or badly. */
export class StubOwner {
  readonly calls: { readonly event: string; readonly data: Record<string, unknown> }[] = [];
  answers: Record<string, PeerAnswer> = {};

  private constructor(readonly server: LocalServer) {}

  static async open(): Promise<StubOwner> {
    const stub = new StubOwner(await new LocalServer().listen());
    stub.server.listener = (request, response) => void stub.#answer(request, response);
    return stub;
  }

  get url(): string {
    return `${this.server.url}/link`;
  }

  called(event: string): readonly Record<string, unknown>[] {
    return this.calls.filter((call) => call.event === event).map(({ data }) => data);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const text = new URLSearchParams(body.toString()).get('payload');
    // Of a multipart form, what stands in its part.
    const payload = text ?? /\{"username.*\}/.exec(body.toString('latin1'))?.[0] ?? '{}';
    const { event_name: event = '', event_data = '{}' } = JSON.parse(payload);
    const data = typeof event_data === 'string' ? JSON.parse(event_data || '{}') : event_data;
    this.calls.push({ event, data });
    const answer = this.answers[event] ?? DEFAULTS[event] ?? null;
    const result = typeof answer === 'function' ? await answer(data, response) : answer;
    if (response.headersSent || response.destroyed || result === HANG) return;
    response.setHeader('content-type', 'application/json');
    response.end(envelope({ result_data: result }));
  }
}

/** What a handler of a stub returns to answer nothing. */
export const HANG = Symbol('no answer');

const DEFAULTS: Record<string, unknown> = {
  get_all_orders: [],
  get_all_updates: [],
  get_cancel_orders: [],
  get_pending_cancellations: [],
  get_file: [],
  get_notes: [],
  get_all_notes: [],
  send_ready_for_office: { error: [], cell_updates: [], error_reportid: [] },
  get_invoice_items_order: { '0': '', '***other***': 'other' },
  get_order: ({ report_id }: { report_id: string }) => ({
    wo_number: `WO-${report_id}`,
    address: `${report_id} Elm St`,
    city: 'Omaha',
    state: 'NE',
    zip: '68102',
  }),
};

/** Refuses an event in an envelope. */
export function refusing(message: string) {
  return (_data: never, response: ServerResponse): void => {
    const members = { success: false, error: true, return_error_msg: message };
    response.end(envelope(members));
  };
}

/** Whether an error is a refusal. */
export function isRefusal(error: unknown): boolean {
  return LinkCallError.is(error) && error.code === 'refused';
}
