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
import type { RequestEnvelope } from '../protocol/envelope/envelope.js';
import type { LinkError } from '../protocol/errors/errors.js';
import { optionError } from '../protocol/options.js';
import { type RequestTrace, requestTraces } from '../protocol/traces.js';
import type { AccountView } from './accounts.js';
import { type CustomEvent, customDefinition } from './custom-event.js';
import { type EventMap, EventRun, type EventTypes, type Handlers, LinkEvent } from './event.js';
import { Fault, toLinkError } from './failures.js';
import type { Form } from './form/form.js';
import { hostFiles } from './form/host-file.js';
import type { ReceiverOptions } from './options.js';
import type { EventDescription } from './registry.js';
import { type ReceiverRequest, RequestContext } from './request.js';
import { createSettings, type Settings } from './settings.js';
import { checkCredentials, checkSite } from './stages/credentials.js';
import { readForm, readFormEnvelope } from './stages/form.js';
import { readInput, runHandler, writeEnvelope } from './stages/handler.js';
import { refusedContent } from './stages/refused-content.js';
import { withAccountSettings } from './wire-options.js';

/**
 * A link receiver: a function for `app.use(path, …)` of Express 4 and 5 and for `http.createServer(…)`.
 * Register handlers before the first request.
 */
export interface Receiver<Events extends { [Name in keyof Events]: EventTypes } = EventMap>
  extends Mountable {
  /**
   * Registers the handler of an event. The handler of `send_file` gets the file too. The handler of `*` gets every event
   * that has no handler of its own, unknown events included.
   *
   * @throws LinkError `handler_duplicate`, `handler_unknown_event`, `option_invalid`, `registration_late`
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
  /** Returns all events; `handled` says whether a call of the event is answered. */
  events(): readonly EventDescription[];
  /** Answers a request without a socket: for other frameworks, and for tests. */
  answer(request: ReceiverRequest): Promise<Reply>;
  /** Closes the connections to which files were fetched by their addresses, and stops the renewal of stored passwords. */
  close(): Promise<void>;
}

const MISPLACED =
  "returns a receiver, and cannot be mounted itself: write app.use('/link', createReceiver({ siteId, accounts }))";

/**
 * Creates a receiver.
 *
 * @throws LinkError `option_invalid`; the message states the fix
 * @example
 *
 * ```ts
 * const receiver = createReceiver({ siteId, accounts: staticAccounts([account]) });
 * receiver.on('get_order', ({ data }) => orders.find(data.report_id));
 * express().use('/link', receiver).listen(8080);
 * ```
 */
export function createReceiver(options: ReceiverOptions): Receiver;
export function createReceiver(...given: [ReceiverOptions, ...unknown[]]): Receiver | undefined {
  // Mounted itself, without options, this function is called with a request. It has answered that.
  if (isMisplaced(given, () => optionError('createReceiver', MISPLACED))) return undefined;
  const [options] = given;
  const settings = createSettings(options);
  const { registry } = settings;
  const answerRequest = (request: ReceiverRequest) => {
    // A handler that is registered now would answer this request otherwise than the next one.
    registry.seal();
    return answer(request, settings);
  };
  const requestOf = (message: IncomingMessage) =>
    new MessageRequest(message, options.clientAddress);
  const handle = mount({
    exchange: (message) => answerRequest(requestOf(message)),
    failed: (error) => failureReply(toLinkError(error), settings),
    stalled: (failure, message) =>
      new RequestContext(requestOf(message), settings.observer).failed(toLinkError(failure)),
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
    answer: answerRequest,
    close: async () => {
      await Promise.all([settings.closeOutgoing(), settings.renewal?.close()]);
    },
  });
  return receiver as unknown as Receiver;
}

