import type { DialectOptions } from '../../../index.js';
import { readDialect } from '../../engine/dialect-input.js';
import type { Input } from '../../engine/input.js';

/** What may differ from link to link. All are ours but where the document is named. */
export interface LinkSettings {
  /** The owner's names on the wire. Default those of the site (`receiver.dialect`), else the neutral ones. */
  readonly dialect: DialectOptions;
  /**
   * Whether the owner does nothing twice where a call comes twice: then a first bid or check-in whose answer was lost
   * is sent again by itself. Default false.
   */
  readonly recognises_repetitions: boolean;
  /** Whether notes of orders are imported, for the note groups (specification: "Rules per event", get_notes). Default false. */
  readonly job_notes: boolean;
  /** Whether supplied notes are asked for (get_all_notes). Default false. */
  readonly supplied_notes: boolean;
  /** Whether invoicing is used: items are asked for, for each order (specification: get_invoice_items_order). Default true. */
  readonly invoicing: boolean;
  /** Whether an order without bids and completions is confirmed to have none (specification: bid_comp_confirm). Default false. */
  readonly bid_comp_confirm: boolean;
  /** Whether `vendor_id` assigns the user of that name. Default true. */
  readonly assign_vendors: boolean;
  /** Whether files are sent by address, for the owner to fetch, instead of along with the call. Default false. */
  readonly files_by_address: boolean;
  /** Seconds between two looks for news; a call of the push address comes before. Default 300. */
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

/** A day: the whole list is asked for that often anyway. */
const LONGEST_POLL = 86_400;

/** Reads the settings that an input names; the others stay as they are. @throws LinkError `input_invalid` */
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

/** The settings of a stored link. */
export function storedSettings(text: string): LinkSettings {
  const stored: Partial<LinkSettings> = JSON.parse(text);
  return { ...DEFAULT_SETTINGS, ...stored };
}
