import { text } from 'node:stream/consumers';
import { createQuickstart } from '../../examples/quickstart/src/quickstart.js';
import { differencesOf } from '../../src/cli/compare/differences.js';
import { freePort } from '../support/free-port.js';
import { serve } from '../support/resources.js';
import { svclink } from './command-line.js';

const ACCOUNT = ['--user', 'demo', '--password', 'demo'];
const ORDER = { report_id: '7', wo_number: 'WO-7', zip: '68104', qty: '60.00', pcr_forms: [] };

type Results = Readonly<Record<string, unknown>>;

/** A hand-written receiver: it answers events from a table, and refuses others. */
async function handWritten(results: Results) {
  const events: string[] = [];
  const { url, close } = await serve(async (request, response) => {
    const payload = new URLSearchParams(await text(request)).get('payload') ?? '{}';
    const { event_name: event } = JSON.parse(payload);
    events.push(event);
    const has = Object.hasOwn(results, event);
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        event,
        success: has,
        result_data: has ? results[event] : null,
        return_error_msg: has ? null : `${event} is not known here`,
        remote_site_id: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
      }),
    );
  });
  return { url, events, close };
}

async function compared(old: Results, successor: Results, ...args: string[]) {
  const [first, second] = [await handWritten(old), await handWritten(successor)];
  const outcome = await svclink(['compare', first.url, second.url, ...ACCOUNT, ...args]);
  return { ...outcome, events: [first.events, second.events] };
}

