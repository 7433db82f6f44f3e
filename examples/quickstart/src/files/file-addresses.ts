import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { unixTime } from 'svclink';
import type { StoredFile } from '../store/stored-file.js';

/** How long a pre-signed address holds, in seconds (specification: "Limits"). */
const LIFETIME = 30 * 60;

/** What a pre-signed address leads to. */
export interface Target {
  readonly fileId: number;
  readonly isThumbnail: boolean;
}

const PATH = /^\/files\/(\d{1,15})(\/thumbnail)?\/[^/]*$/;

/**
 * Makes and checks pre-signed addresses: whoever has one may fetch the file, until it expires. The key lives as long
 * as the process; several processes would share one.
 */
export class FileAddresses {
  readonly #key = randomBytes(32);

  readonly #base: () => string;
  readonly #now: () => number;

  /**
   * @param base gives what addresses begin with, such as `https://example.org`
   * @param now milliseconds since 1970
   */
  constructor(base: () => string, now: () => number) {
    this.#base = base;
    this.#now = now;
  }

  of({ id, name }: StoredFile): string {
    return this.#sign(`/files/${id}/${encodeURIComponent(name)}`);
  }

  ofThumbnail({ id, name }: StoredFile): string {
    return this.#sign(`/files/${id}/thumbnail/${encodeURIComponent(name)}`);
  }

  /**
   * Finds where an address leads.
   *
   * @param target its path and query
   * @returns undefined when the address is none of ours, was tampered with, or has expired
   */
  find(target: string): Target | undefined {
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

  #sign(path: string): string {
    const expires = String(unixTime(this.#now()) + LIFETIME);
    const signature = this.#signature(path, expires);
    return `${this.#base()}${path}?expires=${expires}&signature=${signature}`;
  }

  #signature(path: string, expires: string): string {
    return createHmac('sha256', this.#key).update(`${path}\n${expires}`).digest('hex');
  }
}
