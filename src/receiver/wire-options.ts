import { createDialect, type Dialect, type DialectOptions } from '../protocol/dialect.js';
import { type OptionRows, oneOf, option } from '../protocol/option-rows.js';
import { optionError } from '../protocol/options.js';
import type { AccountView } from './account-view.js';
import type { ContentCheck } from './files/content-check.js';

/** The form of the record of a form in answers: as deployed services send it, or as the document describes it. */
export type FormRecords = 'flat' | 'keyed';

/**
 * The accepted `site_id` of callers: `'v4'` any well-formed v4 UUID (default), `'uuid'` any UUID, with or without
 * braces, `'any'` any text of up to 64 characters (the published samples need it), a list of ids, or a function of the
 * account. The protocol does not define what a receiver does with it.
 */
export type SiteIds =
  | 'v4'
  | 'uuid'
  | 'any'
  | readonly string[]
  | ((siteId: string, account: AccountView) => boolean | Promise<boolean>);

/** The differences between the other side of a link and the documents. Options of a receiver, and members of an account. */
export interface WireOptions {
  /** The accepted `site_id` of callers. Default `'v4'`. The protocol does not define this. */
  readonly siteIds?: SiteIds;
  /** A deployed service's own names on the wire. Default: the neutral names of the documents. */
  readonly dialect?: DialectOptions;
  /**
   * The treatment of a file whose content differs from its extension, or of a thumbnail that is not an image:
   * `'refuse'`, `'tell'` (accepted, and logged) or `'off'`. Default: refused, except for mismatches that deployed
   * senders are known for (RTF as .doc, HTML as .xls, images named as other images), which are logged. The protocol
   * does not define this.
   */
  readonly contentCheck?: ContentCheck;
  /**
   * The form of `options_pcr_forms` in get_pcr_json: `'flat'`, one record, as deployed services send it, or `'keyed'`
   * by the form's id, as the document describes it. Default `'flat'`. The protocol does not define this.
   */
  readonly formRecords?: FormRecords;
}

/** The computed options for the stages of a request. */
export interface WireSettings {
  readonly siteIds: SiteIds;
  readonly dialect: Dialect | undefined;
  readonly contentCheck: ContentCheck | undefined;
  readonly formRecords: FormRecords;
}

const isSiteIds = (value: unknown) =>
  ['v4', 'uuid', 'any'].some((one) => one === value) ||
  (Array.isArray(value) && value.every((id) => typeof id === 'string')) ||
  typeof value === 'function';

const CONTENT_CHECKS: readonly ContentCheck[] = ['refuse', 'tell', 'off'];

/** The options of the wire. */
export const WIRE_ROWS = {
  siteIds: option<SiteIds>("'v4', 'uuid', 'any', a list of ids, or a function", isSiteIds, 'v4'),
  // createDialect checks the names.
  dialect: option('an object of names', (value) => typeof value === 'object'),
  contentCheck: oneOf(CONTENT_CHECKS),
  formRecords: oneOf<FormRecords>(['flat', 'keyed'], 'flat'),
} satisfies OptionRows<WireOptions>;

/** Computes the settings from options that were checked. @throws LinkError `option_invalid` for a wrong dialect */
export function wireSettings(options: WireOptions): WireSettings {
  return {
    siteIds: options.siteIds ?? WIRE_ROWS.siteIds.byDefault,
    dialect: createDialect(options.dialect),
    contentCheck: options.contentCheck,
    formRecords: options.formRecords ?? WIRE_ROWS.formRecords.byDefault,
  };
}

/**
 * Reads site ids from one text, as settings contain them: `v4`, `uuid`, `any`, or ids separated by commas.
 *
 * @throws LinkError `option_invalid`
 */
export function parseSiteIds(text: string): SiteIds {
  if (text === 'v4' || text === 'uuid' || text === 'any') return text;
  const ids = text.split(',').map((id) => id.trim());
  // A misspelt kind would otherwise be a list without a valid id.
  if (ids.every((id) => /^\{?[0-9a-f-]{30,38}\}?$/i.test(id))) return ids;
  throw optionError('siteIds', 'must be v4, uuid, any, or site ids with commas between them');
}

const WIRE_NAMES = ['siteIds', 'dialect', 'contentCheck', 'formRecords'] as const;

/** The settings of accounts that have their own. Only frozen accounts have an entry, because they do not change. */
const settingsByAccount = new WeakMap<object, Partial<WireSettings>>();

/** Returns the settings for one account: the receiver's, with those that the account has of its own in their place. */
export function withAccountSettings<Settings extends WireSettings>(
  settings: Settings,
  account: AccountView & WireOptions,
): Settings {
  const { siteIds, dialect, contentCheck, formRecords } = account;
  // Nearly all accounts have none. This runs for each request, and a loop over the names would take longer.
  const hasNames = siteIds !== undefined || dialect !== undefined;
  if (!hasNames && contentCheck === undefined && formRecords === undefined) return settings;
  const own = settingsByAccount.get(account) ?? ownSettings(account);
  if (Object.isFrozen(account)) settingsByAccount.set(account, own);
  return { ...settings, ...own };
}

function ownSettings(account: WireOptions): Partial<WireSettings> {
  const settings = wireSettings(account);
  const given = WIRE_NAMES.filter((name) => account[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, settings[name]]));
}
