import { compactDate } from 'svclink';
import { link } from './link/index.js';

/** An order for tests. Real orders come from your own system: give them to `store.putOrder`, as here. */
link.store.putOrder('1001', {
  wo_number: 'WO-1001',
  address: '12 Main Street',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
  // The other members are optional.
  comments: 'Cut the grass in front and at the back of the house; photos before and after.',
  date_due: compactDate(Date.now() + 7 * 86_400_000),
  line_items: [{ desc: 'Grass cut', qty: '1.00', price: '45.00', total: '45.00', add: '' }],
});
void link.close();
console.log('Order 1001 is there: try npm run send -- get_all_orders');
