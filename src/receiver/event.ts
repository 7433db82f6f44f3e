import type { EventDefinition } from '../protocol/catalogue/definition.js';
import type { RequestEnvelope } from '../protocol/envelope.js';
import type { EventMap as GeneratedEventMap } from '../protocol/generated/event-types.js';
import type { AccountView } from './accounts.js';
import type { Delivery } from './delivery/delivery.js';
import type { EventRun } from './event-run.js';
import type { IncomingFile } from './files/incoming-file.js';

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
