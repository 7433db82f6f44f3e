import { createDialect, type Dialect, type DialectOptions } from '../protocol/dialect.js';
import { type OptionRows, oneOf, option } from '../protocol/option-rows.js';
import { optionError } from '../protocol/options.js';
import type { AccountView } from './account-view.js';
import type { ContentCheck } from './files/content-check.js';

/** How the record of a form leaves: as deployed services send it, or as the document's words say. */
export type FormRecords = 'flat' | 'keyed';

/**
 * Which callers' `site_id` is taken: `'v4'` any well-formed v4 UUID (default), `'uuid'` any UUID, with or without
 * braces, `'any'` any text of up to 64 characters (the published samples need it), a list of ids, or a function of the
 * account. Ours, not the protocol's: the documents do not say what a receiver does with it.
 */
export type SiteIds =
  | 'v4'
  | 'uuid'
  | 'any'
  | readonly string[]
  | ((siteId: string, account: AccountView) => boolean | Promise<boolean>);

/** How the other side of a link differs from the documents; of the receiver, and of an account for itself. */
export interface WireOptions {
  /** Which callers' `site_id` is taken. Default `'v4'`. Ours, not the protocol's. */
  readonly siteIds?: SiteIds;
  /** A deployed service's own names on the wire. Default: the neutral names of the documents. */
  readonly dialect?: DialectOptions;
  /**
   * Treatment of a file whose content is not that of its extension, or of a thumbnail that is no image: `'refuse'`,
   * `'tell'` (taken, with a line in the log) or `'off'`. Default: refused, but for what deployed senders are known for
   * (RTF as .doc, HTML as .xls, images named as other images), which is logged. Ours, not the protocol's.
   */
  readonly contentCheck?: ContentCheck;
  /**
   * How `options_pcr_forms` of get_pcr_json leaves: `'flat'`, one record, as deployed services send it, or `'keyed'`
   * by the form's id, as the document's words say. Default `'flat'`. Ours, not the protocol's.
   */
  readonly formRecords?: FormRecords;
}

/** The same, as the stages of a request need it. */
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

/** Computes the settings. @throws SvclinkError `option_invalid` for a dialect that is none */
export function wireSettings(options: WireOptions): WireSettings {
  return {
    siteIds: options.siteIds ?? WIRE_ROWS.siteIds.byDefault,
    dialect: createDialect(options.dialect),
    contentCheck: options.contentCheck,
    formRecords: options.formRecords ?? WIRE_ROWS.formRecords.byDefault,
  };
}

/**
 * Site ids in one text, as settings have them: `v4`, `uuid`, `any`, or ids with commas between them.
 *
 * @throws LinkError `option_invalid`
 */
export function parseSiteIds(text: string): SiteIds {
  if (text === 'v4' || text === 'uuid' || text === 'any') return text;
  const ids = text.split(',').map((id) => id.trim());
  // A misspelt kind would be a list that nobody is on.
  if (ids.every((id) => /^\{?[0-9a-f-]{30,38}\}?$/i.test(id))) return ids;
  throw optionError('siteIds', 'must be v4, uuid, any, or site ids with commas between them');
}

const OWN = ['siteIds', 'dialect', 'contentCheck', 'formRecords'] as const;

/** Settings of accounts, by the record: one that is frozen stays what it was. */
const known = new WeakMap<object, object>();

/** The settings for one account: its own where it has them, else those of the receiver. */
export function settingsOf<Settings extends WireSettings>(
  settings: Settings,
  account: AccountView & WireOptions,
): Settings {
  const { siteIds, dialect, contentCheck, formRecords } = account;
  // Each is read by its name, not in a loop: this runs for each request, and nearly all accounts have none.
  const hasNames = siteIds !== undefined || dialect !== undefined;
  if (!hasNames && contentCheck === undefined && formRecords === undefined) return settings;
  const before = known.get(account);
  if (before) return { ...settings, ...before };
  const whole = wireSettings(account);
  const own = Object.fromEntries(
    OWN.filter((name) => account[name] !== undefined).map((name) => [name, whole[name]]),
  );
  if (Object.isFrozen(account)) known.set(account, own);
  return { ...settings, ...own };
}
