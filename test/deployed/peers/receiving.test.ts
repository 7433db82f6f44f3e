import fc from 'fast-check';
import { sharedReceiver } from '../../receiver/harness.js';
import { failureOf, resultOf } from '../../receiver/wire.js';
import { requestOf, SENDING_PEERS } from './sending-peers.js';
import { DOCUMENTED, put, type SentData, SPELLINGS, type Spelling, set } from './sent-spellings.js';

const link = sharedReceiver({ siteIds: 'any' });

type EventOf = keyof typeof DOCUMENTED;
const EVENTS = Object.keys(DOCUMENTED) as readonly EventOf[];

/** What handlers get where the document's spelling is another in code. */
const CANONICAL: Readonly<Record<string, unknown>> = { '0': false, '1': true };

function canonical(event: EventOf): unknown {
  return JSON.parse(JSON.stringify(DOCUMENTED[event]), (name, value: unknown) =>
    name === 'flat_fee' ? CANONICAL[String(value)] : value,
  );
}

/** Spells data in all the given ways: those that change a whole member come last. */
function spelled(event: EventOf, spellings: readonly Spelling[]): SentData {
  const data: SentData = JSON.parse(JSON.stringify(DOCUMENTED[event]));
  const isWhole = ({ title }: Spelling) => Number(/gaps|list/.test(title));
  for (const { spell } of [...spellings].sort((one, other) => isWhole(one) - isWhole(other))) {
    spell(data);
  }
  return data;
}

function peerNamed(name: string) {
  const found = SENDING_PEERS.find((peer) => peer.name === name);
  if (!found) throw new Error(`there is no peer ${name}`);
  return found;
}

async function sends(peer: (typeof SENDING_PEERS)[number], event: string, data: SentData) {
  const { body, contentType } = requestOf(peer, event, data);
  return link.post(body, { 'content-type': contentType });
}

async function handedOver(
  peer: (typeof SENDING_PEERS)[number],
  event: EventOf,
  data: SentData,
): Promise<unknown> {
  const before = link.calls.length;
  resultOf(await sends(peer, event, data));
  return link.calls[before]?.data;
}

describe.each(SENDING_PEERS)('a peer in $name', (peer) => {
  it.each(EVENTS)('is understood: %s', async (event) => {
    expect(await handedOver(peer, event, spelled(event, []))).toEqual(canonical(event));
  });
});

describe('a spelling of data that means nothing else', () => {
  const requirements =
    '[link.amounts.commas] [link.amounts.noise] [link.lists.digits] [link.lists.map] [link.dates.spellings] [link.answers.type-names]';

  it.each(SPELLINGS)(
    `is read alone, whoever sends it: $event, $place, $title ${requirements}`,
    async (spelling) => {
      const event = EVENTS.find((name) => name === spelling.event) ?? 'send_notes';
      const peer = SENDING_PEERS[SPELLINGS.indexOf(spelling) % SENDING_PEERS.length];
      if (!peer) throw new Error('there is no peer');
      expect(await handedOver(peer, event, spelled(event, [spelling]))).toEqual(canonical(event));
    },
  );

  it('is read together with two others, of every peer', async () => {
    const choice = fc.constantFrom(...EVENTS).chain((event) => {
      const own = SPELLINGS.filter((one) => one.event === event);
      const places = new Set(own.map(({ place }) => place)).size;
      const some = fc.uniqueArray(fc.constantFrom(...own), {
        minLength: Math.min(3, places),
        maxLength: 3,
        selector: ({ place }) => place,
      });
      return fc.record({ event: fc.constant(event), spellings: some });
    });
    await fc.assert(
      fc.asyncProperty(choice, fc.constantFrom(...SENDING_PEERS), async (chosen, peer) => {
        const data = spelled(chosen.event, chosen.spellings);
        expect(await handedOver(peer, chosen.event, data)).toEqual(canonical(chosen.event));
      }),
      { seed: 24, numRuns: 200 },
    );
  });
});

