import type { DatabaseConnection, Driver } from 'kysely';

const nothing = async () => undefined;

/**
 * A driver on one connection, which is given back to nobody and closed by the code that opened it.
 *
 * @param transaction called instead of BEGIN, COMMIT and ROLLBACK; default: the transaction is the app's to begin and end
 */
export function oneConnection(
  connection: DatabaseConnection,
  transaction: () => Promise<void> = nothing,
): Driver {
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: transaction,
    commitTransaction: transaction,
    rollbackTransaction: transaction,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
