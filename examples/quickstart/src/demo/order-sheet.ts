import { compactDate, money } from 'svclink';
import type { PcrJson } from 'svclink/forms';
import { FORM_VERSION } from '../forms.js';
import type { OrderSheet } from '../store/order.js';
import { address, borrower, pick } from './addresses.js';
import type { Client } from './clients.js';
import type { WorkType } from './work-types.js';

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** The facts from which the sheet of an order is made. */
export interface SheetFacts {
  readonly index: number;
  readonly reportId: string;
  readonly woNumber: string;
  readonly property: number;
  readonly workType: WorkType;
  readonly client: Client;
  readonly hasFoh: boolean;
  /** Unix time. */
  readonly pendingCancellationAt: number | undefined;
  /** Milliseconds since 1970. */
  readonly start: number;
}

const LOAN_TYPES = ['FHA', 'Conventional', 'VA', 'USDA'];

function lineItems({ lines }: WorkType): OrderSheet['line_items'] {
  return lines.map(([desc, qty, price]) => ({
    desc,
    qty: money(qty),
    price: money(price),
    total: money(qty * price),
    add: '',
  }));
}

function formIdOf(form: PcrJson): string {
  return Object.keys(form)[0] ?? '';
}

function orderForms({ forms }: WorkType): OrderSheet['pcr_forms'] {
  return forms.map(({ form, required }) => ({
    pcr_form_id: formIdOf(form),
    form_ver_id: FORM_VERSION,
    form_required: required,
  }));
}

function keyValues({ index, pendingCancellationAt: at }: SheetFacts): OrderSheet['key_values'] {
  return {
    bg_checkin_provider: index % 10 === 4 ? 'ags' : '',
    ...(at === undefined ? {} : { wo_pending_cancellation_date: at }),
  };
}

function broker(index: number) {
  if (index % 5 !== 3) {
    return { broker_name: null, broker_company: null, broker_phone: null, broker_email: null };
  }
  return {
    broker_name: 'Dana Brookfield',
    broker_company: 'Brookfield Realty',
    broker_phone: '402-555-0142',
    broker_email: 'dana@brookfield.example',
  };
}

/** Returns the sheet of one demo order; its dates are relative to the start. */
export function orderSheet(facts: SheetFacts): OrderSheet {
  const { index, property, workType, start } = facts;
  const day = (days: number) => compactDate(start + days * DAY);
  return {
    wo_number: facts.woNumber,
    client_company_alias: facts.client.name,
    cust_text: index % 4 === 1 ? 'Call the office before you start.' : '',
    loan_number: String(7_004_210 + property * 113),
    loan_type_other: pick(LOAN_TYPES, property),
    ...address(property),
    comments: workType.instructions,
    work_type_alias: workType.name,
    mortgage_name: borrower(property),
    lot_size: String(5200 + (property % 8) * 650),
    lock_code: String(2100 + property * 7),
    key_code: pick(['A389', '35241', '67767'], property),
    date_received: day(-3 - (index % 9)),
    date_due: day(2 + (index % 12)),
    // Some orders may be started at any time.
    start_date: index % 3 === 2 ? null : day(-(index % 3)),
    line_items: lineItems(workType),
    pcr_forms: orderForms(workType),
    svc_report_id: facts.reportId,
    import_user_id: null,
    key_values: keyValues(facts),
    ...broker(index),
    vendor_id: null,
    has_foh: facts.hasFoh,
  };
}
