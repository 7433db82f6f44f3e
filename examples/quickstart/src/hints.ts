import { createHash } from 'node:crypto';
import type { Settings } from './settings.js';

/** The site id of a sample caller: any v4 UUID. */
const CALLER_SITE_ID = '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84';

function curl(address: string, { username, password }: Settings, event: string, data: object) {
  const payload = JSON.stringify({
    username,
    password: createHash('sha1').update(password).digest('hex'),
    site_id: CALLER_SITE_ID,
    event_name: event,
    event_data: JSON.stringify(data),
  });
  return `curl ${address} --data-urlencode 'payload=${payload.replaceAll("'", "'\\''")}'`;
}

/** Returns sample commands: the open orders, and one of them. */
export function commands(address: string, settings: Settings): [list: string, order: string] {
  return [
    curl(address, settings, 'get_all_orders', {}),
    curl(address, settings, 'get_order', { report_id: '1001' }),
  ];
}

/** Returns the text that is printed at the start of the demo. */
export function hints(address: string, settings: Settings): string {
  const [list, order] = commands(address, settings);
  return [
    `Link receiver at ${address}, user ${settings.username}, password ${settings.password}`,
    '',
    'List the open orders:',
    `  ${list}`,
    '',
    'Look at one of them:',
    `  ${order}`,
    '',
    'Also try get_notes and get_invoice_items_order with {"report_id":"1001"}, get_file with',
    '{"report_id":"1001","module_type":"uploads"}, get_all_updates, get_pcr_json with',
    '{"pcr_form_id":"5102","form_ver_id":"1"}, or break the password and see the error. Stop with Ctrl-C.',
  ].join('\n');
}
