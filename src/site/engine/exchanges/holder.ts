import type { EventExchange } from '../../../index.js';
import type { ExchangeOrigin } from './origin.js';

/** The holder of entries of callers without a proven account. */
export const STRANGERS = 'strangers';

/** The stages of a request in which the caller has proven its account. */
const PROVEN: ReadonlySet<string> = new Set(['site', 'event', 'data', 'handler', 'result']);

/** Refusals that are only counted, because anybody can cause any number of them. */
const COUNTED: ReadonlySet<string> = new Set([
  'push_address_unknown',
  'credentials_throttled',
  'too_many_requests',
]);

/** Returns true for an exchange that is counted without an entry in the log. */
export function isCountedOnly({ error }: Pick<EventExchange, 'error'>): boolean {
  return error !== undefined && COUNTED.has(error.code);
}

/**
 * Returns the holder of the entry of an exchange, whose share of the log it uses: `account:NAME`, `link:ID`, or
 * {@link STRANGERS}.
 */
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
  const stage = stageOf(error);
  return stage !== undefined && PROVEN.has(stage);
}

/** Returns the stage of a failure: of the receiver, or of a client's call. */
export function stageOf(error: EventExchange['error']): string | undefined {
  const stage = error && 'stage' in error ? error.stage : undefined;
  return typeof stage === 'string' ? stage : undefined;
}
