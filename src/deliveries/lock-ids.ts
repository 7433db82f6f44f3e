/**
 * The ids of the advisory locks on PostgreSQL. They stand in one list, because one database may see all of them and two
 * locks of one id would wait for each other.
 */
export const LOCK_IDS = {
  /** Creates the table of `postgresDeliveries`. */
  deliveries: 7526768903561,
  /** Migrates the tables of a site. */
  migration: 7526768903562,
  /** Orders the log of events and gives it to its consumers. */
  events: 7526768903563,
  /** Creates the tables of the exchange log. */
  exchangeLog: 7526768903564,
  /** Compares the conditions of a site with its open troubles. */
  troubles: 7526768903565,
} as const;
