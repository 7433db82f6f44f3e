import { LinkCallError } from '../../../client/index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, notFound } from '../../engine/context.js';
import type { GivenDialect } from '../../engine/dialect-input.js';
import { maskedAddress } from '../../engine/exchanges/masking/address.js';
import { Input, inputError } from '../../engine/input.js';
import { addJob } from '../../engine/jobs/job.js';
import type { StorageUse } from '../../engine/quotas.js';
import type { Statements } from '../../engine/store/database.js';
import { requireAccount } from '../../orders/people/account-row.js';
import { requireGroup } from '../../orders/people/stored-users.js';
import { checkQueueOf, type ImporterContext, queueOf, SYNC } from '../context.js';
import { accessColumns, changedAccess, checkCredentials, readAccess } from './link-access.js';
import { type LinkClients, passwordLocation } from './link-clients.js';
import {
  LONGEST_NAME,
  linkRow,
  namedLink,
  requireLink,
  type SiteLink,
  shownLinks,
} from './link-record.js';
import {
  DEFAULT_SETTINGS,
  LINK_SETTING_NAMES,
  type LinkSettings,
  readLinkSettings,
  storedSettings,
} from './link-settings.js';
import {
  endResultsOf,
  noteAccepted,
  noteFailure,
  pauseLink,
  requestPoll,
  resumeLink,
} from './link-state.js';

/** The input for a link (specification: "What the service does", Setup). */
export interface NewLink extends Partial<Omit<LinkSettings, 'dialect'>> {
  /** The dialect of the owner. Default: that of the site (`receiver.dialect`), otherwise the neutral one. */
  readonly dialect?: GivenDialect;
  /** The name of the link at this site. Default: the user name and the host of its address. */
  readonly name?: string;
  /** The client company of its orders. */
  readonly client_company?: string;
  /** The address of the owner's receiver. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** The account of this site that the owner calls, to fetch the attachments of notes. */
  readonly account?: string;
  /** The note groups that see imported notes. */
  readonly note_groups?: readonly string[];
}

const PROFILE = ['client_company', 'account', 'note_groups', ...LINK_SETTING_NAMES] as const;
const NEW_LINK_MEMBERS = ['name', 'url', 'username', 'password', ...PROFILE] as const;

/** The links of a site to the owners of imported orders. */
export class Links {
  /** @internal */
  constructor(
    /** @internal */ protected readonly context: ImporterContext,
    /** @internal */ protected readonly clients: LinkClients,
  ) {}

