import type { Order, OrderStatus } from './order.js';

/** Returns the fields of an order that all lists have (specification: "Work order list item"). */
export function listItem<Status extends OrderStatus>(order: Order & { readonly status: Status }) {
  const { reportId, woNumber, orgWoNum, status } = order;
  return { report_id: reportId, wo_number: woNumber, org_wo_num: orgWoNum, wo_status: status };
}
