import { type DialectOptions, LinkError, type WireOptions } from '../../index.js';
import { dialectText } from '../../protocol/dialect.js';
import { parseSiteIds } from '../../receiver/wire-options.js';
import { type GivenDialect, readDialect } from '../engine/dialect-input.js';
import type { Input } from '../engine/input.js';

/** The differences of an account's side from the documents. A blank member means the setting of the site. */
export interface AccountWire {
  /** `v4`, `uuid`, `any`, or site ids separated by commas. */
  readonly site_ids?: string;
  /** The service's own names on the wire: an object, or text such as `acme` or `brand=acme,obj_url=s3_url`. */
  readonly dialect?: GivenDialect;
  /** The treatment of a file whose content differs from its extension: `refuse`, `tell` or `off`. */
  readonly content_check?: string;
  /** The form of `options_pcr_forms` in answers: `flat` or `keyed`. */
  readonly form_records?: string;
}

export const ACCOUNT_WIRE_MEMBERS = [
  'site_ids',
  'dialect',
  'content_check',
  'form_records',
] as const;

type Stored = { -readonly [Name in keyof WireOptions]?: WireOptions[Name] };

/** Returns the options of a stored account. */
export function storedWire(text: string): WireOptions {
  const stored: WireOptions = JSON.parse(text);
  return stored;
}

/** Reads the members that an input names. All others stay. @throws LinkError `input_invalid` */
export function readAccountWire(input: Input, before: WireOptions): string {
  const own: Stored = { ...before };
  if (input.has('site_ids')) set(own, 'siteIds', siteIdsIn(input));
  if (input.has('dialect')) set(own, 'dialect', dialectIn(input));
  if (input.has('content_check')) {
    const chosen = input.choice('content_check', ['refuse', 'tell', 'off', ''], '');
    set(own, 'contentCheck', chosen === '' ? undefined : chosen);
  }
  if (input.has('form_records')) {
    const chosen = input.choice('form_records', ['flat', 'keyed', ''], '');
    set(own, 'formRecords', chosen === '' ? undefined : chosen);
  }
  return JSON.stringify(own);
}

function set<Name extends keyof Stored>(own: Stored, name: Name, value: Stored[Name]): void {
  if (value === undefined) delete own[name];
  else own[name] = value;
}

function siteIdsIn(input: Input): WireOptions['siteIds'] {
  const text = input.text('site_ids');
  try {
    return text === '' ? undefined : parseSiteIds(text);
  } catch (error) {
    throw LinkError.is(error) ? input.wrong('site_ids', error.message) : error;
  }
}

function dialectIn(input: Input): DialectOptions | undefined {
  const names = readDialect(input);
  return Object.keys(names).length === 0 ? undefined : names;
}

/** Returns the options as they are shown; null for those of the site. */
export function shownWire({ siteIds, dialect, contentCheck, formRecords }: WireOptions) {
  return {
    site_ids: Array.isArray(siteIds)
      ? siteIds.join(',')
      : typeof siteIds === 'string'
        ? siteIds
        : null,
    dialect: dialect === undefined ? null : dialectText(dialect),
    content_check: contentCheck ?? null,
    form_records: formRecords ?? null,
  };
}
