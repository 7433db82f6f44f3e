import { catalogue } from '../../src/protocol/catalogue/catalogue.js';
import {
  answering,
  dataOf,
  envelope,
  envelopeOf,
  type Peer,
  startPeer,
  text,
} from '../client/peer.js';
import { freePort } from '../support/free-port.js';
import { svclink } from './command-line.js';

const names: readonly string[] = catalogue.map(({ name }) => name);
const SHA1 = '89e495e7941cf9e40e6980d14a16bf023ccd4c91';

describe('svclink events', () => {
  it('lists every event with what it does', async () => {
    const { status, out } = await svclink(['events']);
    expect(status).toBe(0);
    expect(out.match(/^\S+/gm)).toEqual(names);
    expect(out).toMatch(/^get_order +reads +order, line items, PCR forms$/m);
    const facts: { name: string }[] = JSON.parse((await svclink(['events', '--json'])).out);
    expect(facts.map(({ name }) => name)).toEqual(names);
  });

  it('shows name, type, requirement, note and spellings of the fields of one', async () => {
    const { status, out } = await svclink(['events', 'send_notes']);
    expect(status).toBe(0);
    expect(out).toMatch(/^ {2}dst_report_id\* +id_text +The order that this belongs to/m);
    expect(out).toMatch(/^ {2}note\* +list of object +The notes\. Also read: notes\.$/m);
    expect(out).toMatch(/^ {2}note\[\]\.note_type\* +"wo" \| "prop" +`wo` work order note/m);
    expect(out).toMatch(/^ {2}remote_note_id\* +id +/m);
    expect(out).toMatch(/^ {2}flag +Yes or no, a JSON boolean\.$/m);
    expect(out).toContain(
      'svclink send send_notes --url URL --user NAME --data \'{"dst_report_id"',
    );
  });

  it.each(names)('explains all of %s, in text and as JSON', async (name) => {
    const { status, out } = await svclink(['events', name]);
    expect(status).toBe(0);
    expect(out).not.toMatch(/undefined|\[object/);
    const read = JSON.parse((await svclink(['events', name, '--json'])).out);
    expect(read).toMatchObject({ name, data: expect.any(Array), example: expect.any(Object) });
    for (const field of [...read.data, ...read.result]) {
      expect(field).toMatchObject({ type: expect.stringMatching(/./), note: expect.any(String) });
    }
  });

  it('names the event that was meant', async () => {
    const { status, out, err } = await svclink(['events', 'get_ordr']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('svclink events: there is no event get_ordr (did you mean get_order?)\n');
  });

  it.each([[['send', 'get_order', '--help']], [['send', '--help', 'get_order']]])(
    'shows the same by %j',
    async (args) => {
      const { status, out } = await svclink(args);
      expect(status).toBe(0);
      expect(out.startsWith((await svclink(['events', 'get_order'])).out)).toBe(true);
    },
  );

  it('uses colours on a terminal only, and not under NO_COLOR', async () => {
    const args = ['events', 'get_order'];
    expect((await svclink(args)).out).not.toContain('\u001b');
    expect((await svclink(args, { isTerminal: true })).out).toContain('\u001b[1m');
    const env = { NO_COLOR: '1' };
    expect((await svclink(args, { isTerminal: true, env })).out).not.toContain('\u001b');
  });
});

describe('svclink send', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer();
  });
  beforeEach(() => {
    peer.seen.length = 0;
    peer.answer = answering();
  });
  afterAll(() => peer.close());

  const send = (...args: string[]) =>
    svclink(['send', ...args, '--url', peer.url, '--user', 'demo', '--password', 'demo']);

  it.each(names.filter((name) => name !== 'send_file'))(
    '--example sends what svclink events shows of %s',
    async (name) => {
      const { err } = await send(name, '--example', '--retry', '0');
      expect(err).not.toContain('event_data');
      const { example } = JSON.parse((await svclink(['events', name, '--json'])).out);
      expect(Object.keys(dataOf(peer.seen[0]))).toEqual(
        expect.arrayContaining(Object.keys(example).slice(0, 1)),
      );
    },
  );

  it.each([
    [['get_order', '--example', '--data', '{}'], '--example and --data exclude each other'],
    [['get_job', '--example'], 'there is no event get_job'],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await send(...args);
    expect([status, peer.seen.length]).toEqual([2, 0]);
    expect(err).toContain(message);
  });

  it('--verbose shows request and answer on standard error, without the password', async () => {
    peer.answer = text(envelope({ remote_org_id: 18 }));
    const { status, out, err } = await send('validate_user', '--verbose');
    expect([status, out]).toEqual([0, 'null\n']);
    expect(envelopeOf(peer.seen[0]).password).toBe(SHA1);
    expect(err).toContain(`> POST ${peer.url}`);
    expect(err).toContain('"event_name":"validate_user"');
    expect(err).toContain('"password":"[hidden]"');
    expect(err).toMatch(/^< .*200/m);
    expect(err).toContain('"remote_org_id":18');
    expect(err).not.toContain(SHA1);
  });

  it('--verbose shows an answer that echoes the password without it', async () => {
    peer.answer = text(envelope({ return_error_msg: `no ${SHA1}` }), 404);
    const { err } = await send('validate_user', '--verbose');
    expect(err).toContain('< no [hidden]'.slice(2));
    expect(err.replaceAll('[hidden]', '')).not.toContain(SHA1);
  });

  it('--verbose shows a character whose bytes come in two pieces', async () => {
    const bytes = Buffer.from(envelope({ return_error_msg: 'no Zoë', success: false }));
    const middle = bytes.indexOf(0xc3) + 1;
    peer.answer = (_seen, response) => {
      response.setHeader('content-type', 'application/json').write(bytes.subarray(0, middle));
      response.end(bytes.subarray(middle));
    };
    const { err } = await send('validate_user', '--verbose');
    expect(err).toContain('"return_error_msg":"no Zoë"');
  });

  it('--verbose still tells that nothing listens', async () => {
    const gone = `http://127.0.0.1:${await freePort()}/link`;
    const args = ['send', 'validate_user', '--url', gone, '--user', 'a', '--password', 'b'];
    const { status, err } = await svclink([...args, '--verbose', '--retry', '0']);
    expect(status).toBe(1);
    expect(err).toContain('nothing listens at');
  });
});
