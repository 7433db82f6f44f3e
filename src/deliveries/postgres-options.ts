import { flag, type OptionRows } from '../protocol/option-rows.js';

/** Options of `postgresDeliveries`. */
export interface PostgresDeliveriesOptions {
  /**
   * Holds one connection beside those of the pool, with its settings, from the first claim on. The server sees by it that
   * a process is dead, and another process takes over its deliveries at once. Without it, or behind a pooler such as
   * PgBouncer, the deliveries of a process that was killed are answered with `delivery_in_progress` until their leases
   * end: the time limit of handlers and 30 seconds. Default true.
   */
  readonly processLock?: boolean;
}

/** The form and the default of each option. */
export const POSTGRES_DELIVERIES_ROWS = {
  processLock: flag(true),
} satisfies OptionRows<PostgresDeliveriesOptions>;
