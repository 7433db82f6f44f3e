import type { Api, WorkOrderSummary, WorkorderSearchRequest } from 'svclink/api';
import type { DemoOrder } from '../data/orders.js';
import type { DemoStore } from '../data/store.js';
import { FIELDS, fieldFault } from './fields.js';

const is = (value: string, wanted: string | undefined): boolean =>
  wanted === undefined || wanted === '' || value === wanted;

const holds = (value: string, part: string | undefined): boolean =>
  part === undefined || value.toLowerCase().includes(part.toLowerCase());

/** Compares numbers, state and zip exactly; address and city contain the text in any case. */
function matches(order: DemoOrder, wanted: WorkorderSearchRequest): boolean {
  return (
    is(order.org_wo_num, wanted.org_wo_num) &&
    is(order.wo_number, wanted.wo_number) &&
    is(order.loan_number, wanted.loan_number) &&
    is(order.state, wanted.state) &&
    is(order.zip, wanted.zip) &&
    holds(order.address, wanted.address) &&
    holds(order.city, wanted.city)
  );
}

function summary(order: DemoOrder): WorkOrderSummary {
  const { report_id, org_property_id, address, city, state, zip } = order;
  const { loan_number, work_type, date_received } = order;
  return {
    report_id,
    org_property_id,
    address,
    city,
    state,
    zip,
    loan_number,
    work_type,
    date_received,
  };
}

/** Registers the actions that read work orders. */
function serveReading(api: Api, store: DemoStore): void {
  api.on('workorder/search', ({ data }) =>
    [...store.orders.values()].filter((order) => matches(order, data)).map(summary),
  );

  api.on('workorder/fields', () => FIELDS);

  api.on('workorder/get', ({ data: { report_id }, fail }) => {
    const order = store.orders.get(report_id);
    if (!order) return fail('not_found', `There is no work order ${report_id}.`);
    const { address, city, state, zip } = order;
    const values = { address, city, state, zip, ...order.values };
    return { report_id, org_property_id: order.org_property_id, values, fields: FIELDS };
  });
}

/** Registers the action that marks an order as ready for office. */
function serveReady(api: Api, store: DemoStore): void {
  api.on('workorder/rfo', ({ data: { report_id, ready }, fail }) => {
    const order = store.orders.get(report_id);
    if (!order) return fail('invalid_report_id');
    if (order.officeLocked) return fail('office_locked');
    const photos = [...store.files.values()].filter(
      (file) => file.report_id === report_id && file.file_area === 0,
    );
    if (ready === 1 && photos.length === 0)
      return fail('photo_count_error', 'The order has no photo.');
    if (ready === 1 && photos.every(({ flags }) => flags.length === 0))
      return fail('photo_flag_error');
    const unanswered = (store.forms.get(report_id) ?? []).some(({ answers }) => !answers.has(88));
    if (ready === 1 && unanswered) return fail('pcr_error', 'Occupancy check has open questions.');
    order.readyForOffice = ready === 1;
    return { result: ready === 1 ? 'Ready for office' : 'Not ready for office' };
  });
}

/** Registers the Work order service, without its forms. */
export function serveWorkorder(api: Api, store: DemoStore): void {
  serveReading(api, store);

  api.on('workorder/create', ({ data: { values, work_items = [] } }) => {
    const report_id = store.newId();
    const { address, city, state, zip, work_type, ...others } = values;
    store.orders.set(report_id, {
      report_id,
      org_property_id: store.newId(),
      address,
      city,
      state,
      zip,
      loan_number: '',
      work_type: Number(work_type) || 1,
      date_received: new Date().toISOString().slice(0, 10).replaceAll('-', ''),
      org_wo_num: String(report_id),
      wo_number: `WO-${report_id}`,
      values: { ...others, work_items },
      readyForOffice: false,
      officeLocked: false,
    });
    store.forms.set(report_id, []);
    return { report_id };
  });

  api.on('workorder/update', ({ data: { report_id, values }, fail }) => {
    const order = store.orders.get(report_id);
    if (!order) return fail('not_found');
    const fault = fieldFault(values);
    if (fault) return fail(fault.type, fault.text);
    order.values = { ...order.values, ...values };
    const { org_property_id } = order;
    return { result: `Work order ${report_id} updated`, org_property_id, wo_reassociated: false };
  });
  serveReady(api, store);
}
