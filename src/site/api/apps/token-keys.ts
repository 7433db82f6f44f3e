import type { KeyObject } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  generateTokenKey,
  readKey,
  type SigningKey,
  type TokenKeys,
} from '../../../api/tokens/key-ring.js';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';

/** Milliseconds for which a process uses the keys that it has read: a retired key ends within this time everywhere. */
const FRESH = 30_000;
/** Milliseconds between two reads because of an unknown key. Forged tokens cost no more than that. */
const PAUSE = 200;

/** The keys as a process has read them. */
interface ReadKeys {
  readonly signing: SigningKey | undefined;
  readonly all: ReadonlyMap<string, KeyObject>;
  /** The ids of all keys, which change with every rotation. */
  readonly ids: string;
}

const NONE: ReadKeys = { signing: undefined, all: new Map(), ids: '' };

/** The keys of tokens in the store of a site, which all its processes share. They are sealed with the key of the site. */
export class StoredTokenKeys implements TokenKeys {
  #keys = NONE;
  #version = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<ReadKeys> | undefined;

  /** @param lifetime of a token, in milliseconds */
  constructor(
    readonly context: Pick<SiteContext, 'database' | 'key' | 'now'>,
    readonly lifetime: number,
  ) {}

  /** Returns the newest key. The first token of a site makes the first key. */
  async signing(): Promise<SigningKey> {
    const known = (await this.#fresh()).signing;
    if (known) return known;
    await this.context.database.write(async (tx) => {
      const existing = await tx.selectFrom('token_keys').select('id').executeTakeFirst();
      if (!existing) await this.#add(tx);
    });
    const { signing } = await this.#read();
    if (signing) return signing;
    throw new Error('the site has no key for tokens');
  }

  /** Returns a key that tokens may have. An unknown one may have been made by another process just now. */
  async find(id: string): Promise<KeyObject | undefined> {
    const known = (await this.#fresh()).all.get(id);
    if (known) return known;
    const before = this.#keys;
    const pause = PAUSE - this.#age();
    if (pause > 0) await delay(pause, undefined, { ref: false });
    // Others that waited may have read them meanwhile.
    const { all } = this.#keys === before ? await this.#read() : this.#keys;
    return all.get(id);
  }

  version(): number {
    // A process whose tokens are all in its cache would otherwise never read the keys again.
    if (this.#readAt > Number.NEGATIVE_INFINITY && this.#age() >= FRESH)
      void this.#read().catch(() => undefined);
    return this.#version;
  }

  /** Reads the keys again at the next use. */
  reload(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
    // One that began before may not see the change.
    this.#reading = undefined;
    this.#version += 1;
  }

  /** Makes another key, and removes those whose tokens have all expired. @param endsTokens removes all others */
  async rotate(tx: Statements, endsTokens: boolean): Promise<void> {
    const now = this.context.now();
    const old = tx.deleteFrom('token_keys');
    await (endsTokens ? old : old.where('retired_at', '<', now - this.lifetime)).execute();
    await tx
      .updateTable('token_keys')
      .set({ retired_at: now })
      .where('retired_at', 'is', null)
      .execute();
    await this.#add(tx);
  }

  async #add(tx: Statements): Promise<void> {
    const { id: key_id, secret } = generateTokenKey();
    const { id } = await tx
      .insertInto('token_keys')
      .values({ key_id, secret: '', created_at: this.context.now(), retired_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sealed = this.context.key.encrypt(secret, cellOf(id));
    await tx.updateTable('token_keys').set({ secret: sealed }).where('id', '=', id).execute();
  }

  #age(): number {
    return performance.now() - this.#readAt;
  }

  #fresh(): Promise<ReadKeys> | ReadKeys {
    return this.#age() < FRESH ? this.#keys : this.#read();
  }

  #read(): Promise<ReadKeys> {
    if (this.#reading) return this.#reading;
    const reading: Promise<ReadKeys> = this.#select()
      .then((keys) => (this.#reading === reading ? this.#use(keys) : keys))
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    this.#reading = reading;
    return reading;
  }

  #use(keys: ReadKeys): ReadKeys {
    if (keys.ids !== this.#keys.ids) this.#version += 1;
    this.#readAt = performance.now();
    this.#keys = keys;
    return keys;
  }

  async #select(): Promise<ReadKeys> {
    const { database, key, now } = this.context;
    const rows = await database.read
      .selectFrom('token_keys')
      .selectAll()
      .orderBy('id', 'desc')
      .execute();
    const accepted = rows
      .filter(({ retired_at }) => retired_at === null || retired_at > now() - this.lifetime)
      .map(({ id, key_id, secret }) => {
        const opened = readKey({ id: key_id, secret: key.decrypt(secret, cellOf(id)) });
        return { id: key_id, key: opened };
      });
    return {
      signing: accepted[0],
      all: new Map(accepted.map(({ id, key: one }) => [id, one])),
      ids: accepted.map(({ id }) => id).join(' '),
    };
  }
}

const cellOf = (row: string) => ({ table: 'token_keys', column: 'secret', row });