  /**
   * Stores a link and checks it with validate_user, which sends our push address. A failed check is recorded; the link
   * is stored nevertheless, and checked again.
   *
   * @throws LinkError `input_invalid`, `already_there`, `not_found` for an unknown account or note group
   */
  async add(given: NewLink, acting?: ActingUser): Promise<SiteLink> {
    const input = new Input('links.add', given, NEW_LINK_MEMBERS);
    const access = readAccess(input);
    const { url } = access;
    const username = input.requiredName('username', LONGEST_NAME);
    const name = input.name('name', LONGEST_NAME) || `${username}@${new URL(url).host}`;
    const settings = readLinkSettings(input, DEFAULT_SETTINGS);
    const { database, key, now } = this.context;
    await database.write(async (tx) => {
      if (await namedLink(tx, name)) throw alreadyThere(`a link ${name}`);
      const at = now();
      const { id } = await tx
        .insertInto('links')
        .values({
          name,
          client_company: input.name('client_company', LONGEST_NAME),
          url: maskedAddress(url),
          username,
          secret: '',
          options: JSON.stringify(settings),
          marks: '{}',
          created_at: at,
          modified_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('links')
        .set(accessColumns(key, id, access))
        .where('id', '=', id)
        .execute();
      await this.#storeProfile(tx, id, input);
      await addJob(tx, { kind: SYNC, lane: queueOf(id), key: id, runAt: at });
      const detail = { host: new URL(url).host, username };
      await recordAct(this.context, tx, acting, { action: 'link.add', subject: name, detail });
    });
    await this.test(name);
    this.context.wake();
    return this.#require(name);
  }

  /**
   * Changes a link; absent members stay. A new address requires the password, which is sent there. The owner is asked
   * first, and the old address stays if the new one does not accept the credentials. {@link Links.rotate} changes the
   * password alone.
   *
   * @throws LinkError `input_invalid`, `not_found`; LinkCallError of the check of a new address
   */
  async update(
    name: string,
    changes: Partial<Omit<NewLink, 'name'>>,
    acting?: ActingUser,
  ): Promise<SiteLink> {
    const members = ['url', 'username', 'password', ...PROFILE];
    const input = new Input('links.update', changes, members);
    const { database, key, now } = this.context;
    const moved = await changedAccess(this.clients, await requireLink(database.read, name), input);
    await database.write(async (tx) => {
      const link = await requireLink(tx, name);
      await tx
        .updateTable('links')
        .set({
          ...(moved ? accessColumns(key, link.id, moved) : {}),
          ...(input.has('username')
            ? { username: input.requiredName('username', LONGEST_NAME) }
            : {}),
          ...(input.has('client_company')
            ? { client_company: input.name('client_company', LONGEST_NAME) }
            : {}),
          options: JSON.stringify(readLinkSettings(input, storedSettings(link.options))),
          modified_at: Math.max(now(), link.modified_at + 1),
        })
        .where('id', '=', link.id)
        .execute();
      await this.#storeProfile(tx, link.id, input);
      const detail = { members: members.filter((member) => input.has(member)) };
      await recordAct(this.context, tx, acting, { action: 'link.change', subject: name, detail });
    });
    if (moved || input.has('username')) await this.test(name);
    return this.#require(name);
  }

  /**
   * Changes the password of a link. The owner is asked first, and the old password stays if the new one is refused, so
   * that no call uses a wrong one. A paused link is resumed.
   *
   * @throws LinkError `input_invalid`, `not_found`; LinkCallError of the check
   */
  async rotate(name: string, password: string, acting?: ActingUser): Promise<void> {
    const text = new Input('links.rotate', { password }, ['password']).required(
      'password',
      LONGEST_NAME,
    );
    const { database, key, now } = this.context;
    const link = await requireLink(database.read, name);
    await checkCredentials(this.clients, link, text);
    const secret = key.encrypt(text, passwordLocation(link.id));
    await database.write(async (tx) => {
      // The link may have been removed during the call: a removed one holds no password, and is not polled.
      const current = await linkRow(tx, link.id);
      if (!current) throw notFound(`link ${shortName(name)}`);
      if (current.url !== link.url || current.url_secret !== link.url_secret) {
        // The server at the new address must not get a password that it was not checked with.
        throw inputError('links.rotate', 'the link has another address meanwhile: try again');
      }
      const modified_at = Math.max(now(), current.modified_at + 1);
      await tx
        .updateTable('links')
        .set({ secret, modified_at })
        .where('id', '=', link.id)
        .execute();
      await noteAccepted(tx, link.id, now());
      await resumeLink(tx, link.id, now());
      await recordAct(this.context, tx, acting, { action: 'link.password', subject: name });
    });
    this.context.wake();
  }

  /**
   * Checks the credentials of a link with validate_user, which sends our push address, and records the outcome.
   *
   * @throws LinkError `not_found`
   */
  async test(name: string): Promise<SiteLink> {
    const { database, now } = this.context;
    const { id } = await requireLink(database.read, name);
    const { link, client } = await this.clients.open(id);
    try {
      await client.call('validate_user', { svclink_push: this.context.pushAddress(link.id) });
      await database.write(async (tx) => {
        // During the call a person may have paused or removed the link, and a poll may have ended.
        const current = await linkRow(tx, link.id);
        if (!current) return;
        await noteAccepted(tx, link.id, now());
        if (current.asks_at !== null) await resumeLink(tx, link.id, now());
        // A command may have another address of this site than the running site, which sends its own address again.
        const cursors = JSON.stringify({ ...JSON.parse(current.marks), push: undefined });
        await tx.updateTable('links').set({ marks: cursors }).where('id', '=', link.id).execute();
      });
    } catch (error) {
      if (!LinkCallError.is(error)) throw error;
      await database.write((tx) => noteFailure(tx, link.id, error.message, now()));
    }
    return this.#require(name);
  }

  /** Pauses a link until it is resumed. @throws LinkError `not_found` */
  async pause(name: string, reason = 'somebody paused it', acting?: ActingUser): Promise<void> {
    await this.context.database.write(async (tx) => {
      const { id } = await requireLink(tx, name);
      await pauseLink(tx, id, { reason, at: this.context.now(), asksAt: null });
      await recordAct(this.context, tx, acting, { action: 'link.pause', subject: name });
    });
  }

  /** Resumes a link. @throws LinkError `not_found` */
  async resume(name: string, acting?: ActingUser): Promise<void> {
    await this.context.database.write(async (tx) => {
      const { id } = await requireLink(tx, name);
      await resumeLink(tx, id, this.context.now());
      await recordAct(this.context, tx, acting, { action: 'link.resume', subject: name });
    });
    this.context.wake();
  }

  /**
   * Polls for changes now, or after a paused link is resumed.
   *
   * @returns the link, which states a pause
   * @throws LinkError `not_found`
   */
  async sync(name: string): Promise<SiteLink> {
    const runAt = this.context.now();
    await this.context.database.write(async (tx) => {
      const { id } = await requireLink(tx, name);
      await requestPoll(tx, id, runAt);
    });
    this.context.wake();
    return this.#require(name);
  }

  /** Removes a link: its orders stay, and nothing is requested or sent any more. @throws LinkError `not_found` */
  async remove(name: string, acting?: ActingUser): Promise<void> {
    await this.context.database.write(async (tx) => {
      const { id } = await requireLink(tx, name);
      const removed_at = this.context.now();
      await tx
        .updateTable('links')
        .set({ removed_at, secret: '', url_secret: null })
        .where('id', '=', id)
        .execute();
      await tx
        .deleteFrom('jobs')
        .where('lane', 'in', [queueOf(id), checkQueueOf(id)])
        .execute();
      await tx.deleteFrom('paused_lanes').where('lane', '=', queueOf(id)).execute();
      await endResultsOf(tx, id, removed_at);
      await recordAct(this.context, tx, acting, { action: 'link.remove', subject: name });
    });
    this.context.wake();
  }

  /** Returns a link; undefined for an unknown name. */
  async get(name: string): Promise<SiteLink | undefined> {
    return (await this.list()).find((link) => link.name === name);
  }

  /** Returns the stored bytes and the quota of each link, by name. */
  storage(): Promise<readonly StorageUse[]> {
    const { database, quotas } = this.context;
    return quotas.list(database.background, 'link');
  }

  /** Returns all links by name. */
  list(): Promise<readonly SiteLink[]> {
    return shownLinks(this.context.database.read);
  }

  /** Returns a page of links after a name. @internal */
  page(after: string, size: number): Promise<readonly SiteLink[]> {
    return shownLinks(this.context.database.read, { after, size });
  }

  async #require(name: string): Promise<SiteLink> {
    const link = await this.get(name);
    if (link) return link;
    throw notFound(`link ${shortName(name)}`);
  }

  async #storeProfile(tx: Statements, id: string, input: Input): Promise<void> {
    if (input.has('account')) {
      const name = input.text('account', LONGEST_NAME);
      const account_id = name === '' ? null : (await requireAccount(tx, name)).id;
      await tx.updateTable('links').set({ account_id }).where('id', '=', id).execute();
    }
    if (!input.has('note_groups')) return;
    await tx.deleteFrom('link_groups').where('link_id', '=', id).execute();
    for (const name of new Set(input.texts('note_groups'))) {
      const group = await requireGroup(tx, name);
      await tx.insertInto('link_groups').values({ link_id: id, group_id: group.id }).execute();
    }
  }
}
