import type { Dispatcher } from 'undici';
import { readAddress } from './address.js';
import { type OutgoingAnswer, toAnswer } from './answer.js';
import { createDeadline, type Deadline } from './deadline.js';
import { closedError, OutgoingError, toOutgoingError } from './errors.js';
import {
  headersOf,
  isRedirect,
  type OutgoingBody,
  type OutgoingMethod,
  redirected,
  type Step,
} from './step.js';

/** What one exchange may take. */
export interface ExchangeLimits {
  /** Milliseconds from the first request to the end of the body. */
  readonly timeout: number;
  readonly maxBytes: number;
  readonly redirects: number;
}

/** What is asked for. */
export interface ExchangeRequest {
  readonly method?: OutgoingMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: OutgoingBody;
  readonly signal?: AbortSignal;
  readonly onlySuccess?: boolean;
}

interface Arrival {
  readonly step: Step;
  readonly came: Dispatcher.ResponseData;
}

function firstStep(address: string | URL, { method, headers = {}, body }: ExchangeRequest): Step {
  const named = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return { url: readAddress(address), method: method ?? 'GET', headers: new Map(named), body };
}

function abandon({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

async function send(dispatcher: Dispatcher, step: Step, deadline: Deadline): Promise<Arrival> {
  const { url, method } = step;
  const sent = dispatcher.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: headersOf(step),
    body: step.body ?? null,
    signal: deadline.signal,
  });
  try {
    return { step, came: await deadline.race(sent) };
  } catch (error) {
    // It may arrive yet, when the end came just before.
    sent.then(abandon, () => undefined);
    throw toOutgoingError(error, url.host);
  }
}

async function follow(
  dispatcher: Dispatcher,
  start: Step,
  limits: { readonly redirects: number; readonly deadline: Deadline },
): Promise<Arrival> {
  let step = start;
  for (let followed = 0; ; followed += 1) {
    const arrival = await send(dispatcher, step, limits.deadline);
    const { statusCode, headers } = arrival.came;
    const { location } = headers;
    if (!isRedirect(statusCode) || location === undefined) return arrival;
    abandon(arrival.came);
    if (followed >= limits.redirects) {
      throw new OutgoingError(
        'too_many_redirects',
        `${step.url.host} redirects further than the ${limits.redirects} redirects allowed`,
      );
    }
    step = redirected(step, statusCode, String(location));
  }
}

function accept(
  arrival: Arrival,
  request: ExchangeRequest,
  limits: { maxBytes: number; onClose: () => void },
): OutgoingAnswer {
  const { step, came } = arrival;
  try {
    const status = came.statusCode;
    if (request.onlySuccess && (status < 200 || status > 299)) {
      throw new OutgoingError('status', `${step.url.host} answered ${status}`, { status });
    }
    return toAnswer(came, step, limits);
  } catch (error) {
    abandon(came);
    throw error;
  }
}

/** Makes one exchange: the request, what redirects lead to, and the answer within its limits. */
export async function exchange(
  open: () => Promise<Dispatcher | undefined>,
  address: string | URL,
  request: ExchangeRequest,
  limits: ExchangeLimits,
): Promise<OutgoingAnswer> {
  const start = firstStep(address, request);
  const deadline = createDeadline({
    host: start.url.host,
    timeout: limits.timeout,
    signal: request.signal,
  });
  try {
    const dispatcher = await deadline.race(open());
    if (!dispatcher) throw closedError(start.url.host);
    const arrival = await follow(dispatcher, start, { redirects: limits.redirects, deadline });
    return accept(arrival, request, { maxBytes: limits.maxBytes, onClose: deadline.clear });
  } catch (error) {
    deadline.clear();
    throw error;
  }
}
