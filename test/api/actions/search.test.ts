import type { User, WorkOrderSummary } from '../../../src/api/index.js';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { startService } from '../support/service.js';

let demo: RunningDemo;
beforeAll(async () => {
  demo = await startDemo();
});

const order = (report_id: number): WorkOrderSummary => ({
  report_id,
  org_property_id: 1,
  address: '1 Elm St',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  loan_number: '',
  work_type: 1,
  date_received: '20260105',
});

const user = (user_id: number): User => ({
  user_id,
  user_name: 'a',
  user_email: 'b',
  user_first_name: 'c',
  user_last_name: 'd',
  user_company: 'e',
  user_display_name: 'f',
});

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

interface SearchBody {
  users: { user_id: number }[];
  work_orders: { report_id: number }[];
  next?: Record<string, unknown>;
}

async function search(action: string, body: unknown, on = demo): Promise<SearchBody> {
  const { status, text } = await on.call(action, body);
  expect(status).toBe(200);
  return JSON.parse(text);
}

describe('/user/search', () => {
  it('answers users with every field [api.user.search.response]', async () => {
    const { users } = await search('user/search', { user_name: 'jo.doe' });
    expect(users).toEqual([
      {
        user_id: 1,
        user_name: 'jo.doe',
        user_email: 'jo.doe@example.com',
        user_first_name: 'Jo',
        user_last_name: 'Doe',
        user_company: 'Doe Preservation',
        user_display_name: 'Jo Doe',
      },
    ]);
  });

  it('answers active users only [api.user.search.active]', async () => {
    expect(demo.store.users.filter((one) => !one.active)).toHaveLength(2);
    const { users } = await search('user/search', {});
    expect(users).toHaveLength(30);
    expect(users.map(({ user_id }) => user_id)).not.toContain(31);
  });

  it('gives filters and offset to the handler, and takes none at all [api.user.search.request]', async () => {
    const seen: unknown[] = [];
    const service = await startService((api) =>
      api.on('user/search', ({ data }) => {
        seen.push({ ...data });
        return [];
      }),
    );
    const filters = { user_email: 'a', user_name: 'b', user_company: 'c' };
    await service.call('user/search', { ...filters, offset: '7' });
    await service.call('user/search');
    await service.call('user/search', {
      user_email: null,
      user_name: null,
      user_company: null,
      offset: 1,
    });
    expect(seen).toEqual([{ ...filters, offset: 7 }, {}, { offset: 1 }]);
    await service.close();
  });

  it.each([
    { user_email: 7 },
    { user_name: ['a'] },
    { user_company: 'x'.repeat(256) },
    { offset: -1 },
    { offset: 'x' },
    { offset: 1.5 },
  ])('refuses %j [api.user.search.request]', async (body) => {
    expectError(await demo.call('user/search', body), 400, 'invalid_request');
  });
});

describe('/workorder/search', () => {
  it('answers work orders with every field [api.workorder.search.response] [api.workorder.search.date-received]', async () => {
    const { work_orders } = await search('workorder/search', { loan_number: 'LN-70001' });
    expect(work_orders).toEqual([
      {
        report_id: 1002,
        org_property_id: 5001,
        address: '100 Elm St',
        city: 'Columbus',
        state: 'OH',
        zip: '43004',
        loan_number: 'LN-70001',
        work_type: 2,
        date_received: '20260202',
      },
    ]);
  });

  it.each(['2026-01-05', '01/05/2026', 20260105])(
    'never sends the date %j [api.workorder.search.date-received]',
    async (date) => {
      const service = await startService((api) =>
        api.on('workorder/search', () => [Object.assign(order(1), { date_received: date })]),
      );
      expectError(await service.call('workorder/search', { state: 'OH' }), 500, 'internal_error');
      await service.close();
    },
  );

  it('gives every parameter to the handler [api.workorder.search.request]', async () => {
    let seen: unknown;
    const service = await startService((api) =>
      api.on('workorder/search', ({ data }) => {
        seen = data;
        return [];
      }),
    );
    const body = {
      org_wo_num: '1',
      wo_number: '2',
      loan_number: '3',
      address: '4 Elm',
      city: '5',
      state: '6',
      zip: '7',
      offset: 8,
    };
    await service.call('workorder/search', body);
    expect(seen).toEqual(body);
    await service.close();
  });

  it.each([
    [{ org_wo_num: '5000' }, 1],
    [{ wo_number: 'WO-1001' }, 1],
    [{ state: 'TX', city: 'AUST' }, 62],
    [{ zip: '33602', address: 'elm' }, 9],
    [{ zip: 33602, address: 'elm' }, 9],
    [{ state: 'tx' }, 0],
  ])('finds by %j [api.workorder.search.request]', async (body, count) => {
    expect((await search('workorder/search', body)).work_orders).toHaveLength(count);
  });

  it.each([
    {},
    { offset: 100 },
    { state: null },
    { state: '' },
    { city: '  ', offset: 0 },
    { unknown: 'x' },
  ])('answers invalid_search: %j [api.workorder.search.error.invalid-search]', async (body) => {
    expectError(await demo.call('workorder/search', body), 400, 'invalid_search');
  });

  it.each([
    { state: 7 },
    { zip: 45402.5 },
    { state: 'OH', offset: -1 },
    { state: 'OH', offset: '9'.repeat(30) },
  ])('refuses %j', async (body) => {
    expectError(await demo.call('workorder/search', body), 400, 'invalid_request');
  });
});

