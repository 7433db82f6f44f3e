'use strict';

const { createHmac, randomBytes, timingSafeEqual } = require('node:crypto');
const { unixTime } = require('svclink');

/** How long a pre-signed address holds, in seconds (specification: "Limits"). */
const LIFETIME = 30 * 60;

const PATH = /^\/files\/(\d{1,15})(\/thumbnail)?\/[^/]*$/;

/**
 * Makes and checks pre-signed addresses: whoever has one may fetch the file, until it expires. The key lives as long
 * as the process; several processes would share one.
 */
class FileAddresses {
  #key = randomBytes(32);

  #base;
  #now;

  /**
   * @param base gives what addresses begin with, such as `https://example.org`
   * @param now milliseconds since 1970
   */
  constructor(base, now) {
    this.#base = base;
    this.#now = now;
  }

  of({ id, name }) {
    return this.#sign(`/files/${id}/${encodeURIComponent(name)}`);
  }

  ofThumbnail({ id, name }) {
    return this.#sign(`/files/${id}/thumbnail/${encodeURIComponent(name)}`);
  }

  /**
   * Finds where an address leads.
   *
   * @param target its path and query
   * @returns undefined when the address is none of ours, was tampered with, or has expired
   */
  find(target) {
    const [path = '', text = ''] = target.split('?', 2);
    const query = new URLSearchParams(text);
    const expires = query.get('expires') ?? '';
    const given = Buffer.from(query.get('signature') ?? '');
    const right = Buffer.from(this.#signature(path, expires));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    if (Number(expires) < unixTime(this.#now())) return undefined;
    const [, id, thumbnail] = PATH.exec(path) ?? [];
    if (id === undefined) return undefined;
    return { fileId: Number(id), isThumbnail: thumbnail !== undefined };
  }

  #sign(path) {
    const expires = String(unixTime(this.#now()) + LIFETIME);
    const signature = this.#signature(path, expires);
    return `${this.#base()}${path}?expires=${expires}&signature=${signature}`;
  }

  #signature(path, expires) {
    return createHmac('sha256', this.#key).update(`${path}\n${expires}`).digest('hex');
  }
}

module.exports = { FileAddresses };
