import type { DeliveryStore } from '../../../../deliveries/delivery-store.js';
import type { Database, Statements } from '../database.js';
import { LocalDeliveries } from './local-deliveries.js';
import { SharedDeliveries } from './shared-deliveries.js';

/** Keeps deliveries in the site's own database. A SQLite file belongs to one process, a PostgreSQL database to several. */
export function siteDeliveries(database: Database): DeliveryStore<Statements> {
  return database.capabilities.isShared
    ? new SharedDeliveries(database)
    : new LocalDeliveries(database);
}
