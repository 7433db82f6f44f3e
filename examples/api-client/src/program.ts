import { join } from 'node:path';
import type { ApiClient } from 'svclink/api';
import { bidReport } from './bid-report.js';
import { savePhotos } from './save-photos.js';

/** The task of the program. */
export interface Task {
  /** The state of the work orders, such as `OH`. */
  readonly state: string;
  /** The folder of the photos; undefined: none are saved. */
  readonly folder: string | undefined;
}

/** Prints the bids of a state, and saves the photos of the orders that have bids. */
export async function runProgram(
  api: ApiClient,
  { state, folder }: Task,
  print: (line: string) => void,
): Promise<void> {
  const lines = await bidReport(api, state);
  for (const { order, bids, total } of lines) {
    print(`${order.report_id}  ${order.address}, ${order.city}  ${bids} bids  ${total.toFixed(2)}`);
  }
  print(`${lines.length} work orders of ${state} have bids`);
  if (folder === undefined) return;
  for (const { order } of lines) {
    const { paths, damaged } = await savePhotos(
      api,
      order.report_id,
      join(folder, `${order.report_id}`),
    );
    if (paths.length > 0) print(`${paths.length} photos of ${order.report_id} saved`);
    if (damaged.length > 0) print(`damaged photos of ${order.report_id}: ${damaged.join(', ')}`);
  }
}
