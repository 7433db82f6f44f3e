import type { DeliveryStore } from '../../../../deliveries/delivery-store.js';
import { ProcessDeliveries } from '../../../../deliveries/process-deliveries.js';
import { ProcessClaims } from '../../../../deliveries/process-lock/process-claims.js';
import type { BoundStatement, DeliveryTable } from '../../../../deliveries/sql/delivery-table.js';
import {
  type Completion,
  type DeliveryExecutor,
  performCompletion,
  SqlDeliveries,
} from '../../../../deliveries/sql/sql-deliveries.js';
import type { Database, Statements } from '../database.js';
import { runText } from '../prepared.js';
import { SqliteOutcomes } from './sqlite-outcomes.js';

/** The clock of the database, which is common to all processes, in milliseconds since 1970. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const SHARED_TABLE: DeliveryTable = {
  dialect: {
    placeholder: '$',
    now: NOW,
    leaseEnd: (lease) => `${NOW} + ${lease}::bigint`,
    before: '@before',
    lockRow: ' FOR UPDATE',
  },
  name: 'deliveries',
  interrupted: 'is_interrupted',
  lease: 'lease_at',
  touched: 'touched_at',
  process: 'number',
  hasUnsyncedClaims: true,
};

/** Runs the statements of deliveries on the database of a site. */
class SiteExecutor implements DeliveryExecutor<Statements> {
  constructor(readonly database: Database) {}

  row(statement: BoundStatement): Promise<unknown> {
    return rowOf(this.database.read, statement);
  }

  async change(statement: BoundStatement): Promise<number> {
    const { numAffectedRows } = await runText(this.database.read, statement);
    return Number(numAffectedRows ?? 0);
  }

  complete(completion: Completion<Statements>): Promise<void> {
    return this.database.write((tx) =>
      performCompletion(completion, tx, (statement) => rowOf(tx, statement)),
    );
  }
}

async function rowOf(statements: Statements, statement: BoundStatement): Promise<unknown> {
  return (await runText(statements, statement)).rows[0];
}

/**
 * Makes the delivery store of a site in its own database. A PostgreSQL database belongs to several processes, so that
 * claims are stored in it. A SQLite file belongs to one, so that its claims are in memory.
 */
export function siteDeliveries(database: Database): DeliveryStore<Statements> {
  const { capabilities, processLock } = database;
  if (!capabilities.isShared) return new ProcessDeliveries(new SqliteOutcomes(database));
  const claims = processLock && new ProcessClaims(processLock);
  return new SqlDeliveries(new SiteExecutor(database), SHARED_TABLE, {
    claims,
    trustsLeases: true,
  });
}
