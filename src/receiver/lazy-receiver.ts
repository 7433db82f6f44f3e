import {
  type FlatHeaders,
  isThenable,
  type Mountable,
  mount,
  type Reply,
  replyTo,
  securityHeaders,
} from '../http/index.js';
import { EnvelopeWriter } from '../protocol/envelope/envelope.js';
import { messageOf } from '../protocol/errors/base-error.js';
import { LinkError } from '../protocol/errors/errors.js';
import { Observer } from './observer.js';
import type { FailureContext, ReceiverOptions } from './options.js';
import type { Receiver } from './receiver.js';

/** A receiver that is made at its first request: for `app.use(path, …)`, `http.createServer(…)` and `sendEvent`. */
export interface LazyReceiver extends Mountable {
  /** Answers a request without a socket: for other frameworks, and for tests. */
  answer: Receiver['answer'];
}

/** The options of {@link lazyReceiver}. */
export type LazyReceiverOptions = Pick<ReceiverOptions, 'logger'>;

const FAILED = 'This receiver is not set up yet. Its log says what is missing.';

/** The context of a failure before there is a receiver, when nothing of the request was read. */
const NOBODY: FailureContext = { id: '', event: undefined, username: undefined, remoteAddress: '' };

function failedReply(headers: FlatHeaders): Reply {
  return {
    status: 500,
    headers: [
      ...headers,
      'Content-Type',
      'application/json; charset=utf-8',
      'Cache-Control',
      'no-store',
    ],
    // The site id is unknown before the settings can be read.
    body: new EnvelopeWriter('').failure(FAILED),
  };
}

/**
 * Returns a mountable function that makes the receiver at its first request. An app starts, and its tests run, while
 * settings of the link are missing. Until the receiver can be made, every request is answered 500 with a generic
 * envelope, and the reason is logged. Each request tries again.
 *
 * @param make makes the receiver, or returns the one that it has made; an error that it throws is the logged reason
 * @param options `logger` as in `createReceiver`
 * @example app.use('/link', lazyReceiver(() => open().receiver));
 */
export function lazyReceiver(
  make: () => Pick<Receiver, 'answer'> & Mountable,
  { logger }: LazyReceiverOptions = {},
): LazyReceiver {
  const observer = new Observer(logger === undefined ? {} : { logger });
  const reply = failedReply(securityHeaders());
  const made = (): Pick<Receiver, 'answer'> & Mountable => {
    try {
      return checked(make());
    } catch (cause) {
      const reason = messageOf(cause);
      const error = new LinkError('receiver_not_made', `No receiver: ${reason}`, { cause });
      observer.failed(error, NOBODY);
      return refusing(replyTo(error, { ...reply }));
    }
  };
  const handle: Mountable = (request, response, next) => {
    made()(request, response, next);
  };
  return Object.assign(handle, {
    answer: (request: Parameters<Receiver['answer']>[0]) => made().answer(request),
  });
}

/**
 * Returns the receiver that an app has made. JavaScript may return anything: a promise would be called as a function for
 * each request, and the function that makes a receiver would answer none.
 *
 * @throws Error that says what to return
 */
function checked<Made extends Pick<Receiver, 'answer'>>(made: Made): Made {
  const given: unknown = made;
  if (typeof given === 'function' && typeof Reflect.get(given, 'answer') === 'function')
    return made;
  const isPromise = isThenable(given);
  if (isPromise) Promise.resolve(given).catch(() => undefined);
  const instead = isPromise ? ', not a promise: await it before the app listens' : '';
  throw new Error(`the function of lazyReceiver must return the receiver itself${instead}`);
}

/** Returns a receiver that answers every request with the same reply. */
function refusing(reply: Reply): Pick<Receiver, 'answer'> & Mountable {
  const exchange = async () => reply;
  return Object.assign(mount({ exchange, failed: () => reply }), { answer: exchange });
}
