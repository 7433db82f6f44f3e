'use strict';

const { randomUUID } = require('node:crypto');
const { rmSync } = require('node:fs');
const { mkdtemp, rm, stat } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { LinkError } = require('svclink');
const { sentFileKey } = require('../store/sent-files.cjs');

/** How much the demo keeps in all, in bytes. */
const MOST = 1024 * 1024 * 1024;

/** Keeps the files that were sent, in a folder that is removed with the process. */
class KeptFiles {
  #folder;
  #kept = 0;
  #removeAtExit;

  #store;

  constructor(store) {
    this.#store = store;
  }

  /**
   * Keeps a file for its order. A file_id that the sender used for this order before gets the new content.
   *
   * @throws LinkError `storage_full`, and what fetching a file by address throws
   */
  async keep(file, sent) {
    const content = await this.#save(file);
    const thumbnail = await this.#saveThumbnail(file, content);
    // From here on nothing waits, so that two deliveries at the same time cannot make two files.
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
  async close() {
    if (this.#removeAtExit) process.removeListener('exit', this.#removeAtExit);
    const folder = await this.#folder;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  async #save(file) {
    this.#folder ??= this.#makeFolder();
    const path = join(await this.#folder, randomUUID());
    await file.saveTo(path);
    const { size } = await stat(path);
    this.#kept += size;
    const content = { kind: 'disk', size, path };
    if (this.#kept <= MOST) return content;
    await this.#remove(content);
    throw new LinkError('storage_full', `This demo keeps at most ${MOST} bytes of files.`);
  }

  async #saveThumbnail(file, content) {
    if (!file.thumbnail) return undefined;
    try {
      return await this.#save(file.thumbnail);
    } catch (error) {
      await this.#remove(content);
      throw error;
    }
  }

  async #remove(content) {
    if (content?.kind !== 'disk') return;
    this.#kept -= content.size;
    await rm(content.path, { force: true });
  }

  async #makeFolder() {
    const folder = await mkdtemp(join(tmpdir(), 'svclink-quickstart-'));
    this.#removeAtExit = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', this.#removeAtExit);
    return folder;
  }
}

module.exports = { KeptFiles };
