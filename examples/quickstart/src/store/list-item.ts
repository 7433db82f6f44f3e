import type { Order, OrderStatus } from './order.js';

/** What all order lists say of an order (specification: "Work order list item"). */
export function listItem<Status extends OrderStatus>(order: Order & { readonly status: Status }) {
  const { reportId, woNumber, orgWoNum, status } = order;
  return { report_id: reportId, wo_number: woNumber, org_wo_num: orgWoNum, wo_status: status };
}
