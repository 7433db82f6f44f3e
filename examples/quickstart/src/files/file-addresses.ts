import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { unixTime } from 'svclink';
import type { StoredFile } from '../store/stored-file.js';

/** The validity of a pre-signed address in seconds (specification: "Limits"). */
const LIFETIME = 30 * 60;

/** The target of a pre-signed address. */
export interface Target {
  readonly fileId: number;
  readonly isThumbnail: boolean;
}

const PATH = /^\/files\/([0-9a-f-]{36})(\/thumbnail)?\/[^/]*$/;

/**
 * Returns path and query of a request target. A caller through a proxy may send the whole address (RFC 9112, 3.2.2).
 */
export function pathAndQuery(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/**
 * Makes and verifies pre-signed addresses. The holder of an address may fetch the file until it expires. The key lasts
 * as long as the process; several processes would share one.
 */
export class FileAddresses {
  readonly #key = randomBytes(32);

  readonly #base: () => string;
  readonly #now: () => number;
  /** Random names of ids in addresses: a counting id would reveal the number of files. */
  readonly #names = new Map<number, string>();
  readonly #ids = new Map<string, number>();

  /**
   * @param base returns the beginning of addresses, such as `https://example.org`
   * @param now milliseconds since 1970
   */
  constructor(base: () => string, now: () => number) {
    this.#base = base;
    this.#now = now;
  }

  of({ id, name }: StoredFile): string {
    return this.#sign(`/files/${this.#nameOf(id)}/${encodeURIComponent(name)}`);
  }

  ofThumbnail({ id, name }: StoredFile): string {
    return this.#sign(`/files/${this.#nameOf(id)}/thumbnail/${encodeURIComponent(name)}`);
  }

  /**
   * Returns the target of an address.
   *
   * @param target its path and query
   * @returns undefined for an unknown, changed or expired address
   */
  find(target: string): Target | undefined {
    const [path = '', text = '', ...more] = target.split('?');
    // Each parameter appears once, and no other one: two readers of one query could take different values of it.
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

  #nameOf(id: number): string {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const name = randomUUID();
    this.#names.set(id, name);
    this.#ids.set(name, id);
    return name;
  }

  #sign(path: string): string {
    const expires = String(unixTime(this.#now()) + LIFETIME);
    const signature = this.#signature(path, expires);
    return `${this.#base()}${path}?expires=${expires}&signature=${signature}`;
  }

  #signature(path: string, expires: string): string {
    return createHmac('sha256', this.#key).update(`${path}\n${expires}`).digest('hex');
  }
}
