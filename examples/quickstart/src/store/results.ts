import type { EventMap } from 'svclink';

/** A bid, a completion, or both at once. */
export interface BidComp {
  /** The id at this side, which is returned as `comp_note_id`. */
  readonly id: number;
  readonly sender: string;
  readonly data: EventMap['send_bid_comp']['data'];
}

/** One line of an invoice. */
export interface InvoiceLine {
  /** The id of the line at this side. */
  readonly id: number;
  /** The item that the sender has chosen, `***other***`, or undefined. */
  readonly itemId: string | undefined;
  readonly line: EventMap['send_contractor_invoice']['data']['invoice_lines'][number];
}

/** The invoice of one sender for one order. */
export interface Invoice {
  readonly id: number;
  comment: string | undefined;
  /** The lines by the `line_id` of the sender. */
  readonly lines: Map<string, InvoiceLine>;
}

/** A photo that answers a question of a form. */
export interface PhotoFlag {
  readonly formId: string;
  readonly questionId: string;
  readonly fileId: string;
}

export type AnswerRow = EventMap['send_pcr_answers']['data']['pcr_form_rows'][number];
export type CheckIn = EventMap['send_checkin']['data']['checkin_data'][number];

/** The results of an order. Their keys identify repeated deliveries. */
export interface OrderResults {
  readonly bidComps: Map<number, BidComp>;
  /** Senders that have reported no bid and completion items. */
  readonly noBidComps: Set<string>;
  /** Invoices by sender. */
  readonly invoices: Map<string, Invoice>;
  /** Answers by form id, then question id. */
  readonly answers: Map<string, Map<string, AnswerRow[]>>;
  /** Photo flags by form, question and file. */
  readonly photoFlags: Map<string, PhotoFlag>;
  /** Check-ins by sender and time. */
  readonly checkIns: Map<string, CheckIn>;
}

/** Returns the results of an order without any. */
export function noResults(): OrderResults {
  return {
    bidComps: new Map(),
    noBidComps: new Set(),
    invoices: new Map(),
    answers: new Map(),
    photoFlags: new Map(),
    checkIns: new Map(),
  };
}

/** Returns an unambiguous key of several parts. */
export function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
