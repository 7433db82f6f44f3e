import { HandlerRun } from '../http/index.js';
import type { EventDefinition } from '../protocol/catalogue/definition.js';
import type { RequestEnvelope } from '../protocol/envelope/envelope.js';
import { LinkError } from '../protocol/errors/errors.js';
import type { EventMap as GeneratedEventMap } from '../protocol/generated/event-types.js';
import type { AccountView } from './accounts.js';
import type { Delivery, OpenDelivery } from './delivery/delivery.js';
import { toResultError } from './failures.js';
import type { IncomingFile } from './files/incoming-file.js';
import type { RequestContext } from './request.js';

/** Seconds after which a caller may repeat an event that exceeded its deadline. */
const RETRY_AFTER = 30;

/** The run of an event's handler, with the facts for its caller and the log. */
export class EventRun extends HandlerRun {
  /** The delivery that is stored or released when the run is over. */
  delivery: OpenDelivery | undefined;

  /**
   * @param timeout milliseconds, the deadline of the event
   * @param isLong true if its data are so long that processing them at once would block other requests
   */
  constructor(
    readonly context: RequestContext,
    timeout: number,
    readonly isLong = false,
  ) {
    super(timeout, context.request.message?.socket);
  }

  /** Ends the run after a failure: nothing is stored, and the same delivery may be repeated. Never rejects. */
  async abandon(): Promise<void> {
    this.end();
    try {
      await this.delivery?.release();
    } catch (error) {
      // The release continues in the background.
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

/** The values that the stages before the handler have read. */
interface ReadRequest<Data> {
  readonly envelope: RequestEnvelope;
  readonly account: AccountView;
  readonly data: Data;
  /** Undefined for an undefined event name. */
  readonly definition: EventDefinition | undefined;
}

/** One event in the receiver, as handlers get it. */
export class LinkEvent<Data = Record<string, unknown>> {
  /** The event's name. */
  readonly name: string;
  /** The fields of event_data: neutral names, canonical spelling, validated. */
  readonly data: Data;
  /** The calling account, without its passwords. */
  readonly account: AccountView;
  /** The caller's site_id. */
  readonly siteId: string;
  /**
   * The `remote_org_id` of the answer. It is set from the account for the events whose document shows it; a handler can
   * set it for any event.
   */
  remoteOrgId: number | undefined;
  /** The facts about a repetition, and `commit` to store work and result together. */
  declare readonly delivery: Delivery;
  readonly #run: EventRun;

  constructor(run: EventRun, { envelope, account, data, definition }: ReadRequest<Data>) {
    this.#run = run;
    this.name = envelope.event_name.trim();
    this.data = data;
    this.account = account;
    this.siteId = envelope.site_id;
    this.remoteOrgId = definition?.entry.orgId ? account.orgId : undefined;
  }

  /** The id of this event in every log line, hook and generic error text. */
  get id(): string {
    return this.#run.context.id;
  }

  /** The address of the caller; under Express as its `trust proxy` setting defines. */
  get remoteAddress(): string {
    return this.#run.context.request.remoteAddress;
  }

  /**
   * Aborted at the deadline of the event, and when the caller closes the connection before its answer is made. It is
   * already aborted when it is first read after that.
   */
  get signal(): AbortSignal {
    return this.#run.signal;
  }
}

/**
 * Returns the `remote_org_id` of an answer, which a handler may have set.
 *
 * @throws LinkError `result_invalid` when it is not a whole number
 */
export function sentOrgId({ remoteOrgId }: LinkEvent): number | undefined {
  if (remoteOrgId === undefined || Number.isSafeInteger(remoteOrgId)) return remoteOrgId;
  throw new LinkError('result_invalid', 'remoteOrgId: must be a whole number');
}

/**
 * The events of the link protocol: `data` that a handler gets, `reply` that it may return. Use `receiver.define` for
 * custom events: its return value is typed with them.
 */
export interface EventMap extends GeneratedEventMap {}

/** The types of each event in a map of events. */
export interface EventTypes {
  readonly data: unknown;
  readonly reply: unknown;
}

/** The addition to events with a file. */
export interface WithFile {
  /** The file that was sent with send_file, or that is fetched from its address. */
  readonly file: IncomingFile;
}

/**
 * Answers one event. Its result is validated and sent as `result_data`; a LinkError that it throws is sent as the
 * refusal.
 */
export type Handler<Data, Reply, Extra = unknown> = (
  event: LinkEvent<Data> & Extra,
) => Reply | Promise<Reply>;

/**
 * Answers every event without a handler, including unknown names. A known event is validated nevertheless; data and
 * result of an unknown one are passed unchanged.
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

/** Any handler, as the registry stores it. */
export type AnyHandler = (event: LinkEvent & Partial<WithFile>) => unknown;