/** What is refused all the same, whoever sends it, with what the refusal says. */
const REFUSED: readonly (readonly [
  event: EventOf,
  place: string,
  spell: (data: SentData) => void,
  message: RegExp,
])[] = [
  [
    'send_contractor_invoice',
    'invoice_lines[0].price',
    line('price', '1,25'),
    /at most two decimals$/,
  ],
  [
    'send_contractor_invoice',
    'invoice_lines[0].quantity',
    line('quantity', '3.3000000000000003'),
    /at most two decimals$/,
  ],
  [
    'send_contractor_invoice',
    'invoice_lines[0].price',
    line('price', 1.005),
    /at most two decimals$/,
  ],
  [
    'send_contractor_invoice',
    'dst_invoice_item_ids.0',
    set('dst_invoice_item_ids', ['Lawn']),
    /must be \*\*\*other\*\*\*, or an id: digits/,
  ],
  [
    'send_pcr_answers',
    'pcr_form_rows[0].question_data_type',
    answer({ question_data_type: 'geo', geo_value: 'north' }),
    /, not "geo"$/,
  ],
  [
    'send_pcr_answers',
    'pcr_form_rows[0].question_data_type',
    answer({ question_data_type: 'geo' }),
    /, not "geo"$/,
  ],
  [
    'send_pcr_answers',
    'pcr_form_rows[0].varchar_value',
    answer({ question_data_type: 'string', string_value: 'x'.repeat(256) }),
    /text of at most 255 characters$/,
  ],
  [
    'send_pcr_answers',
    'pcr_form_rows[0].date_value',
    answer({ question_data_type: 'date', date_value: '02/30/2026' }),
    /must be a date/,
  ],
  [
    'send_notes',
    'note[0].insert_date',
    put('note', 0, 'insert_date', '2026-02-29 10:00:00'),
    /must be a date and time/,
  ],
  ['send_notes', 'note', set('note', []), /must not be empty$/],
  [
    'send_checkin',
    'checkin_data[0].gps_lat',
    put('checkin_data', 0, 'gps_lat', 141.1),
    /a number from -90 to 90$/,
  ],
  [
    'send_checkin',
    'checkin_data[0].gps_lng',
    put('checkin_data', 0, 'gps_lng', '-181'),
    /a number from -180 to 180$/,
  ],
];

function line(member: string, value: unknown) {
  return put('invoice_lines', 0, member, value);
}

function answer(members: object) {
  return set('pcr_form_rows', [{ pcr_question_id: '1', ...members }]);
}

describe('what a peer may not send', () => {
  it.each(REFUSED)(
    'is refused with its place and its limit: %s %s [link.amounts.commas] [link.amounts.noise] [link.answers.type-names] [link.dates.spellings] [link.notes.empty] [link.messages.limits]',
    async (event, place, spell, message) => {
      for (const peer of SENDING_PEERS) {
        const data: SentData = spelled(event, []);
        spell(data);
        const told = failureOf(await sends(peer, event, data));
        expect(told.startsWith(`event_data.${place}: `)).toBe(true);
        expect(told).toMatch(message);
      }
      expect(link.calls).toEqual([]);
    },
  );

  it('is told that it is percent-encoded twice', async () => {
    const { body } = requestOf(peerNamed('PHP'), 'get_all_orders', {});
    const twice = `payload=${encodeURIComponent(body.slice('payload='.length))}`;
    expect(failureOf(await link.post(twice), 400)).toContain(
      'percent-encoded twice; encode it once',
    );
    const data = encodeURIComponent('{"report_id":"1"}');
    const inner = await link.send('get_order', undefined, { event_data: data });
    expect(failureOf(inner)).toContain('event_data: is not JSON: it is percent-encoded twice');
  });

  it('is told where in its JSON the fault is', async () => {
    const broken = '{"username": "acme",\n "password": \'x\'}';
    expect(failureOf(await link.post(`payload=${encodeURIComponent(broken)}`), 400)).toContain(
      'double quotes (") only (line 2, column 14)',
    );
  });
});

describe('a file that a peer may not send', () => {
  const fields = { dst_report_id: '1', file_id: 'a' };
  const send = (disposition: string, content: string, more: object = {}) => {
    const { body, contentType } = requestOf(peerNamed('PHP, multipart'), 'send_file', {
      ...fields,
      ...more,
    });
    const part = `--peer\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
    const bytes = Buffer.from(body.replace(/--peer--\r\n$/, part), 'utf8');
    const end = Buffer.from('--peer--\r\n');
    return link.post((request) => void request.end(Buffer.concat([bytes, end])), {
      'content-type': contentType,
    });
  };

  it.each<[string, string, string, object, RegExp]>([
    [
      'of a type that is not allowed',
      'name="file"; filename="a.tiff"',
      'x',
      {},
      /file_name: .* jpg, jpeg, png, .*, jxr$/,
    ],
    ['without a byte', 'name="file"; filename="a.jpg"', '', {}, /^file: is empty: no byte/],
    [
      'without a file name, of text',
      'name="file"',
      'text',
      { file_name: 'a.txt' },
      /form variable: send filename=/,
    ],
    [
      'under another name',
      'name="photo"; filename="a.jpg"',
      'x',
      { file_name: 'a.jpg' },
      /a file part named "photo"$/,
    ],
  ])(
    '%s is told what would be right [link.messages.limits]',
    async (_, part, content, more, message) => {
      expect(failureOf(await send(part, content, more))).toMatch(message);
      expect(link.leftovers()).toEqual([]);
    },
  );

  it('without a file name, of bytes, is told so and not that they are no UTF-8 [link.messages.limits]', async () => {
    const head = '--peer\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
    const { body, contentType } = requestOf(peerNamed('PHP, multipart'), 'send_file', fields);
    const bytes = Buffer.concat([
      Buffer.from(body.replace(/--peer--\r\n$/, head)),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x80]),
      Buffer.from('\r\n--peer--\r\n'),
    ]);
    const answer = await link.post((request) => void request.end(bytes), {
      'content-type': contentType,
    });
    expect(failureOf(answer, 400)).toBe(
      'file: the part came without a file name, so that it is a form variable; send filename="…" in its Content-Disposition',
    );
  });
});
