import type { DialectOptions } from '../../../index.js';
import { DAY_IN_SECONDS } from '../../../protocol/units.js';
import { readDialect } from '../../engine/dialect-input.js';
import type { Input } from '../../engine/input.js';

/** The settings of a link. They belong to svclink unless a comment cites the document. */
export interface LinkSettings {
  /** The dialect of the owner. Default: that of the site (`receiver.dialect`), otherwise the neutral one. */
  readonly dialect: DialectOptions;
  /**
   * True if the owner recognises repeated calls. A first bid or check-in whose answer was lost is then sent again
   * automatically. Default false.
   */
  readonly recognises_repetitions: boolean;
  /**
   * True if notes of orders are imported, for the note groups (specification: "Rules per event", get_notes). Default
   * false.
   */
  readonly job_notes: boolean;
  /** True if supplied notes are fetched (get_all_notes). Default false. */
  readonly supplied_notes: boolean;
  /**
   * True if invoicing is used: items are fetched for each order (specification: get_invoice_items_order). Default true.
   */
  readonly invoicing: boolean;
  /**
   * True if a confirmation is sent for an order without bids and completions (specification: bid_comp_confirm). Default
   * false.
   */
  readonly bid_comp_confirm: boolean;
  /** True if `vendor_id` assigns the user of that name. Default true. */
  readonly assign_vendors: boolean;
  /** True if files are sent by address, for the owner to fetch, instead of within the call. Default false. */
  readonly files_by_address: boolean;
  /** Seconds between two polls for changes, unless the owner calls the push address earlier. Default 300. */
  readonly poll_seconds: number;
}

export const DEFAULT_SETTINGS: LinkSettings = {
  dialect: {},
  recognises_repetitions: false,
  job_notes: false,
  supplied_notes: false,
  invoicing: true,
  bid_comp_confirm: false,
  assign_vendors: true,
  files_by_address: false,
  poll_seconds: 300,
};

const FLAGS = [
  'recognises_repetitions',
  'job_notes',
  'supplied_notes',
  'invoicing',
  'bid_comp_confirm',
  'assign_vendors',
  'files_by_address',
] as const;

export const LINK_SETTING_NAMES = [...FLAGS, 'dialect', 'poll_seconds'] as const;

/** One day, because the whole list is requested once a day in any case. */
const LONGEST_POLL = DAY_IN_SECONDS;

/** Reads the settings of an input; absent ones stay unchanged. @throws LinkError `input_invalid` */
export function readLinkSettings(input: Input, before: LinkSettings): LinkSettings {
  const given: { -readonly [Name in keyof LinkSettings]?: LinkSettings[Name] } = {};
  for (const name of FLAGS) {
    const flag = input.flag(name);
    if (flag !== undefined) given[name] = flag;
  }
  if (input.has('poll_seconds')) {
    const seconds = Number(input.text('poll_seconds'));
    if (!Number.isSafeInteger(seconds) || seconds < 1 || seconds > LONGEST_POLL) {
      throw input.wrong('poll_seconds', `must be a whole number from 1 to ${LONGEST_POLL}`);
    }
    given.poll_seconds = seconds;
  }
  if (input.has('dialect')) given.dialect = readDialect(input);
  return { ...before, ...given };
}

/** Returns the settings of a stored link. */
export function storedSettings(text: string): LinkSettings {
  const stored: Partial<LinkSettings> = JSON.parse(text);
  return { ...DEFAULT_SETTINGS, ...stored };
}
