import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import {
  type Context,
  type ContextManager,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { type CallTrace, type JobTrace, type RequestTrace, TRACE_CHANNELS } from 'svclink';

/**
 * A context manager of OpenTelemetry whose store the channels of svclink can set: register it in place of
 * AsyncLocalStorageContextManager. Spans that handlers make are then children of the spans below.
 */
export class ChannelContextManager implements ContextManager {
  readonly store = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.store.getStore() ?? ROOT_CONTEXT;
  }

  with<Args extends unknown[], Work extends (...args: Args) => ReturnType<Work>>(
    active: Context,
    work: Work,
    self?: ThisParameterType<Work>,
    ...args: Args
  ): ReturnType<Work> {
    return this.store.run(active, () => work.apply(self, args));
  }

  bind<Target>(active: Context, target: Target): Target {
    if (typeof target !== 'function') return target;
    const bound = (...args: unknown[]) => this.store.run(active, () => target(...args));
    return Object.assign(bound, target);
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.store.disable();
    return this;
  }
}

/** A span of a message. */
interface Described {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

const described = {
  request: ({ face, event, username, id, remoteAddress }: RequestTrace): Described => ({
    name: event ?? `${face} request`,
    kind: SpanKind.SERVER,
    attributes: {
      'rpc.system': `svclink.${face}`,
      'rpc.method': event,
      'enduser.id': username,
      'svclink.id': id,
      'client.address': remoteAddress,
    },
  }),
  job: ({ id, kind, lane, key, attempt }: JobTrace): Described => ({
    name: `job ${kind}`,
    kind: SpanKind.CONSUMER,
    attributes: {
      'messaging.system': 'svclink',
      'messaging.message.id': id,
      'messaging.destination.name': lane,
      'svclink.job.key': key,
      'svclink.job.attempt': attempt,
    },
  }),
  call: ({ face, event, host, username }: CallTrace): Described => ({
    name: event,
    kind: SpanKind.CLIENT,
    attributes: {
      'rpc.system': `svclink.${face}`,
      'rpc.method': event,
      'server.address': host,
      'enduser.id': username,
    },
  }),
};

/** Ends a span with the failure of its message. The private cause of the failure stays out of the span. */
function end(span: Span, { name, attributes }: Described, error: unknown): void {
  span.updateName(name).setAttributes(attributes);
  if (error !== undefined) {
    const { code, message } = Object(error);
    span.setAttribute('error.type', typeof code === 'string' ? code : 'Error');
    span.setStatus({ code: SpanStatusCode.ERROR, message: String(message ?? error) });
  }
  span.end();
}

/** Makes the spans of one channel. @returns the function that ends it */
function traceChannel<Message extends object>(
  tracer: Tracer,
  { store }: ChannelContextManager,
  name: string,
  describe: (message: Message) => Described,
): () => void {
  const spans = new WeakMap<Message, Span>();
  const channel = tracingChannel<Context, Message>(name);
  channel.start.bindStore(store, (message) => {
    const { name: spanName, kind, attributes } = describe(message);
    // A job begins a trace: the work that happened to wake its queue is not its parent.
    const parent = kind === SpanKind.CONSUMER ? ROOT_CONTEXT : context.active();
    const span = tracer.startSpan(spanName, { kind, attributes }, parent);
    spans.set(message, span);
    return trace.setSpan(parent, span);
  });
  const onEnd = (message: Message & { readonly error?: unknown }) => {
    const span = spans.get(message);
    if (span) end(span, describe(message), message.error);
  };
  channel.asyncEnd.subscribe(onEnd as (message: unknown) => void);
  return () => {
    channel.start.unbindStore(store);
    channel.asyncEnd.unsubscribe(onEnd as (message: unknown) => void);
  };
}

/**
 * Makes a span for each request, job and call of svclink in this process.
 *
 * @returns the function that ends it
 */
export function traceSvclink(tracer: Tracer, contexts: ChannelContextManager): () => void {
  const { request, job, call } = TRACE_CHANNELS;
  const ends = [
    traceChannel<RequestTrace>(tracer, contexts, request, described.request),
    traceChannel<JobTrace>(tracer, contexts, job, described.job),
    traceChannel<CallTrace>(tracer, contexts, call, described.call),
  ];
  return () => {
    for (const stop of ends) stop();
  };
}
