import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  type ClientAddress,
  callerAddress,
  type FlatHeaders,
  type HostBody,
  hostBody,
  isMisplaced,
  type Mountable,
  mount,
  type Reply,
  replyTo,
} from '../http/index.js';
import type { LinkError } from '../protocol/errors/errors.js';
import { optionError } from '../protocol/options.js';
import { type CustomEvent, customDefinition } from './custom-event.js';
import { type EventMap, EventRun, type EventTypes, type Handlers, LinkEvent } from './event.js';
import { Fault } from './fault.js';
import type { Form } from './form/form.js';
import { hostFiles } from './form/host-file.js';
import type { ReceiverOptions } from './options.js';
import type { EventDescription } from './registry.js';
import { type ReceiverRequest, RequestContext, toLinkError } from './request.js';
import { createSettings, type Settings } from './settings.js';
import { checkCredentials, checkSite } from './stages/credentials.js';
import { readForm, readFormEnvelope } from './stages/form.js';
import { readInput, runHandler, writeEnvelope } from './stages/handler.js';
import { settingsOf } from './wire-options.js';

/**
 * A link receiver: a function for `app.use(path, …)` of Express 4 and 5 and for `http.createServer(…)`.
 * Register handlers before the first request.
 */
export interface Receiver<Events extends { [Name in keyof Events]: EventTypes } = EventMap>
  extends Mountable {
  /**
   * Registers the handler of an event; that of `send_file` gets the file too. `*` handles all events without a handler,
   * including unknown ones.
   */
  on<Name extends keyof Handlers<Events>>(name: Name, handler: Handlers<Events>[Name]): this;
  /**
   * Adds a custom event, which is validated like the documented ones.
   *
   * @throws LinkError `handler_duplicate`, `schema_invalid`, `registration_late`
   */
  define<Name extends string, Data, Reply>(
    name: Name,
    event: CustomEvent<Data, Reply>,
  ): Receiver<Events & Record<Name, { readonly data: Data; readonly reply: Reply }>>;
  /** Returns all events, and which of them are handled. */
  events(): readonly EventDescription[];
  /** Answers a request without a socket: for other frameworks, and for tests. */
  answer(request: ReceiverRequest): Promise<Reply>;
  /** Closes the connections for fetched files, and ends the renewal of hashes. */
  close(): Promise<void>;
}

const MISPLACED =
  "makes a receiver and is none: write app.use('/link', createReceiver({ siteId, accounts }))";

/**
 * Creates a receiver.
 *
 * @throws LinkError `option_invalid`; the message states the fix
 * @example const receiver = createReceiver({ siteId, accounts: staticAccounts([account]) }); receiver.on('get_order',
 * ({ data }) => orders.find(data.report_id)); express().use('/link', receiver).listen(8080);
 */
export function createReceiver(options: ReceiverOptions): Receiver;
export function createReceiver(...given: [ReceiverOptions, ...unknown[]]): Receiver | undefined {
  if (isMisplaced(given, () => optionError('createReceiver', MISPLACED))) return undefined;
  const [options] = given;
  const settings = createSettings(options);
  const { registry } = settings;
  const respond = (request: ReceiverRequest) => {
    registry.seal();
    return answer(request, settings);
  };
  const request = (message: IncomingMessage) => new MessageRequest(message, options.clientAddress);
  const handle = mount({
    exchange: (message) => respond(request(message)),
    failed: (error) => failureReply(toLinkError(error), settings),
    stalled: (failure, message) =>
      new RequestContext(request(message), settings.observer).failed(toLinkError(failure)),
    readTimeout: settings.readTimeout,
  });
  const receiver = Object.assign(handle, {
    on(name: string, handler: unknown) {
      registry.register(name, handler);
      return receiver;
    },
    define(name: string, event: CustomEvent<Record<string, unknown>, unknown>) {
      registry.define(customDefinition(name, event));
      if (event.deadline !== undefined) settings.deadlines.set(name, event.deadline);
      return receiver;
    },
    events: () => registry.events(),
    answer: respond,
    close: async () => {
      await Promise.all([settings.closeOutgoing(), settings.renewal?.close()]);
    },
  });
  return receiver as unknown as Receiver;
}

