import type { EventMap } from 'svclink';

/** A bid, a completion, or both at once. */
export interface BidComp {
  /** Our id, which is returned as `comp_note_id`. */
  readonly id: number;
  readonly sender: string;
  readonly data: EventMap['send_bid_comp']['data'];
}

/** One line of an invoice. */
export interface InvoiceLine {
  /** Our id of the line. */
  readonly id: number;
  /** The item that the sender chose for it, `***other***`, or undefined when none was named. */
  readonly itemId: string | undefined;
  readonly line: EventMap['send_contractor_invoice']['data']['invoice_lines'][number];
}

/** The invoice of one sender for one order. */
export interface Invoice {
  readonly id: number;
  comment: string | undefined;
  /** By the `line_id` of the sender. */
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

/** What came back for an order. Keys tell a repeated delivery from a new one. */
export interface OrderResults {
  readonly bidComps: Map<number, BidComp>;
  /** Senders that reported to have no bid and completion items. */
  readonly noBidComps: Set<string>;
  /** By sender. */
  readonly invoices: Map<string, Invoice>;
  /** By form id, then question id. */
  readonly answers: Map<string, Map<string, AnswerRow[]>>;
  /** By form, question and file. */
  readonly photoFlags: Map<string, PhotoFlag>;
  /** By sender and time. */
  readonly checkIns: Map<string, CheckIn>;
}

/** An order that nothing came back for yet. */
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

/** A key of several parts, none of which can be mistaken for another. */
export function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
