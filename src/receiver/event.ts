import type { RequestEnvelope } from '../protocol/envelope.js';
import { LinkError } from '../protocol/errors.js';
import type { AccountView } from './account.js';
import type { Passage } from './passage.js';
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
  readonly #passage: Passage;
  #abort: AbortController | undefined;
  #reason: Error | undefined;

  constructor(passage: Passage, { envelope, account, data, route }: Findings<Data>) {
    this.#passage = passage;
    this.name = envelope.event_name.trim();
    this.data = data;
    this.account = account;
    this.siteId = envelope.site_id;
    this.remoteOrgId = route.definition?.entry.orgId ? account.orgId : undefined;
  }

  /** Names this event in every log line, hook and generic error text. */
  get id(): string {
    return this.#passage.id;
  }

  /** The address that the call came from; under Express as its `trust proxy` setting says. */
  get remoteAddress(): string {
    return this.#passage.request.remoteAddress;
  }

  /** Aborts at the deadline of the event, and when the caller hangs up. */
  get signal(): AbortSignal {
    // Most handlers never ask, and a controller costs more than all the rest of this object.
    this.#abort ??= this.#controller();
    return this.#abort.signal;
  }

  /** @internal */
  abort(reason: Error): void {
    this.#reason = reason;
    this.#abort?.abort(reason);
  }

  #controller(): AbortController {
    const controller = new AbortController();
    if (this.#reason !== undefined) controller.abort(this.#reason);
    this.#passage.onHangUp(() => {
      controller.abort(new LinkError('client_gone', 'The caller hung up'));
    });
    return controller;
  }
}
