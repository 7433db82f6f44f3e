import { rmSync } from 'node:fs';
import close from '../global-teardown.mjs';

/** Removes what the set-up has packed and installed, and ends what it has started. */
export default async function remove() {
  if (globalThis.packedFolder) rmSync(globalThis.packedFolder, { recursive: true, force: true });
  await close();
}
