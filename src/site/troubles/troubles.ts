import { isRowId, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import type { Statements } from '../engine/store/database.js';
import {
  isTroubleKind,
  type SiteTrouble,
  shownTrouble,
  TROUBLE_KINDS,
  type TroubleKind,
} from './trouble-record.js';

/** A filter for troubles. */
export interface TroubleFilter {
  readonly kind?: TroubleKind;
  /** True: those that are solved. Default false: those that last. */
  readonly solved?: boolean;
  /** The id of the last one of the page before. */
  readonly before?: string;
  /** Default 100, at most 1,000. */
  readonly limit?: number;
}

/** The number of open troubles of a kind. */
export interface TroubleCount {
  readonly kind: TroubleKind;
  readonly count: number;
}

const MOST = 1000;

/** The conditions of a site that need a person, as a started site finds them every 30 seconds. */
export class Troubles {
  /** @internal */
  constructor(/** @internal */ protected readonly context: Pick<SiteContext, 'database'>) {}

  /** Returns troubles, the newest first. @throws LinkError `input_invalid` */
  async list(filter: TroubleFilter = {}): Promise<readonly SiteTrouble[]> {
    const input = new Input('troubles.list', filter, ['kind', 'solved', 'before', 'limit']);
    const { kind, before, limit = 100 } = filter;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > MOST) {
      throw input.wrong('limit', `must be a whole number from 1 to ${MOST}`);
    }
    if (kind !== undefined && !isTroubleKind(kind)) {
      throw input.wrong('kind', `must be one of ${TROUBLE_KINDS.join(', ')}`);
    }
    let query = this.context.database.read.selectFrom('troubles').selectAll();
    query = query.where('solved_at', input.flag('solved') === true ? 'is not' : 'is', null);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    if (before !== undefined) {
      if (!isRowId(before)) throw input.wrong('before', 'must be the id of a trouble');
      query = query.where('id', '<', before);
    }
    const rows = await query.orderBy('id', 'desc').limit(limit).execute();
    return rows.map(shownTrouble);
  }

  /** Returns the number of open troubles of every kind, 0 included. */
  counts(): Promise<readonly TroubleCount[]> {
    return openTroubleCounts(this.context.database.read);
  }
}

/** Returns the number of open troubles of every kind, 0 included. */
export async function openTroubleCounts(read: Statements): Promise<readonly TroubleCount[]> {
  const rows = await read
    .selectFrom('troubles')
    .select(['kind', (trouble) => trouble.fn.countAll().as('count')])
    .where('solved_at', 'is', null)
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  return TROUBLE_KINDS.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}
