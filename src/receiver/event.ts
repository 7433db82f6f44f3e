import { HandlerRun } from '../http/index.js';
import type { EventDefinition } from '../protocol/catalogue/definition.js';
import type { RequestEnvelope } from '../protocol/envelope/envelope.js';
import { LinkError } from '../protocol/errors/errors.js';
import type { EventMap as GeneratedEventMap } from '../protocol/generated/event-types.js';
import type { AccountView } from './accounts.js';
import type { Delivery, OpenDelivery } from './delivery/delivery.js';
import { Fault } from './fault.js';
import type { IncomingFile } from './files/incoming-file.js';
import type { RequestContext } from './request.js';

/** Seconds until a caller may come again whose event took longer than its deadline. */
const RETRY_AFTER = 30;

/** The run of an event's handler, with what its caller and the log are told of it. */
export class EventRun extends HandlerRun {
  /** What is to be stored or given back when the run is over. */
  delivery: OpenDelivery | undefined;

  /**
   * @param timeout milliseconds, the deadline of the event
   * @param isLong whether its data are so long that computing with all of them at once would hold up others
   */
  constructor(
    readonly context: RequestContext,
    timeout: number,
    readonly isLong = false,
  ) {
    super(timeout, context.request.message?.socket);
  }

  /** Ends the run after a failure: nothing is stored, and the same delivery may come again. Never rejects. */
  async abandon(): Promise<void> {
    this.end();
    try {
      await this.delivery?.release();
    } catch (error) {
      // It goes on in the background.
      this.closingFailed(error);
    }
  }

  protected timedOut(): LinkError {
    const message = `No answer within ${this.timeout / 1000} seconds. Reference: ${this.context.id}`;
    return new LinkError('handler_timed_out', message, { retryAfter: RETRY_AFTER });
  }

  protected hungUp(): LinkError {
    return new LinkError('client_gone', 'The caller hung up');
  }

  protected settledLate(cause: unknown): void {
    const message = `${this.context.eventName}: its handler settled after the deadline; its answer was not sent`;
    this.context.failed(new LinkError('handler_timed_out', message, { cause }));
  }

  protected closingFailed(error: unknown): void {
    this.context.failed(toResultError(error, this.context.id));
  }
}

/**
 * What a handler threw, as its event's failure: it may use any code of the table, and is no form's or envelope's
 * failure for that. Anything but a LinkError may quote anything: the caller gets a reference to the log entry.
 */
export function toHandlerError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error)) {
    return new Fault('handler_failed', reference(eventId), { cause: error });
  }
  if (error.stage === 'handler' && error.message !== '') return error;
  const { code, status, retryAfter, cause } = error;
  const message = error.message === '' ? `The event failed: ${code}` : error.message;
  const delay = retryAfter === undefined ? {} : { retryAfter };
  return new LinkError(code, message, { stage: 'handler', status, cause, ...delay });
}

/**
 * What went wrong with a handler's result. The app's own mistake is the app's to read; a LinkError that an iterable of
 * the app's own threw is meant for the caller.
 */
export function toResultError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error) || error.code !== 'result_invalid')
    return toHandlerError(error, eventId);
  return new Fault('result_invalid', reference(eventId), { cause: error });
}

function reference(eventId: string): string {
  return `The event failed. Reference: ${eventId}`;
}

/** What the stages before the handler have found out. */
interface Findings<Data> {
  readonly envelope: RequestEnvelope;
  readonly account: AccountView;
  readonly data: Data;
  /** Undefined for a name that nobody defined. */
  readonly definition: EventDefinition | undefined;
}

/** One event on its way through the receiver, as handlers get it. */
export class LinkEvent<Data = Record<string, unknown>> {
  /** The event's name. */
  readonly name: string;
  /** The fields of event_data: neutral names, canonical spelling, checked. */
  readonly data: Data;
  /** Who calls, without the passwords. */
  readonly account: AccountView;
  /** The caller's site_id. */
  readonly siteId: string;
  /**
   * Sent as `remote_org_id` with the answer. Set from the account for the events whose document shows it; a handler
   * can set it for any event.
   */
  remoteOrgId: number | undefined;
  /** What is known of its being a repetition, and `commit` to store work and result together. */
  declare readonly delivery: Delivery;
  readonly #run: EventRun;

  constructor(run: EventRun, { envelope, account, data, definition }: Findings<Data>) {
    this.#run = run;
    this.name = envelope.event_name.trim();
    this.data = data;
    this.account = account;
    this.siteId = envelope.site_id;
    this.remoteOrgId = definition?.entry.orgId ? account.orgId : undefined;
  }

  /** Names this event in every log line, hook and generic error text. */
  get id(): string {
    return this.#run.context.id;
  }

  /** The address that the call came from; under Express as its `trust proxy` setting says. */
  get remoteAddress(): string {
    return this.#run.context.request.remoteAddress;
  }

  /**
   * Aborted at the deadline of the event, and when the caller hangs up before its answer was made; tells so too when it
   * is first asked for afterwards.
   */
  get signal(): AbortSignal {
    return this.#run.signal;
  }
}

/**
 * The `remote_org_id` that an answer carries; handlers may have set it.
 *
 * @throws LinkError `result_invalid` when it is no whole number
 */
export function sentOrgId({ remoteOrgId }: LinkEvent): number | undefined {
  if (remoteOrgId === undefined || Number.isSafeInteger(remoteOrgId)) return remoteOrgId;
  throw new LinkError('result_invalid', 'remoteOrgId: must be a whole number');
}

/**
 * The events of the link protocol: `data` that a handler gets, `reply` that it may return. To add events of your own,
 * use `receiver.define`, whose return value is typed with them.
 */
export interface EventMap extends GeneratedEventMap {}

/** What a map of events holds for each of them. */
export interface EventTypes {
  readonly data: unknown;
  readonly reply: unknown;
}

/** What is attached to an event beside its data. */
export interface WithFile {
  /** The file that came with send_file, or that waits at its address. */
  readonly file: IncomingFile;
}

/** Answers one event. What it returns is checked and sent as `result_data`; a LinkError it throws is sent as such. */
export type Handler<Data, Reply, Extra = unknown> = (
  event: LinkEvent<Data> & Extra,
) => Reply | Promise<Reply>;

/**
 * Answers every event that has no handler of its own, unknown names included. What is known of an event is checked all
 * the same; data and result of an unknown one go through as they are.
 */
export type CatchAllHandler = Handler<Record<string, unknown>, unknown, Partial<WithFile>>;

/** The handlers of a receiver's events by name; `*` is the one for all others. */
export type Handlers<Events extends { [Name in keyof Events]: EventTypes } = EventMap> = {
  [Name in keyof Events & string]: Handler<
    Events[Name]['data'],
    Events[Name]['reply'],
    Name extends 'send_file' ? WithFile : unknown
  >;
} & { '*': CatchAllHandler };

/** Any handler, as the registry keeps it. */
export type AnyHandler = (event: LinkEvent & Partial<WithFile>) => unknown;