describe('svclink compare', () => {
  it('finds two receivers of the demo alike, and calls both with the same reads', async () => {
    const called: string[][] = [[], []];
    const urls = await Promise.all(
      called.map(async (events) => {
        let handler: ReturnType<typeof createQuickstart>['handler'] = () => {};
        const { url } = await serve((request, response) => handler(request, response));
        const onExchange = ({ event = '' }) => void events.push(event);
        const receiver = { logger: false, onExchange } as const;
        handler = createQuickstart({
          publicUrl: url,
          receiver,
          now: () => 1_795_000_000_000,
        }).handler;
        return `${url}/link`;
      }),
    );
    const { status, out, err } = await svclink(['compare', ...urls, ...ACCOUNT, '--orders', '2']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^get_all_orders +same$/m);
    expect(out).toMatch(/^get_pcr_json .+same$/m);
    expect(out).toMatch(/\d+ calls: \d+ alike, (?:\d+ refused by both, )?0 with differences\.\n$/);
    // Cancellations are asked for since a time that receivers accept.
    expect(out).toMatch(/^get_cancel_orders +same$/m);
    expect(out).toMatch(/^get_pending_cancellations +same$/m);
    expect(called[0]).toEqual(called[1]);
    expect(called[0]?.filter((event) => !event.startsWith('get_'))).toEqual([]);
    expect(called[0]?.filter((event) => event === 'get_order')).toHaveLength(2);
  });

  it('names each difference with its path, and the sides that lack a member', async () => {
    const old = { get_all_orders: [{ report_id: '7' }], get_order: { ...ORDER, city: 'Omaha' } };
    const successor = { ...old, get_order: { ...ORDER, zip: '68105', state: 'NE' } };
    const { status, out } = await compared(old, successor, '--events', 'get_all_orders,get_order');
    expect(status).toBe(1);
    expect(out).toMatch(/^get_all_orders +same$/m);
    expect(out).toMatch(/^get_order 7 +3 differences$/m);
    expect(out).toContain('  zip: old "68104", new "68105"\n');
    expect(out).toContain('  city: only old has it: "Omaha"\n');
    expect(out).toContain('  state: only new has it: "NE"\n');
    expect(out).toContain('2 calls: 1 alike, 1 with differences.');
  });

  it('counts another type of the same value with --strict alone', async () => {
    const old = { get_order: ORDER };
    const successor = { get_order: { ...ORDER, report_id: 7, qty: 60 } };
    const args = ['--order', '7', '--events', 'get_order'];
    const lax = await compared(old, successor, ...args);
    expect(lax.status).toBe(0);
    expect(lax.out).toMatch(
      /^get_order 7 +same\n {2}2 values in another form: --strict lists them$/m,
    );
    const strict = await compared(old, successor, ...args, '--strict');
    expect(strict.status).toBe(1);
    expect(strict.out).toMatch(/^get_order 7 +2 differences$/m);
    expect(strict.out).toContain('qty: old "60.00", new 60 (the same value)');
  });

  it('lists real differences alone, beside values in another form', async () => {
    const blank = { comments: null, date_due: '00000000', line_items: [], zip: '1' };
    const args = ['--order', '7', '--events', 'get_order'];
    const { out } = await compared(
      { get_order: ORDER },
      { get_order: { ...ORDER, ...blank } },
      ...args,
    );
    expect(out).toMatch(/^get_order 7 +1 difference\n {2}zip: .*\n {2}3 values in another form/m);
  });

  it('takes refusals of both for alike, and of one for a difference, with its message', async () => {
    const { status, out } = await compared(
      { get_order: ORDER, get_notes: [] },
      { get_order: ORDER },
      ...['--order', '7', '--events', 'get_order,get_notes,get_file'],
    );
    expect(status).toBe(1);
    expect(out).toMatch(/^get_file 7 +both refuse$/m);
    expect(out).toContain('3 calls: 1 alike, 1 refused by both, 1 with differences.');
    expect(out).toMatch(/^get_notes 7 +1 difference\n {2}new: .*get_notes is not known here/m);
  });

  it('shows no name, value or reason of a receiver that steers a terminal or looks like a line', async () => {
    const evil = 'x\u001b[2J\u009b1A\u202e\nget_order 7  same';
    const order = { ...ORDER, comments: evil, [evil]: 1 };
    const orders = { get_all_orders: [{ report_id: evil }], get_order: order };
    const changed = { ...orders, get_order: { ...ORDER, comments: 'y' } };
    const events = ['--events', 'get_order'];
    const { out } = await compared(orders, changed, ...events);
    const json = await compared(orders, changed, ...events, '--json');
    for (const text of [out, json.out]) {
      expect(text).toContain('[2J');
      expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
      expect(text).not.toMatch(/^get_order 7 {2}same/m);
    }
  });

  it('says that nothing was compared where no call succeeds', async () => {
    const { status, out, err } = await compared({}, {}, '--order', '7', '--events', 'get_order');
    expect(status).toBe(1);
    expect(out).toMatch(
      /^get_order 7 +both refuse\n {2}old: .*get_order is not known here.*\n {2}new: .*get_order is not known here/m,
    );
    expect(err).toBe(
      'Nothing was compared: no call was answered with a result by both. The reasons stand above.\n',
    );
  });

  it('says why the new receiver gives no result, where only its events are compared', async () => {
    const both = { get_all_orders: [{ report_id: '7' }] };
    const args = ['--events', 'get_order'];
    const { status, out } = await compared({ ...both, get_order: ORDER }, both, ...args);
    expect(status).toBe(1);
    expect(out).toMatch(/^get_order 7 +1 difference\n {2}new: .*get_order is not known here/m);
  });

  it('says why there is no list of orders, where the list itself is not compared', async () => {
    const old = { get_all_orders: [{ report_id: '7' }], get_order: ORDER };
    const { status, out, err } = await compared(old, { get_order: ORDER }, '--events', 'get_order');
    expect(status).toBe(1);
    expect(out).toMatch(/^get_all_orders +1 difference\n {2}new: .*get_all_orders is not known/m);
    expect(err).toContain('Nothing was compared');
  });

  it('says what to name where no order is in both lists', async () => {
    const old = { get_all_orders: [{ report_id: '7' }], get_order: ORDER };
    const successor = { get_all_orders: [{ report_id: '8' }], get_order: ORDER };
    const { status, out, err } = await compared(old, successor, '--events', 'get_order');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('--order REPORT_ID');
  });

  it('ends with the reason where a receiver cannot be reached', async () => {
    const { url } = await handWritten({ get_all_orders: [] });
    const gone = `127.0.0.1:${await freePort()}`;
    const { status, out, err } = await svclink(['compare', url, `http://${gone}/link`, ...ACCOUNT]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(`nothing listens at ${gone}`);
    expect(err).not.toContain('    at ');
  });

  it.each([
    [['a'], 'argument'],
    [
      ['http://127.0.0.1:9', 'http://127.0.0.1:9', '--events', 'send_notes'],
      '--events: send_notes',
    ],
    [['http://127.0.0.1:9', 'http://127.0.0.1:9', '--events', 'get_ordr'], 'get_order'],
    [['http://127.0.0.1:9', 'http://127.0.0.1:9', '--orders', 'x'], '--orders'],
    [['nonsense', 'http://127.0.0.1:9'], 'url'],
  ])('refuses %j', async (args, named) => {
    const { status, err } = await svclink(['compare', ...args, ...ACCOUNT]);
    expect(status).toBe(2);
    expect(err).toContain(named);
  });

  it('prints JSON with all differences', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ n: at, qty: count }));
    const { out } = await compared(
      { get_order: { ...ORDER, lines: lines(30) } },
      { get_order: { ...ORDER, lines: lines(31) } },
      ...['--order', '7', '--events', 'get_order', '--json'],
    );
    const [call] = JSON.parse(out);
    expect(call).toMatchObject({ event: 'get_order', data: { report_id: '7' }, count: 31 });
    expect(call.listed).toHaveLength(31);
    expect(call.listed[0]).toEqual({
      path: '.lines[0].qty',
      kind: 'value',
      before: '30',
      after: '31',
    });
  });
});

