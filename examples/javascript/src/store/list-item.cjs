'use strict';

/** What all order lists say of an order (specification: "Work order list item"). */
function listItem({ reportId, woNumber, orgWoNum, status }) {
  return { report_id: reportId, wo_number: woNumber, org_wo_num: orgWoNum, wo_status: status };
}

module.exports = { listItem };
