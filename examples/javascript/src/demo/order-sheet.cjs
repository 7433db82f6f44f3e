'use strict';

const { compactDate, money } = require('svclink');

const { FORM_VERSION } = require('../forms.cjs');

const { borrower, pick, place } = require('./places.cjs');

/** Milliseconds of a day. */
const DAY = 86_400_000;

const LOAN_TYPES = ['FHA', 'Conventional', 'VA', 'USDA'];

function lineItems({ lines }) {
  return lines.map(([desc, qty, price]) => ({
    desc,
    qty: money(qty),
    price: money(price),
    total: money(qty * price),
    add: '',
  }));
}

function formIdOf(form) {
  return Object.keys(form)[0] ?? '';
}

function orderForms({ forms }) {
  return forms.map(({ form, required }) => ({
    pcr_form_id: formIdOf(form),
    form_ver_id: FORM_VERSION,
    form_required: required,
  }));
}

function keyValues({ index, pendingCancellationAt: at }) {
  return {
    bg_checkin_provider: index % 10 === 4 ? 'ags' : '',
    ...(at === undefined ? {} : { wo_pending_cancellation_date: at }),
  };
}

function broker(index) {
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

/** The sheet of one demo order; its dates are relative to the start. */
function orderSheet(facts) {
  const { index, property, workType, start } = facts;
  const day = (days) => compactDate(start + days * DAY);
  return {
    wo_number: facts.woNumber,
    client_company_alias: facts.client.name,
    cust_text: index % 4 === 1 ? 'Call the office before you start.' : '',
    loan_number: String(7_004_210 + property * 113),
    loan_type_other: pick(LOAN_TYPES, property),
    ...place(property),
    comments: workType.instructions,
    work_type_alias: workType.name,
    mortgage_name: borrower(property),
    lot_size: String(5200 + (property % 8) * 650),
    lock_code: String(2100 + property * 7),
    key_code: pick(['A389', '35241', '67767'], property),
    date_received: day(-3 - (index % 9)),
    date_due: day(2 + (index % 12)),
    // Some orders may be begun at any time.
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

module.exports = { DAY, orderSheet };
