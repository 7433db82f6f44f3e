import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IncomingFile, LinkError } from 'svclink';
import { type SentFile, sentFileKey } from '../store/sent-files.js';
import type { Store } from '../store/store.js';
import type { FileContent } from '../store/stored-file.js';

/** The most bytes of all files. */
const MOST = 1024 * 1024 * 1024;

/** Stores received files in a folder that is removed with the process. */
export class StoredFiles {
  #folder: Promise<string> | undefined;
  #stored = 0;
  #removeAtExit: (() => void) | undefined;

  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Stores a file for its order. A file_id that the sender has used for this order before gets the new content.
   *
   * @throws LinkError `storage_full`, and the errors of fetching a file by address
   */
  async keep(file: IncomingFile, sent: SentFile): Promise<void> {
    const content = await this.#save(file);
    const thumbnail = await this.#saveThumbnail(file, content);
    // Nothing is awaited from here on, so that two simultaneous deliveries cannot make two files.
    const store = this.#store;
    const key = sentFileKey(sent);
    const id = store.sentFiles.get(key) ?? store.newId();
    const before = store.files.get(id);
    store.sentFiles.set(key, id);
    store.files.set(id, {
      id,
      reportId: sent.order.reportId,
      module: 'uploads',
      name: file.name,
      mimeType: file.mimeType,
      area: file.fileArea,
      description: '',
      orgName: sent.sender,
      content,
      thumbnail,
    });
    await Promise.all([this.#remove(before?.content), this.#remove(before?.thumbnail)]);
  }

  /** Removes all files. */
  async close(): Promise<void> {
    if (this.#removeAtExit) process.removeListener('exit', this.#removeAtExit);
    const folder = await this.#folder;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  async #save(file: IncomingFile): Promise<FileContent> {
    this.#folder ??= this.#makeFolder();
    const path = join(await this.#folder, randomUUID());
    await file.saveTo(path);
    const { size } = await stat(path);
    this.#stored += size;
    const content: FileContent = { kind: 'disk', size, path };
    if (this.#stored <= MOST) return content;
    await this.#remove(content);
    throw new LinkError('storage_full', `This demo keeps at most ${MOST} bytes of files.`);
  }

  async #saveThumbnail(file: IncomingFile, content: FileContent): Promise<FileContent | undefined> {
    if (!file.thumbnail) return undefined;
    try {
      return await this.#save(file.thumbnail);
    } catch (error) {
      await this.#remove(content);
      throw error;
    }
  }

  async #remove(content: FileContent | undefined): Promise<void> {
    if (content?.kind !== 'disk') return;
    this.#stored -= content.size;
    await rm(content.path, { force: true });
  }

  async #makeFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'svclink-quickstart-'));
    this.#removeAtExit = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', this.#removeAtExit);
    return folder;
  }
}
