import { notReplayable } from '../../engine/context.js';
import type { ExchangeLog, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import { inLog } from '../../engine/exchanges/log-tables.js';

/** An exchange with what was sent, where that is kept. */
export interface KeptExchange extends SiteExchange {
  readonly data: unknown;
}

/** Reads what was sent beside exchanges; what was cut off is no JSON any more, and undefined. */
export async function withData(
  log: ExchangeLog,
  exchanges: readonly SiteExchange[],
): Promise<readonly KeptExchange[]> {
  const { engine, read } = await log.opened();
  const references = exchanges.map(({ reference }) => reference);
  const rows = await inLog(engine, read)
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

/** What to do where the log does not have what was sent. */
const INSTEAD = {
  in: 'Have its sender send it again.',
  out: 'Do again what it was made for.',
} as const;

/** @throws LinkError `not_replayable` for what is not kept as it was sent */
export function requireWhole({ data, data_state, direction }: KeptExchange): void {
  const instead = INSTEAD[direction === 'in' ? 'in' : 'out'];
  if (data_state === 'hidden') {
    throw notReplayable(`secrets in what was sent were not kept. ${instead}`);
  }
  if (data_state !== 'whole' || data === undefined) {
    const what = data_state === 'cut' ? 'only a part' : 'nothing';
    throw notReplayable(`${what} of what was sent is kept. ${instead}`);
  }
}
