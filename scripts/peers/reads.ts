import { buffer } from 'node:stream/consumers';
import { createLinkClient, type LinkClient } from '../../src/client/index.js';
import type { EventMap } from '../../src/index.js';

const SITE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const RECENTLY = { timestamp: Math.floor(Date.now() / 1000) - 86_400 };
const NOTE = {
  note_id: '1',
  note_type: 'wo',
  note_text: 'für',
  insert_date: '2026-11-20',
  has_attachments: false,
} as const;
const TO = { dst_report_id: '7' } as const;

type Read = readonly [string, (client: LinkClient) => Promise<unknown>, unknown];

/** A call with any result. */
const taken = <Name extends Exclude<keyof EventMap, 'send_file'>>(
  event: Name,
  data: EventMap[Name]['data'],
): Read => [
  event,
  (client) => client.call(event, ...([data] as never)).then(() => 'taken'),
  'taken',
];

/** A call of each event, and its expected result, which is the same in all languages. */
export const READS: readonly Read[] = [
  taken('validate_user', { svclink_push: 'https://import.example/push' }),
  [
    'get_all_orders',
    async (client) => (await client.call('get_all_orders')).map(({ report_id }) => report_id),
    ['7', '9'],
  ],
  [
    'get_order',
    async (client) => {
      const { address, zip, line_items } = await client.call('get_order', { report_id: '7' });
      return [address, zip, line_items?.[0]?.qty, line_items?.[0]?.price];
    },
    ['Große Straße 5', '68102', '1250.00', '3.30'],
  ],
  [
    'get_pcr_json',
    async (client) => {
      const data = { pcr_form_id: '71', form_ver_id: '1' };
      const form = (await client.call('get_pcr_json', data))['71'];
      const questions = Object.values(form?.options_pcr_forms_questions ?? {});
      return questions.map(({ question_name }) => question_name);
    },
    ['Höhe?'],
  ],
  [
    'get_file',
    async (client) => {
      const [record] = await client.call('get_file', { report_id: '7', module_type: 'uploads' });
      return record && String(await buffer((await client.download(record)).stream));
    },
    '%PDF-1.4 a plan',
  ],
  [
    'get_notes',
    async (client) =>
      (await client.call('get_notes', { report_id: '7' })).map((one) => one.note_text),
    ['fällig'],
  ],
  [
    'get_invoice_items_order',
    async (client) => [...(await client.call('get_invoice_items_order', { report_id: '7' })).items],
    [
      ['1', 'Mow'],
      ['2', 'Haul'],
    ],
  ],
  taken('get_all_updates', RECENTLY),
  taken('get_cancel_orders', RECENTLY),
  taken('get_pending_cancellations', RECENTLY),
  taken('get_all_notes', {}),
  taken('mark_order_imported', { report_id: '7' }),
  [
    'send_notes',
    async (client) => {
      const data = { ...TO, note: [NOTE] };
      return (await client.call('send_notes', data)).remote_note_id;
    },
    '5',
  ],
  taken('send_pcr_answers', {
    ...TO,
    pcr_form_id: '71',
    pcr_form_rows: [
      { pcr_question_id: '1', question_data_type: 'varchar', varchar_value: 'zwölf' },
    ],
  }),
  taken('bid_comp_confirm', TO),
  taken('send_ready_for_office', TO),
];

/** Calls a peer by the client. @returns the calls with an unexpected result */
export async function asked(url: string): Promise<string[]> {
  const { host } = new URL(url);
  const access = { username: 'acme', password: 'open sesame', siteId: SITE };
  const client = createLinkClient({ url, ...access, allowedHosts: [host] });
  const wrong: string[] = [];
  try {
    for (const [event, read, expected] of READS) {
      const got = await read(client).catch((error: unknown) => String(error));
      if (JSON.stringify(got) !== JSON.stringify(expected)) {
        wrong.push(`${event}: ${JSON.stringify(got)}`);
      }
    }
  } finally {
    await client.close();
  }
  return wrong;
}
