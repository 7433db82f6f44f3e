// The data of all compared servers: one event, one account, one order.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const SITE_ID = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
export const USERNAME = 'acme';
export const PASSWORD_SHA1 = createHash('sha1').update('correct horse').digest('hex');

export const order = {
  wo_number: 'WO-100234',
  client_company_alias: 'First Example Bank',
  cust_text: 'Inspect all sides, photograph every opening',
  loan_number: '0045821937',
  loan_type_other: 'Conventional',
  address: '1204 Maple Street',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  comments: 'Gate code changed last month, call the neighbour at 1206 if it does not open.',
  work_type_alias: 'Exterior Inspection',
  mortgage_name: 'Sample & Sons',
  lot_size: '7,200 sq ft',
  lock_code: '35241',
  key_code: 'A389',
  date_received: '20261102',
  date_due: '20261118',
  start_date: '20261104',
  line_items: [
    { desc: 'Exterior inspection', qty: '1.00', price: '15.00', total: '15.00', add: '' },
    { desc: 'Photos, set of 12', qty: '2.00', price: '4.50', total: '9.00', add: '' },
    { desc: 'Occupancy check', qty: '1.00', price: '6.25', total: '6.25', add: '' },
    { desc: 'Trip charge', qty: '1.00', price: '22.00', total: '22.00', add: 'rural' },
  ],
  pcr_forms: [
    { pcr_form_id: 812, form_ver_id: 3, form_required: 1 },
    { pcr_form_id: 977, form_ver_id: 1, form_required: 0 },
  ],
  svc_report_id: '100234',
  import_user_id: null,
  key_values: { bg_checkin_provider: '' },
  broker_name: null,
  broker_company: null,
  broker_phone: null,
  broker_email: null,
  vendor_id: null,
  has_foh: true,
};

const text = { type: 'string' };
const lineItem = {
  type: 'object',
  required: ['desc', 'qty', 'price', 'total', 'add'],
  properties: {
    desc: text,
    qty: { type: 'string', pattern: '^-?[0-9]{1,15}\\.[0-9]{2}$' },
    price: { type: 'string', pattern: '^-?[0-9]{1,15}\\.[0-9]{2}$' },
    total: { type: 'string', pattern: '^-?[0-9]{1,15}\\.[0-9]{2}$' },
    add: text,
  },
};
const texts = Object.keys(order).filter((name) => typeof order[name] === 'string');

/** The schemas of the hand-written servers: the members of ours, in less detail. */
export const dataSchema = {
  type: 'object',
  required: ['report_id'],
  properties: { report_id: { type: 'string', pattern: '^[0-9]{1,64}$' } },
};
export const resultSchema = {
  type: 'object',
  required: [...texts, 'has_foh'],
  properties: {
    ...Object.fromEntries(texts.map((name) => [name, text])),
    line_items: { type: 'array', items: lineItem },
    pcr_forms: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pcr_form_id', 'form_ver_id', 'form_required'],
        properties: {
          pcr_form_id: { type: 'integer' },
          form_ver_id: { type: 'integer' },
          form_required: { enum: [0, 1] },
        },
      },
    },
    has_foh: { type: 'boolean' },
  },
};

export function payload(event_name = 'get_order', data = { report_id: '100234' }) {
  return JSON.stringify({
    username: USERNAME,
    password: PASSWORD_SHA1,
    site_id: '9d2a1f2c-3b7e-4c55-8f0a-6a1b2c3d4e5f',
    event_name,
    event_data: JSON.stringify(data),
  });
}

/** Starts listening, and sends the port to the parent process. */
export function serve(server) {
  reportCpu();
  const listening = server.listen(0, '127.0.0.1', () => process.send?.(listening.address().port));
}

/**
 * Answers every message of the parent process: `cpu` with the CPU time used so far in microseconds, `loop` with that of
 * the thread of the event loop alone, `memory` with the largest resident memory since the message `observe`, in bytes.
 */
export function reportCpu() {
  let most = 0;
  const sample = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  process.on('message', (question) => {
    if (question === 'observe') {
      globalThis.gc?.();
      setInterval(sample, 5).unref();
      process.send?.(process.memoryUsage.rss());
    } else if (question === 'memory') {
      sample();
      process.send?.(most);
    } else if (question === 'loop') {
      process.send?.(loopTime());
    } else {
      const { user, system } = process.cpuUsage();
      process.send?.(user + system);
    }
  });
}

/** Microseconds of a tick of Linux, the unit of the CPU time of threads. */
const TICK = 10_000;

/** Returns the CPU time of this thread; that of all threads where the system does not show it. */
function loopTime() {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK;
  } catch {
    const { user, system } = process.cpuUsage();
    return user + system;
  }
}
