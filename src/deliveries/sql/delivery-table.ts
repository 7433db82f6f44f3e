/** The differences between databases in the statements of deliveries. */
export interface DeliveryDialect {
  /** The sign before the number of a placeholder. */
  readonly placeholder: '?' | '$';
  /** The present time, in the form of the columns of times. `@now` is the clock of the process. */
  readonly now: string;
  /** Returns the end of a lease that begins now. @param lease the name of the value with its milliseconds */
  readonly leaseEnd: (lease: '@lease' | '@longest') => string;
  /** The time `@before`, which is bound in milliseconds since 1970. */
  readonly before: string;
  /** The end of a SELECT that locks its row until the end of the transaction. */
  readonly lockRow: string;
}

/** A table of deliveries. */
export interface DeliveryTable {
  readonly dialect: DeliveryDialect;
  readonly name: string;
  /** The names of the columns that differ between tables. */
  readonly interrupted: string;
  readonly lease: string;
  readonly touched: string;
  /**
   * The columns of the process that has claimed a delivery: its number, and the token of its claim where versions that
   * write no process may share the table. Undefined for a table without them.
   */
  readonly process?: 'number' | 'number and token';
  /** True where the commit of a claim need not wait for the disk. PostgreSQL only. */
  readonly hasUnsyncedClaims?: boolean;
}

/** A value that is bound to a statement. */
export type DeliveryValue = string | number | null;

/** A statement with its values, for one run. */
export interface BoundStatement {
  readonly text: string;
  readonly values: readonly DeliveryValue[];
}

/** A statement whose values have names. */
export type DeliveryStatement = (values: Readonly<Record<string, DeliveryValue>>) => BoundStatement;

/** The statements of a table of deliveries. */
export interface DeliveryStatements {
  /** Claims a delivery. Returns a row if it is claimed now. */
  readonly claim: DeliveryStatement;
  /** Returns the row that prevents a claim. */
  readonly find: DeliveryStatement;
  /** Ends the claim of a process that is dead. Returns a row if there was one. Undefined without columns of processes. */
  readonly endDead: DeliveryStatement | undefined;
  /** Returns a row if a claim stands, and locks it. */
  readonly check: DeliveryStatement;
  /** Stores the result of a claim. Returns a row if the claim stands. */
  readonly complete: DeliveryStatement;
  readonly release: DeliveryStatement;
  readonly sweep: DeliveryStatement;
}

const IS_KEY = 'sender = @sender AND event = @event AND identity = @identity';

/**
 * A further returned column, which lets the commit of its statement not wait for the disk. A claim that a power failure
 * undoes was without effect: all effects are committed later in the same log.
 */
const UNSYNCED = `, set_config('synchronous_commit', 'off', true)`;

/** Returns the statements of a table. */
export function deliveryStatements(table: DeliveryTable): DeliveryStatements {
  const { name, lease, touched } = table;
  const { placeholder, before, lockRow } = table.dialect;
  const statement = (text: string) => named(text, placeholder);
  const unsynced = table.hasUnsyncedClaims ? UNSYNCED : '';
  const isClaim = `${IS_KEY} AND token = @token AND ${lease} IS NOT NULL`;
  const noProcess = table.process ? ', process_id = NULL' : '';
  return {
    claim: statement(claimText(table) + unsynced),
    find: statement(findText(table)),
    endDead: table.process && statement(endDeadText(table) + unsynced),
    check: statement(`SELECT token FROM ${name} WHERE ${isClaim}${lockRow}`),
    complete: statement(`
UPDATE ${name} SET result = @result, fingerprint = claimed, ${lease} = NULL, attempt = 0${noProcess}
WHERE ${isClaim} RETURNING token`),
    release: statement(
      `UPDATE ${name} SET ${lease} = NULL${noProcess} WHERE ${IS_KEY} AND token = @token`,
    ),
    sweep: statement(`DELETE FROM ${name} WHERE ${touched} < ${before}`),
  };
}

/**
 * A lease beyond `@longest` was written before the clock was set back, and counts as expired. One that is only longer
 * than `@lease` is that of a process with a longer deadline.
 */
function isFree({ lease, dialect: { now, leaseEnd } }: DeliveryTable): string {
  return `(d.${lease} IS NULL OR d.${lease} <= ${now} OR d.${lease} > ${leaseEnd('@longest')})`;
}

function claimText(table: DeliveryTable): string {
  const { name, interrupted, lease, touched, process } = table;
  const { now, leaseEnd } = table.dialect;
  // The value of each column in a new row, and in a row that exists.
  const columns = [
    ['token', '1', 'd.token + 1'],
    ['attempt', '1', 'd.attempt + 1'],
    [interrupted, 'false', `d.${lease} IS NOT NULL`],
    [lease, leaseEnd('@lease'), `excluded.${lease}`],
    ['claimed', '@fingerprint', 'excluded.claimed'],
    [touched, now, `excluded.${touched}`],
    ...(process ? [['process_id', '@processId', 'excluded.process_id']] : []),
    ...(process === 'number and token' ? [['process_token', '1', 'd.token + 1']] : []),
  ];
  return `
INSERT INTO ${name} AS d (sender, event, identity, ${columns.map(([column]) => column)})
VALUES (@sender, @event, @identity, ${columns.map(([, inserted]) => inserted)})
ON CONFLICT (sender, event, identity) DO UPDATE SET
  ${columns.map(([column, , updated]) => `${column} = ${updated}`)}
WHERE ${isFree(table)} AND (d.fingerprint IS NULL OR d.fingerprint <> excluded.claimed)
RETURNING ${foundColumns(table)}, 'claimed' AS state`;
}

function findText(table: DeliveryTable): string {
  const dead = table.process ? `WHEN ${isDead(table)} THEN 'dead'` : '';
  return `
SELECT ${foundColumns(table)}, CASE WHEN ${isFree(table)} THEN 'free' ${dead} ELSE 'busy' END AS state
FROM ${table.name} d WHERE ${IS_KEY}`;
}

function foundColumns({ interrupted }: DeliveryTable): string {
  return `token, attempt, ${interrupted} AS interrupted, result, fingerprint`;
}

/**
 * True if the process that has claimed a delivery is dead, while its claim stands. A process holds the lock of its number
 * until it ends, or loses its connection and takes another number. Nobody takes that lock later: a free one means that
 * the claim was left. A version of this package that writes no process leaves another token.
 */
function isDead({ process }: DeliveryTable): string {
  const isOwnToken = process === 'number and token' ? 'AND process_token = token' : '';
  return `CASE WHEN process_id IS DISTINCT FROM @processId ${isOwnToken}
  THEN pg_try_advisory_xact_lock_shared(process_id) ELSE false END`;
}

function endDeadText(table: DeliveryTable): string {
  const { name, lease, dialect } = table;
  return `
UPDATE ${name} SET ${lease} = ${dialect.now}
WHERE ${IS_KEY} AND CASE WHEN ${lease} > ${dialect.now} THEN ${isDead(table)} ELSE false END
RETURNING token`;
}

/** Returns a statement whose values stand in its text as `@name`. */
function named(text: string, placeholder: string): DeliveryStatement {
  const names: string[] = [];
  const numbered = text.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `${placeholder}${names.indexOf(name) + 1}`;
  });
  return (values) => ({ text: numbered, values: names.map((name) => values[name] ?? null) });
}