/** Answers one request. Never rejects: every failure is an envelope. */
function answer(request: ReceiverRequest, settings: Settings): Promise<Reply> {
  const context = new RequestContext(request, settings.observer);
  if (!requestTraces.isObserved) return answerInStages(request, settings, context);
  const trace: RequestTrace = { face: 'link', remoteAddress: request.remoteAddress };
  return requestTraces.run(trace, async () => {
    const reply = await answerInStages(request, settings, context);
    Object.assign(trace, context.context(), { error: context.error });
    return reply;
  });
}

/**
 * Answers one request in nine stages: form, envelope, credentials, site, event, data, handler, result, reply. A stage
 * that throws ends the request with the failure as its reply.
 */
async function answerInStages(
  request: ReceiverRequest,
  settings: Settings,
  context: RequestContext,
): Promise<Reply> {
  // Those of the receiver, until the account is known.
  let effective = settings;
  let form: Form | undefined;
  let envelope: RequestEnvelope | undefined;
  let run: EventRun | undefined;
  try {
    form = await readForm(request, settings);
    const reading = readFormEnvelope(form);
    envelope = reading instanceof Promise ? await reading : reading;
    context.username = envelope.username;
    const account = await authenticate(form, envelope, request, settings);
    effective = withAccountSettings(settings, account);
    context.exchanged.wireNames = effective.dialect?.names;
    await checkSite(envelope, account, effective);
    context.eventName = envelope.event_name;
    const name = envelope.event_name.trim();
    const route = settings.registry.route(name);
    const { data, intake, isLong } = await readInput(form, envelope, route, effective, context);
    context.exchanged.data = data;
    // The payload has been read: a long one does not stay in memory while the handler runs. A form with parts to release
    // is needed at the end.
    if (!form.release) form = undefined;
    run = new EventRun(context, settings.deadlines.of(name), isLong);
    const event = new LinkEvent(run, { envelope, account, data, definition: route.definition });
    const result = await runHandler(event, route, intake, run, effective);
    const body = await writeEnvelope(event, route, result, run, effective);
    return answered({ status: 200, headers: settings.headers, body }, context);
  } catch (error) {
    await run?.abandon();
    const failure = toLinkError(error);
    if (settings.observer.isRecording) {
      context.exchanged.data ??= refusedContent(envelope, form?.payload);
    }
    return answered(failureReply(failure, effective), context, failure);
  } finally {
    if (form?.release) await form.release();
  }
}

/** Stage 3. The bytes of the form count against the memory of unfinished requests until the caller is known. */
function authenticate(
  form: Form,
  envelope: RequestEnvelope,
  request: ReceiverRequest,
  settings: Settings,
): AccountView | Promise<AccountView> {
  return settings.unfinished.during(form.buffered ?? 0, () =>
    checkCredentials(envelope, request, settings),
  );
}

/** Reports the end of a request to logs and hooks, and returns its reply. */
function answered(reply: Reply, context: RequestContext, failure?: LinkError): Reply {
  if (typeof reply.body === 'string') context.exchanged.answer = reply.body;
  context.done(failure);
  return reply;
}

/** The stages whose failures have their own HTTP status with any value of the option `httpStatus`. */
const STAGES_WITH_STATUS: ReadonlySet<string> = new Set(['form', 'envelope', 'reply']);

/** Stage 9 for a failure: an envelope like any other, with the names of the caller's dialect. */
function failureReply(error: LinkError, settings: Settings): Reply {
  const { headers, envelopes, httpStatus, dialect } = settings;
  return replyTo(error, {
    status: statusOf(error, httpStatus),
    headers: withFailureHeaders(headers, error),
    body: envelopes.failure(dialect?.messageToWire(error.message) ?? error.message),
  });
}

/** By default temporary failures and faults have their own status too, because callers decide by it whether to repeat. */
function statusOf(error: LinkError, httpStatus: Settings['httpStatus']): number {
  const { stage, status, retryAfter } = error;
  if (httpStatus === true || STAGES_WITH_STATUS.has(stage)) return status;
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
