import type { Order } from './order.js';

/** What all order lists say of an order (specification: "Work order list item"). */
export function listItem({ reportId, woNumber, orgWoNum, status }: Order) {
  return { report_id: reportId, wo_number: woNumber, org_wo_num: orgWoNum, wo_status: status };
}
