import { AsyncLocalStorage } from 'node:async_hooks';

/** The facts of an exchange that its log entry stores in addition to its data. */
export interface ExchangeOrigin {
  /**
   * The part of the site that made the call: `link:3` for a call of a link and for an owner's call of our push address,
   * `result:12` for a result of the outbox, `account:5` for a call to an address of an account. `app:ID` for a call of
   * the JSON API by a client app. Null for a received event.
   */
  readonly origin: string | null;
  /** The id of the exchange that it repeats. */
  readonly replayOf?: string;
  /** The holder whose share of the log the entry uses. Default: derived from the exchange. */
  readonly holder?: string;
}

const current = new AsyncLocalStorage<ExchangeOrigin>();

/** Runs work whose calls belong to a part of the site. The client that makes them may serve several parts. */
export function belongingTo<Result>(
  origin: ExchangeOrigin,
  work: () => Promise<Result>,
): Promise<Result> {
  return current.run(origin, work);
}

/** Returns the origin of calls of the current work; undefined without one. */
export function currentOrigin(): ExchangeOrigin | undefined {
  return current.getStore();
}

/** Returns the id in an origin of one kind. */
export function idOfOrigin(kind: 'link' | 'result' | 'account' | 'app', origin: string | null) {
  const [named, id = ''] = (origin ?? '').split(':', 2);
  return named === kind ? id : undefined;
}
