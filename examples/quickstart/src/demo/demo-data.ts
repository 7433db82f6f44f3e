import type { InitialData } from '../store/store.js';
import { demoFiles } from './files.js';
import { demoNotes, demoSuppliedNotes } from './notes.js';
import { demoOrders } from './orders.js';

/**
 * Returns the initial data of the demo: 40 orders of every status with notes and files.
 *
 * @param start milliseconds since 1970; all dates are relative to it, so that no list is ever empty
 */
export function demoData(start: number): InitialData {
  const orders = demoOrders(start);
  const notes = demoNotes(orders, start);
  return {
    orders,
    notes,
    suppliedNotes: demoSuppliedNotes(orders, start),
    files: demoFiles(orders, notes),
  };
}
