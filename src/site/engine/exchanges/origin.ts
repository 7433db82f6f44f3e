import { AsyncLocalStorage } from 'node:async_hooks';

/** What an exchange is of, beside what passed: its entry in the log keeps it. */
export interface ExchangeOrigin {
  /**
   * What of the site's own it belongs to: `link:3` of a call of a link and of an owner's call of our push address,
   * `result:12` of a result of the outbox, `account:5` of a call of what an account names. Null of any event that came in.
   */
  readonly origin: string | null;
  /** The id of the exchange that it repeats. */
  readonly replayOf?: string;
  /** Of whose part of the log its entry takes. Default: follows from the exchange. */
  readonly holder?: string;
}

const current = new AsyncLocalStorage<ExchangeOrigin>();

/** Does work whose calls belong to something: what makes them, such as the client of a link, serves several things. */
export function belongingTo<Result>(
  origin: ExchangeOrigin,
  work: () => Promise<Result>,
): Promise<Result> {
  return current.run(origin, work);
}

/** What the calls of the work under way belong to; undefined where nobody said it. */
export function currentOrigin(): ExchangeOrigin | undefined {
  return current.getStore();
}

/** The id of what an exchange belongs to, where that is of a kind. */
export function idOfOrigin(kind: 'link' | 'result' | 'account', origin: string | null) {
  const [named, id = ''] = (origin ?? '').split(':', 2);
  return named === kind ? id : undefined;
}
