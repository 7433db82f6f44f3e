import { may } from '../server.js';
import { isOpen } from './keeper.js';
import { sendLeft } from './left.js';
import { loadUnfinished } from './unfinished.js';

/**
 * Sends texts from the browser's storage, and lists unfinished ones. Without a connection both are done after it is
 * back.
 */
export async function catchUp(): Promise<void> {
  if (!may('operator')) return;
  await sendLeft(isOpen);
  await loadUnfinished().catch(() => undefined);
}