/** Answers one request in nine stages. Never rejects: every failure is an envelope. */
async function answer(request: ReceiverRequest, settings: Settings): Promise<Reply> {
  const context = new RequestContext(request, settings.observer);
  let own = settings;
  let form: Form | undefined;
  let run: EventRun | undefined;
  try {
    form = await readForm(request, settings);
    const read = readFormEnvelope(form);
    const envelope = read instanceof Promise ? await read : read;
    context.username = envelope.username;
    const account = await settings.unfinished.during(form.buffered ?? 0, () =>
      checkCredentials(envelope, request, settings),
    );
    own = settingsOf(settings, account);
    context.exchanged.wireNames = own.dialect?.names;
    await checkSite(envelope, account, own);
    context.eventName = envelope.event_name;
    const route = settings.registry.route(envelope.event_name.trim());
    const { data, intake, isLong } = await readInput(form, envelope, route, own, context.notice);
    context.exchanged.data = data;
    // The payload has been read. The memory of a long one is released before the handler runs.
    if (!form.release) form = undefined;
    run = new EventRun(context, settings.deadlines.of(envelope.event_name.trim()), isLong);
    const event = new LinkEvent(run, { envelope, account, data, definition: route.definition });
    const result = await runHandler(event, route, intake, run, own);
    const body = await writeEnvelope(event, route, result, run, own);
    if (typeof body === 'string') context.exchanged.answer = body;
    context.done();
    return { status: 200, headers: settings.headers, body };
  } catch (error) {
    await run?.abandon();
    const failure = toLinkError(error);
    context.done(failure);
    return failureReply(failure, own);
  } finally {
    if (form?.release) await form.release();
  }
}

/**
 * Failures before an envelope was read, and faults of this side, have their own status with any value of the option.
 */
const WITH_STATUS: ReadonlySet<string> = new Set(['form', 'envelope', 'reply']);

/** Stage 9 of a failure: always an envelope, with the names of the caller's dialect. */
function failureReply(error: LinkError, settings: Settings): Reply {
  const { headers, envelopes, httpStatus, dialect } = settings;
  return replyTo(error, {
    status: statusOf(error, httpStatus),
    headers: withFailureHeaders(headers, error),
    body: envelopes.failure(dialect?.messageToWire(error.message) ?? error.message),
  });
}

/** Temporary failures and faults have their own status, because callers decide by it whether to repeat. */
function statusOf(error: LinkError, httpStatus: Settings['httpStatus']): number {
  const { stage, status, retryAfter } = error;
  if (httpStatus === true || WITH_STATUS.has(stage)) return status;
  const isTransient = status === 503 && retryAfter !== undefined;
  return httpStatus === undefined && (isTransient || error instanceof Fault) ? status : 200;
}

function withFailureHeaders(
  headers: FlatHeaders,
  { code, stage, retryAfter }: LinkError,
): FlatHeaders {
  if (code === 'method_not_allowed' && stage === 'form') return [...headers, 'Allow', 'POST'];
  return retryAfter === undefined ? headers : [...headers, 'Retry-After', String(retryAfter)];
}

const NO_FILES: readonly unknown[] = [];

/** A request of node:http, or of Express after any middleware. */
class MessageRequest implements ReceiverRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: HostBody;
  readonly files: readonly unknown[];

  constructor(
    readonly message: IncomingMessage,
    readonly clientAddress: ClientAddress | undefined,
  ) {
    this.method = message.method ?? '';
    this.headers = message.headers;
    this.body = hostBody(message);
    this.files = this.body.kind === 'unread' ? NO_FILES : hostFiles(message);
  }

  /** Computed when it is read: under Express's `trust proxy` it costs more than reading the envelope. */
  get remoteAddress(): string {
    return callerAddress(this.message, this.clientAddress);
  }
}
