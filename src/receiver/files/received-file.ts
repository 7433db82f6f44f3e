import type { Readable } from 'node:stream';
import type { SpooledFile } from '../../http/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import type { FileLabel } from './content-check.js';
import type { FileFacts, ReleasableFile } from './incoming-file.js';

/** A file whose bytes were sent with the event. */
export class ReceivedFile implements ReleasableFile {
  readonly source = 'multipart';
  readonly name: string;
  readonly mimeType: string;
  readonly fileArea: 0 | 1;
  readonly size: number;
  readonly sha256: string;
  readonly thumbnail: undefined;
  #isReleased = false;

  constructor(
    label: FileLabel,
    readonly spooled: SpooledFile,
  ) {
    this.name = label.name;
    this.mimeType = label.mimeType;
    this.fileArea = label.fileArea;
    this.size = spooled.size;
    this.sha256 = spooled.sha256;
  }

  async open(): Promise<Readable> {
    this.#refuseReleased();
    return this.spooled.open();
  }

  async saveTo(path: string): Promise<FileFacts> {
    this.#refuseReleased();
    await this.spooled.putAt(path);
    return { size: this.size, sha256: this.sha256 };
  }

  async keep(): Promise<string> {
    return this.sha256;
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.spooled.release();
  }

  #refuseReleased(): void {
    if (!this.#isReleased) return;
    const message = 'the file is gone: its event is over; save it before the handler returns';
    throw new LinkError('handler_failed', message);
  }
}
