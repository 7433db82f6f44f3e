import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLinkClient, type LinkClient } from '../../src/client/index.js';
import { createReceiver, staticAccounts } from '../../src/index.js';

// Runs peers in other languages, each written from the documents alone, against our client and our receiver:
// `npx tsx scripts/peers/index.ts`. A language that is not installed is skipped, and named.

const SITE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const PORT = 18_650;

interface Language {
  readonly name: string;
  /** Answers with success where the language is installed. */
  readonly version: readonly [string, ...string[]];
  readonly serve: (port: number) => readonly [string, ...string[]];
  readonly call: (url: string) => readonly [string, ...string[]];
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const LANGUAGES: readonly Language[] = [
  {
    name: 'PHP',
    version: ['php', '--version'],
    serve: (port) => ['php', '-S', `127.0.0.1:${port}`, file('peer.php')],
    call: (url) => ['php', file('peer.php'), url],
  },
  {
    name: 'Python',
    version: ['python3', '--version'],
    serve: (port) => ['python3', file('peer.py'), 'serve', String(port)],
    call: (url) => ['python3', file('peer.py'), 'call', url],
  },
  {
    name: 'Go',
    version: ['go', 'version'],
    serve: (port) => ['go', 'run', file('peer.go'), 'serve', String(port)],
    call: (url) => ['go', 'run', file('peer.go'), 'call', url],
  },
  {
    name: 'Ruby',
    version: ['ruby', '--version'],
    serve: (port) => ['ruby', file('peer.rb'), 'serve', String(port)],
    call: (url) => ['ruby', file('peer.rb'), 'call', url],
  },
];

/** What our client is asked for, and what the answer has to be, whatever the language. */
const READS: readonly (readonly [string, (client: LinkClient) => Promise<unknown>, unknown])[] = [
  ['validate_user', (client) => client.call('validate_user').then(() => 'accepted'), 'accepted'],
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
  [
    'mark_order_imported',
    (client) => client.call('mark_order_imported', { report_id: '7' }).then(() => 'taken'),
    'taken',
  ],
  [
    'send_notes',
    async (client) => {
      const note = {
        note_id: '1',
        note_type: 'wo' as const,
        note_text: 'x',
        insert_date: '2026-11-20',
        has_attachments: false,
      };
      return (await client.call('send_notes', { dst_report_id: '7', note: [note] })).remote_note_id;
    },
    '5',
  ],
];

/** What peers call our receiver with: data as their languages write it. */
const CALLS: readonly (readonly [string, object])[] = [
  ['validate_user', { svclink_push: 'https://import.example/push' }],
  ['get_all_orders', {}],
  ['get_order', { report_id: 7 }],
  ['mark_order_imported', { report_id: '7' }],
  [
    'send_contractor_invoice',
    {
      dst_report_id: 7,
      dst_invoice_item_ids: { 1: '***other***' },
      comment: '',
      invoice_lines: [
        {
          line_id: 1,
          invoice_item_id: 0,
          quantity: 3.3000000000000003,
          price: '1,250.00',
          item_desc: 'Mow',
          flat_fee: 0,
        },
      ],
    },
  ],
  [
    'send_notes',
    {
      dst_report_id: '7',
      module_type: 'job_notes',
      note: {
        0: {
          note_id: 1,
          note_type: 'wo',
          note_text: 'für',
          insert_date: '11/20/2026',
          has_attachments: '0',
        },
      },
    },
  ],
  [
    'send_pcr_answers',
    {
      dst_report_id: 7,
      pcr_form_id: 71,
      pcr_form_rows: [{ pcr_question_id: 1, question_data_type: 'string', string_value: 'yes' }],
    },
  ],
];

async function untilServed(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const served = await fetch(`http://127.0.0.1:${port}/file`).then(
      () => true,
      () => false,
    );
    if (served) return;
    await delay(100);
  }
  throw new Error('the peer does not listen');
}

/** Asks a peer as our client does. @returns what was not as it should be */
async function asked(language: Language, port: number): Promise<string[]> {
  const [command, ...args] = language.serve(port);
  const peer: ChildProcess = spawn(command, args, { stdio: 'ignore', detached: true });
  const client = createLinkClient({
    url: `http://127.0.0.1:${port}/link`,
    username: 'acme',
    password: 'open sesame',
    siteId: SITE,
    allowedHosts: [`127.0.0.1:${port}`],
  });
  const wrong: string[] = [];
  try {
    await untilServed(port);
    for (const [event, read, expected] of READS) {
      const got = await read(client).catch((error: unknown) => String(error));
      if (JSON.stringify(got) !== JSON.stringify(expected))
        wrong.push(`${event}: ${JSON.stringify(got)}`);
    }
  } finally {
    await client.close();
    // With what `go run` has started.
    if (peer.pid !== undefined) process.kill(-peer.pid);
  }
  return wrong;
}

/** Lets a peer call our receiver. @returns what was refused */
async function called(language: Language, url: string): Promise<string[]> {
  const [command, ...args] = language.call(url);
  const peer = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  peer.stdin.end(JSON.stringify(CALLS));
  const lines = (await text(peer.stdout)).trim().split('\n');
  const said = new Map<string, string>(
    lines.filter((line) => line !== '').map((line) => JSON.parse(line)),
  );
  return CALLS.filter(([event]) => said.get(event) !== 'ok').map(
    ([event]) => `${event}: ${said.get(event)}`,
  );
}

/** The members of an order that nothing is known of. */
const BLANK_ORDER = {
  ...{ client_company_alias: '', cust_text: '', loan_number: '', loan_type_other: '' },
  ...{ city: 'Omaha', state: 'NE', zip: '68102', comments: '', work_type_alias: '' },
  ...{ mortgage_name: '', lot_size: '', lock_code: '', key_code: '', svc_report_id: '4711' },
  ...{ date_received: '20261101', date_due: '20261120', start_date: null, has_foh: false },
};

function receiver() {
  const one = createReceiver({
    siteId: SITE,
    accounts: staticAccounts([{ username: 'acme', password: 'open sesame' }]),
  });
  const order = { report_id: 7, wo_number: 'Café', wo_status: 'Unread' } as const;
  one.on('get_all_orders', () => [order]);
  one.on('get_order', () => ({ ...BLANK_ORDER, wo_number: 'Café', address: 'Große Straße 5' }));
  one.on('mark_order_imported', () => null);
  one.on('send_contractor_invoice', () => ({ line_ids_cont: { invoice_id: 1, line_ids: [5] } }));
  one.on('send_notes', () => ({ remote_note_id: '5' }));
  one.on('send_pcr_answers', () => null);
  return one;
}

const link = receiver();
const server = createServer((request, response) => void link(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/link`;
for (const [index, language] of LANGUAGES.entries()) {
  const [command, ...args] = language.version;
  if (spawnSync(command, args).status !== 0) {
    console.log(`${language.name}: not installed, skipped`);
    continue;
  }
  const wrong = [
    ...(await asked(language, PORT + index)).map((one) => `client <- ${one}`),
    ...(await called(language, url)).map((one) => `receiver <- ${one}`),
  ];
  const count = READS.length + CALLS.length;
  console.log(`${language.name}: ${count - wrong.length} of ${count} calls as they should be`);
  for (const one of wrong) console.log(`  ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}
server.close();
