import type { IncomingMessage } from 'node:http';
import { isMisplaced, type Mountable, mount, type Reply } from '../http/index.js';
import { optionError } from '../protocol/options.js';
import { type CustomEvent, customDefinition } from './custom-event.js';
import type { EventMap, EventTypes, Handlers } from './event.js';
import { toLinkError } from './observer.js';
import type { ReceiverOptions } from './options.js';
import { answer } from './pipeline.js';
import type { EventDescription } from './registry.js';
import { type ReceiverRequest, RequestContext, receiverRequest } from './request.js';
import { createSettings } from './settings.js';
import { failureReply } from './stages/result.js';

/**
 * A link receiver: a function for `app.use(path, …)` of Express 4 and 5 and for `http.createServer(…)`.
 * Register handlers before the first request.
 */
export interface Receiver<Events extends { [Name in keyof Events]: EventTypes } = EventMap>
  extends Mountable {
  /**
   * Gives an event its handler; that of `send_file` gets the file too. `*` takes what has no handler of its own, unknown
   * events included.
   */
  on<Name extends keyof Handlers<Events>>(name: Name, handler: Handlers<Events>[Name]): this;
  /**
   * Adds an event of your own, checked like the documented ones.
   *
   * @throws LinkError `handler_duplicate`, `schema_invalid`, `registration_late`
   */
  define<Name extends string, Data, Reply>(
    name: Name,
    event: CustomEvent<Data, Reply>,
  ): Receiver<Events & Record<Name, { readonly data: Data; readonly reply: Reply }>>;
  /** What events there are, and which of them are handled. */
  events(): readonly EventDescription[];
  /** Answers a request without a socket: for other frameworks, and for tests. */
  answer(request: ReceiverRequest): Promise<Reply>;
  /** Ends the connections to addresses that files were fetched from. */
  close(): Promise<void>;
}

const MISPLACED =
  "makes a receiver and is none: write app.use('/link', createReceiver({ siteId, accounts }))";

/**
 * Makes a receiver.
 *
 * @throws LinkError `option_invalid`; the message says the fix
 * @example
 * const receiver = createReceiver({ siteId, accounts: staticAccounts([account]) });
 * receiver.on('get_order', ({ data }) => orders.find(data.report_id));
 * express().use('/link', receiver).listen(8080);
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
  const request = (message: IncomingMessage) => receiverRequest(message, options.clientAddress);
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
    close: () => settings.closeOutgoing(),
  });
  return receiver as unknown as Receiver;
}
