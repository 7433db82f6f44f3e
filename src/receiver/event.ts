import type { RequestEnvelope } from '../protocol/envelope.js';
import type { AccountView } from './account.js';
import type { Delivery } from './delivery/delivery.js';
import type { EventRun } from './event-run.js';
import type { Route } from './registry.js';

/** What the stages before the handler have found out. */
interface Findings<Data> {
  readonly envelope: RequestEnvelope;
  readonly account: AccountView;
  readonly data: Data;
  readonly route: Route;
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

  constructor(run: EventRun, { envelope, account, data, route }: Findings<Data>) {
    this.#run = run;
    this.name = envelope.event_name.trim();
    this.data = data;
    this.account = account;
    this.siteId = envelope.site_id;
    this.remoteOrgId = route.definition?.entry.orgId ? account.orgId : undefined;
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
