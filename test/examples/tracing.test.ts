import { createServer } from 'node:http';
import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { createReceiver, passwordSha1, staticAccounts } from 'svclink';
import { createApiClient } from 'svclink/api';
import { sendEvent } from 'svclink/testing';
import { ChannelContextManager, traceSvclink } from '../../examples/tracing/spans.js';
import { ENGINES } from '../site/databases.js';
import { SitePair } from '../site/importer/pair.js';
import { eventually } from '../support/eventually.js';

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracer = provider.getTracer('svclink');
const contexts = new ChannelContextManager();
const [engine] = ENGINES;
let pair: SitePair;
let stop: () => void;

beforeAll(async () => {
  await engine?.start();
  if (!engine) throw new Error('there is no engine');
  context.setGlobalContextManager(contexts);
  stop = traceSvclink(tracer, contexts);
  pair = await SitePair.open(engine);
  await pair.start();
});
afterAll(async () => {
  await pair?.close();
  await engine?.stop();
  stop();
  context.disable();
  await provider.shutdown();
});

const spans = (): readonly ReadableSpan[] => exporter.getFinishedSpans();

function parentOf({ parentSpanContext }: ReadableSpan): ReadableSpan | undefined {
  return spans().find((one) => one.spanContext().spanId === parentSpanContext?.spanId);
}

const named = (name: string, kind: SpanKind): readonly ReadableSpan[] =>
  spans().filter((span) => span.name === name && span.kind === kind);

/** The secrets that a span contains. */
function secretsIn(secrets: readonly string[]): readonly string[] {
  const text = JSON.stringify(
    spans().map(({ name, attributes, status, events }) => [name, attributes, status, events]),
  );
  return secrets.filter((secret) => text.includes(secret));
}

const SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';
const CALLER = { username: 'acme', password: 'open sesame', siteId: SITE_ID };

describe('the spans of OpenTelemetry', () => {
  it('show a job with its calls, and the requests that the other site answers', async () => {
    const id = await pair.owner.order();
    await pair.link();
    await pair.imported(id);
    await eventually(() => named('mark_order_imported', SpanKind.SERVER).length > 0);
    await eventually(() => named('job import', SpanKind.CONSUMER).length > 0);

    const [job] = named('job import', SpanKind.CONSUMER);
    expect(job).toMatchObject({
      parentSpanContext: undefined,
      status: { code: SpanStatusCode.UNSET },
      attributes: { 'svclink.job.attempt': 1, 'messaging.destination.name': 'link:1' },
    });
    const [call] = named('get_order', SpanKind.CLIENT);
    if (!call) throw new Error('no call was traced');
    expect(call.attributes).toEqual({
      'rpc.system': 'svclink.link',
      'rpc.method': 'get_order',
      'server.address': pair.ownerServer.host,
      'enduser.id': 'acme',
    });
    expect(parentOf(call)).toBe(job);
    const [request] = named('get_order', SpanKind.SERVER);
    // Another process, as a rule: the parent comes from an instrumentation of HTTP.
    expect(request?.parentSpanContext).toBeUndefined();
    expect(request?.attributes).toEqual({
      'rpc.system': 'svclink.link',
      'rpc.method': 'get_order',
      'enduser.id': 'acme',
      'svclink.id': expect.any(String),
      'client.address': '127.0.0.1',
    });
    // A list that is read record by record.
    expect(named('get_all_orders', SpanKind.CLIENT).map(parentOf)).toContainEqual(
      expect.objectContaining({ kind: SpanKind.CONSUMER }),
    );
    expect(secretsIn(['open sesame', passwordSha1('open sesame')])).toEqual([]);
  });

  it('show failures by their code and public message, and the spans of a handler within its request', async () => {
    exporter.reset();
    const receiver = createReceiver({
      siteId: SITE_ID,
      accounts: staticAccounts([{ username: 'acme', password: 'open sesame' }]),
      logger: false,
    });
    receiver.on('get_foh', () =>
      tracer.startActiveSpan('read the photo', async (span) => {
        await new Promise(setImmediate);
        span.end();
        throw new Error('the password of the disk is tulip');
      }),
    );
    const failed = await sendEvent(receiver, 'get_foh', { remote_report_id: '1' }, CALLER);
    expect(failed.success).toBe(false);
    const stranger = { ...CALLER, password: 'not the password' };
    await sendEvent(receiver, 'get_order', { report_id: '1' }, stranger);
    await receiver.close();

    const [request] = named('get_foh', SpanKind.SERVER);
    expect(request).toMatchObject({
      status: {
        code: SpanStatusCode.ERROR,
        message: expect.stringContaining(failed.return_error_msg ?? '-'),
      },
      attributes: { 'error.type': 'handler_failed' },
    });
    const [own] = named('read the photo', SpanKind.INTERNAL);
    expect(own && parentOf(own)).toBe(request);
    expect(named('link request', SpanKind.SERVER)).toMatchObject([
      { attributes: { 'error.type': 'credentials_invalid', 'enduser.id': 'acme' } },
    ]);
    expect(secretsIn(['tulip', 'sesame', 'not the password'])).toEqual([]);
  });

  it('show the calls of the JSON API, and a job that fails', async () => {
    exporter.reset();
    const { site } = pair.owner;
    const credentials = await site.apps.create({ name: 'desk', scopes: ['workorder-r'] });
    const server = createServer((request, response) => site.api(request, response)).listen(0);
    const { port }: { port?: number } = Object(server.address());
    const client = createApiClient({
      credentials: { ...credentials, api_url: `http://127.0.0.1:${port}` },
    });
    await client.workorder.search({ wo_number: 'WO-9' });
    await expect(client.bid.list({ report_id: 1 })).rejects.toThrow('scope');
    await client.close();
    server.close();
    pair.ownerServer.listener = (_request, response) => response.writeHead(500).end();
    await pair.importer.site.importer.links.sync('owner');
    const broken = () =>
      spans().find(
        ({ kind, status }) => kind === SpanKind.CONSUMER && status.code === SpanStatusCode.ERROR,
      );
    await eventually(() => broken() !== undefined);

    const search = named('workorder/search', SpanKind.CLIENT);
    expect(search).toMatchObject([
      { attributes: { 'rpc.system': 'svclink.api' }, status: { code: SpanStatusCode.UNSET } },
    ]);
    expect(named('workorder/search', SpanKind.SERVER)).toMatchObject([
      { attributes: { 'rpc.system': 'svclink.api', 'enduser.id': 'desk' } },
    ]);
    for (const kind of [SpanKind.CLIENT, SpanKind.SERVER]) {
      expect(named('bid/list', kind)).toMatchObject([
        {
          status: { code: SpanStatusCode.ERROR },
          attributes: { 'error.type': expect.any(String) },
        },
      ]);
    }
    const [call] = spans().filter((span) => parentOf(span) === broken());
    expect(call).toMatchObject({ kind: SpanKind.CLIENT, status: { code: SpanStatusCode.ERROR } });
    expect(secretsIn([credentials.client_secret, 'Bearer', 'sesame'])).toEqual([]);
  });
});
