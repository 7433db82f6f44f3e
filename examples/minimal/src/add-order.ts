import { compactDate } from 'svclink';
import { createLink } from './link/index.js';
import type { OrderSheet } from './link/store.js';

/** An order to try things with. Yours come from your own system: give them to `store.putOrder`, as below. */
const sample: OrderSheet = {
  wo_number: 'WO-1001',
  svc_report_id: '1001',
  client_company_alias: 'Acme Mortgage',
  cust_text: '',
  loan_number: '7004210',
  loan_type_other: 'Conventional',
  address: '12 Main Street',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
  comments: 'Cut the grass in front and behind the house; photos before and after.',
  work_type_alias: 'Grass cut',
  mortgage_name: 'J. Sample',
  lot_size: '5200',
  lock_code: '2100',
  key_code: 'A389',
  date_received: compactDate(new Date()),
  date_due: compactDate(Date.now() + 7 * 86_400_000),
  start_date: null,
  line_items: [{ desc: 'Grass cut', qty: '1.00', price: '45.00', total: '45.00', add: '' }],
  has_foh: false,
};

const link = createLink();
link.store.putOrder('1001', sample);
void link.close();
console.log('Order 1001 is there: try npm run send -- get_all_orders');
