/**
 * Uploads to a bucket in a process of its own, which tells its parent how much memory it takes:
 * `uploading-process ADDRESS COUNT SIZE`. It waits for a message before it begins.
 */
import { Readable } from 'node:stream';
import { S3FileStore } from '../../src/site/engine/files/s3/s3-file-store.js';
import { ACCESS } from '../site/object-store.js';

const [address = '', count = '', size = ''] = process.argv.slice(2);
const PIECE = 64 * 1024;

/** A file of its own content, made while it is read. */
function* file(first: number): Generator<Buffer> {
  for (let left = Number(size); left > 0; left -= PIECE) {
    yield Buffer.alloc(Math.min(PIECE, left), first);
  }
}

function tell(more: object): void {
  process.send?.({ memory: process.memoryUsage.rss(), ...more });
}

async function main(): Promise<void> {
  const store = await S3FileStore.open(address, ACCESS);
  tell({ isReady: true });
  await new Promise((resolve) => process.once('message', resolve));
  setInterval(() => tell({}), 25);
  const uploads = Array.from({ length: Number(count) }, (_, at) =>
    store.put(Readable.from(file(at))),
  );
  const stored = await Promise.all(uploads);
  tell({ stored: stored.filter((one) => one.size === Number(size)).length });
}

// Nothing of it may outlive whoever started it.
process.on('disconnect', () => process.exit());
void main();
