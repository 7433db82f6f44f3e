import type { DatabaseConnection, Driver } from 'kysely';

const nothing = async () => undefined;

/**
 * Returns a driver on one connection, which the code that opened it closes.
 *
 * @param transaction called instead of BEGIN, COMMIT and ROLLBACK. Default: the app begins and ends the transaction
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