describe('paging', () => {
  it('answers at most 100 work orders [api.paging.workorder-limit] [api.paging.workorder-next]', async () => {
    const { work_orders, next } = await search('workorder/search', { state: 'OH' });
    expect(work_orders).toHaveLength(100);
    expect(next).toEqual({ state: 'OH', offset: 100 });
  });

  it('never sends more than 100, whatever a handler returns [api.paging.workorder-limit]', async () => {
    const service = await startService((api) =>
      api.on('workorder/search', () => ({ work_orders: many(101, order) })),
    );
    expectError(await service.call('workorder/search', { state: 'OH' }), 500, 'internal_error');
    await service.close();
  });

  it.each([
    [99, false],
    [100, false],
    [101, true],
  ])('of %i matches, next is there: %s [api.paging.workorder-next]', async (count, more) => {
    const service = await startService((api) =>
      api.on('workorder/search', () => many(count, order)),
    );
    const { body } = await service.call('workorder/search', { city: 'D', zip: null });
    expect('next' in body).toBe(more);
    if (more) expect(body.next).toEqual({ city: 'D', offset: 100 });
    await service.close();
  });

  it.each([
    [{}, { user_email: null, user_name: null, user_company: null, offset: 100 }],
    [
      { user_email: 'a', offset: 100 },
      { user_email: 'a', user_name: null, user_company: null, offset: 200 },
    ],
  ])(
    'repeats all three parameters of a user search: %j [api.paging.user-next]',
    async (body, next) => {
      const service = await startService((api) => api.on('user/search', () => many(201, user)));
      const answer = await service.call('user/search', body);
      expect(answer.body.next).toEqual(next);
      await service.close();
    },
  );

  it('answers no next after the last user [api.paging.user-next]', async () => {
    expect(await search('user/search', {})).not.toHaveProperty('next');
  });

  it('follows next to the end without a gap or a repetition [api.paging.offset]', async () => {
    const found: number[] = [];
    let body: unknown = { state: 'OH' };
    for (let page = 0; body !== undefined && page < 5; page += 1) {
      const { work_orders, next } = await search('workorder/search', body);
      found.push(...work_orders.map(({ report_id }) => report_id));
      body = next;
    }
    const all = [...demo.store.orders.values()].filter(({ state }) => state === 'OH');
    expect(found).toEqual(all.map(({ report_id }) => report_id));
    expect(new Set(found).size).toBe(found.length);
  });

  const sources = {
    'a list': () => many(250, user),
    *'a generator'() {
      yield* many(250, user);
    },
    async *'an async generator'() {
      yield* many(250, user);
    },
  };
  it.each(Object.entries(sources))(
    'takes the page from %s [api.paging.offset]',
    async (_, source) => {
      const service = await startService((api) => api.on('user/search', source));
      const { text } = await service.call('user/search', { offset: 200 });
      const { users, next } = JSON.parse(text);
      expect([users.length, users[0].user_id, next]).toEqual([50, 200, undefined]);
      await service.close();
    },
  );

  it('reads no more of a generator than the page needs', async () => {
    let read = 0;
    const service = await startService((api) =>
      api.on('user/search', function* () {
        while (true) yield user(read++);
      }),
    );
    expect((await service.call('user/search', {})).status).toBe(200);
    expect(read).toBe(101);
    await service.close();
  });

  it('takes a page that the handler made [api.paging.offset]', async () => {
    const service = await startService((api) =>
      api.on('user/search', ({ data: { offset = 0 } }) => ({
        items: [user(offset)],
        more: offset < 2,
      })),
    );
    const next = async (offset: number) =>
      Object((await service.call('user/search', { offset })).body.next).offset;
    expect([await next(0), await next(1), await next(2)]).toEqual([1, 2, undefined]);
    await service.close();
  });

  it('refuses a page that would never end', async () => {
    const service = await startService((api) =>
      api.on('user/search', () => ({ items: [], more: true })),
    );
    expectError(await service.call('user/search', {}), 500, 'internal_error');
    await service.close();
  });
});
