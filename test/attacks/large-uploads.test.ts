import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { ObjectStore } from '../site/object-store.js';
import { eventually } from '../support/eventually.js';
import { started } from './processes.js';

const MB = 1_000_000;
const UPLOADS = 24;
/** Of more than one part. Memory grows little beyond that: 24 of 20 MiB took some 70 MB when it was measured. */
const SIZE = 6 * 1024 * 1024;
/** Milliseconds that the store takes for each part. */
const DELAY = 60;
/** Megabytes; 100 are allowed for files of 20 MiB. */
const MOST = 90;

/** A process that uploads, and the memory that it takes. */
class Uploader {
  readonly told = { isReady: false, memory: 0, most: 0, stored: -1 };

  constructor(readonly child: ChildProcess) {
    child.on('message', (message) => {
      Object.assign(this.told, message);
      this.told.most = Math.max(this.told.most, this.told.memory);
    });
  }

  static async start(address: string): Promise<Uploader> {
    const args = [address, String(UPLOADS), String(SIZE)];
    const uploader = new Uploader(started('uploading-process.ts', args));
    await eventually(() => uploader.told.isReady);
    return uploader;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill();
    await once(this.child, 'exit');
  }
}

describe('many large uploads at a time to an object store that is slow', () => {
  const bucket = new ObjectStore();
  let uploader: Uploader;
  beforeAll(async () => {
    await bucket.listen();
    bucket.intercept = async ({ method }) => {
      if (method === 'PUT') await setTimeout(DELAY);
      return undefined;
    };
    uploader = await Uploader.start(bucket.address());
  });
  afterAll(async () => {
    await uploader?.stop();
    await bucket.close();
  });

  it('take no more memory than a few of them do [site.store.s3-memory]', async () => {
    const resting = uploader.told.memory;
    uploader.child.send('begin');
    await eventually(() => uploader.told.stored >= 0, 'the last upload');
    expect(uploader.told.stored).toBe(UPLOADS);
    expect((uploader.told.most - resting) / MB).toBeLessThan(MOST);
  });
});
