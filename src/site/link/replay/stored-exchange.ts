import { notReplayable } from '../../engine/context.js';
import type { ExchangeLog, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import { inLog } from '../../engine/exchanges/log-tables.js';

/** An exchange with its sent data, where they are stored. */
export interface StoredExchange extends SiteExchange {
  readonly data: unknown;
}

/** Reads the sent data of exchanges. Data that were cut are not valid JSON, and undefined. */
export async function withData(
  log: ExchangeLog,
  exchanges: readonly SiteExchange[],
): Promise<readonly StoredExchange[]> {
  const database = await log.opened();
  const references = exchanges.map(({ reference }) => reference);
  const rows = await inLog(database, database.read)
    .selectFrom('exchange_bodies')
    .select(['reference', 'data'])
    .where('reference', 'in', references)
    .execute();
  const texts = new Map(rows.map(({ reference, data }) => [reference, data]));
  return exchanges.map((one) => ({ ...one, data: parsed(texts.get(one.reference)) }));
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The fix for each state of data that were not stored as sent. */
const INSTEAD = {
  in: 'Have its sender send it again.',
  out: 'Do again what it was made for.',
} as const;

/** @throws LinkError `not_replayable` for data that were not stored as sent */
export function requireWhole({ data, data_state, direction }: StoredExchange): void {
  const instead = INSTEAD[direction === 'in' ? 'in' : 'out'];
  if (data_state === 'hidden') {
    throw notReplayable(`secrets in the sent data were not stored. ${instead}`);
  }
  if (data_state !== 'whole' || data === undefined) {
    const what = data_state === 'cut' ? 'only a part' : 'nothing';
    throw notReplayable(`${what} of the sent data is stored. ${instead}`);
  }
}
