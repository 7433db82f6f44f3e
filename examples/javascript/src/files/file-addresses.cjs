'use strict';

const { createHmac, randomBytes, randomUUID, timingSafeEqual } = require('node:crypto');
const { unixTime } = require('svclink');

/** How long a pre-signed address holds, in seconds (specification: "Limits"). */
const LIFETIME = 30 * 60;

const PATH = /^\/files\/([0-9a-f-]{36})(\/thumbnail)?\/[^/]*$/;

/** Path and query of a request target: whoever asks through a proxy may send the whole address (RFC 9112, 3.2.2). */
function pathAndQuery(target) {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/**
 * Makes and checks pre-signed addresses: whoever has one may fetch the file, until it expires. The key lives as long
 * as the process; several processes would share one.
 */
class FileAddresses {
  #key = randomBytes(32);

  #base;
  #now;
  /** What stands for our ids in addresses: an id that counts would tell how many files there are. */
  #names = new Map();
  #ids = new Map();

  /**
   * @param base gives what addresses begin with, such as `https://example.org`
   * @param now milliseconds since 1970
   */
  constructor(base, now) {
    this.#base = base;
    this.#now = now;
  }

  of({ id, name }) {
    return this.#sign(`/files/${this.#nameOf(id)}/${encodeURIComponent(name)}`);
  }

  ofThumbnail({ id, name }) {
    return this.#sign(`/files/${this.#nameOf(id)}/thumbnail/${encodeURIComponent(name)}`);
  }

  /**
   * Finds where an address leads.
   *
   * @param target its path and query
   * @returns undefined when the address is none of ours, was tampered with, or has expired
   */
  find(target) {
    const [path = '', text = '', ...more] = target.split('?');
    // Nothing twice and nothing else: two readers of one query could take different values of it.
    const query = [...new URLSearchParams(text)];
    const { expires = '', signature = '' } = Object.fromEntries(query);
    if (query.length !== 2 || more.length > 0) return undefined;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#signature(path, expires));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    if (Number(expires) < unixTime(this.#now())) return undefined;
    const [, name = '', thumbnail] = PATH.exec(path) ?? [];
    const fileId = this.#ids.get(name);
    return fileId === undefined ? undefined : { fileId, isThumbnail: thumbnail !== undefined };
  }

  #nameOf(id) {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const name = randomUUID();
    this.#names.set(id, name);
    this.#ids.set(name, id);
    return name;
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

module.exports = { pathAndQuery, FileAddresses };
