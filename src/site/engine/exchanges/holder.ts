import type { EventExchange } from '../../../index.js';
import type { ExchangeOrigin } from './origin.js';

/** The holder of the entries of callers that have proven nothing. */
export const STRANGERS = 'strangers';

/** Stages of a request in which its caller has proven to be an account. */
const PROVEN: ReadonlySet<string> = new Set(['site', 'event', 'data', 'handler', 'result']);

/** Refusals that are counted only: anybody can cause any number of them. */
const COUNTED: ReadonlySet<string> = new Set(['push_address_unknown', 'credentials_throttled']);

/** Whether an exchange is counted, and has no entry in the log. */
export function isCountedOnly({ error }: Pick<EventExchange, 'error'>): boolean {
  return error !== undefined && COUNTED.has(error.code);
}

/** Whose part of the log the entry of an exchange takes: `account:NAME`, `link:ID`, or {@link STRANGERS}. */
export function holderOf(
  direction: 'in' | 'out',
  { event, username, error }: Pick<EventExchange, 'event' | 'username' | 'error'>,
  origin: ExchangeOrigin | undefined,
): string {
  const { holder, origin: of } = origin ?? {};
  if (holder !== undefined) return holder;
  if (of?.startsWith('link:')) return of;
  const isProven = direction === 'out' || event !== undefined || isProvenAt(error);
  return isProven && username !== undefined ? `account:${username}` : STRANGERS;
}

function isProvenAt(error: EventExchange['error']): boolean {
  const stage = error && 'stage' in error ? error.stage : undefined;
  return typeof stage === 'string' && PROVEN.has(stage);
}