describe('the differences of two results', () => {
  const pathsOf = (before: unknown, after: unknown) =>
    differencesOf(before, after).listed.map(({ path, kind }) => `${path} ${kind}`);

  it('match records by their id, in any order, and repeated ids by their turn', () => {
    const [one, two] = [
      { file_id: 1, name: 'a' },
      { file_id: 2, name: 'b' },
    ];
    expect(pathsOf([one, two], [two, one])).toEqual([]);
    expect(pathsOf([one, one], [one, { ...one, name: 'c' }])).toEqual(['[1, 2].name value']);
    expect(pathsOf([one], [one, two])).toEqual(['[2] only-new']);
  });

  it('take no two addresses for different, but an address and another text', () => {
    const signed = (text: string) => ({ obj_url: text });
    expect(pathsOf(signed('https://a.example/1?s=1'), signed('https://a.example/1?s=2'))).toEqual(
      [],
    );
    expect(pathsOf(signed('https://a.example/1'), signed('none'))).toEqual(['.obj_url value']);
  });

  it('take null, blank and absent for spellings of one value', () => {
    expect(pathsOf({ a: null, b: '', c: null }, { a: '', b: null })).toEqual([
      '.a spelling',
      '.b spelling',
      '.c spelling',
    ]);
    expect(pathsOf({ a: '0' }, { a: '' })).toEqual(['.a value']);
  });

  it('bound what they list and how deep they go', () => {
    const many = (value: number) => Array.from({ length: 3000 }, () => value);
    const { listed, count } = differencesOf(many(1), many(2));
    expect([listed.length, count]).toEqual([1000, 3000]);
    let [deep, other]: [unknown, unknown] = [1, 2];
    for (let depth = 0; depth < 500; depth += 1) [deep, other] = [{ a: deep }, { a: other }];
    expect(differencesOf(deep, other).count).toBe(1);
  });

  it('do not confuse members of objects with those of every object', () => {
    expect(pathsOf(JSON.parse('{"__proto__":1}'), {})).toEqual(['.__proto__ only-old']);
    expect(pathsOf({}, { constructor: 1 })).toEqual(['.constructor only-new']);
  });
});
