import { CallError } from '../../../src/api/index.js';
import { type Answering, failureOf, json, type Peer, refuse, startPeer } from './support/peer.js';

let peer: Peer | undefined;

async function start(answer: Answering): Promise<Peer> {
  peer = await startPeer(answer);
  return peer;
}

afterEach(() => peer?.close());

const order = (report_id: number) => ({
  report_id,
  org_property_id: 1,
  address: '1 Main St',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  loan_number: '',
  work_type: 3,
  date_received: '20261101',
});

const user = (user_id: number) => ({
  user_id,
  user_name: `user${user_id}`,
  user_email: `user${user_id}@example.com`,
  user_first_name: 'Jo',
  user_last_name: 'Doe',
  user_company: 'Doe',
  user_display_name: 'Jo Doe',
});

/** Serves `total` matches, `size` a page, with an offset that is the service's own affair. */
function pages(
  list: string,
  make: (id: number) => unknown,
  total: number,
  size: number,
  next: (offset: number) => unknown = (offset) => ({ offset }),
): Answering {
  return ({ body }, response) => {
    const offset = Number(body?.offset ?? 0);
    const end = Math.min(total, offset + size);
    const matches = Array.from({ length: end - offset }, (_, index) => make(offset + index));
    json(response, { [list]: matches, ...(end < total ? { next: next(end) } : {}) });
  };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('workorder.searchAll', () => {
  it('yields all orders in order, with each next.offset as offset [client.api.paging.workorders]', async () => {
    const running = await start(
      pages('work_orders', order, 250, 100, (offset) => ({ state: 'OH', offset })),
    );
    const found = await collect(running.client().workorder.searchAll({ state: 'OH' }));
    expect(found.map(({ report_id }) => report_id)).toEqual(Array.from(Array(250).keys()));
    expect(running.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/workorder/search', { state: 'OH' }],
      ['/workorder/search', { state: 'OH', offset: 100 }],
      ['/workorder/search', { state: 'OH', offset: 200 }],
    ]);
  });

  it('asks for a page only when the one before has been used up', async () => {
    const running = await start(pages('work_orders', order, 250, 100));
    for await (const { report_id } of running.client().workorder.searchAll({ city: 'Dayton' })) {
      if (report_id === 99) break;
    }
    expect(running.calls).toHaveLength(1);
  });

  it('begins at an offset of the caller', async () => {
    const running = await start(pages('work_orders', order, 250, 100));
    const found = await collect(
      running.client().workorder.searchAll({ city: 'Dayton', offset: 240 }),
    );
    expect(found).toHaveLength(10);
  });

  it('reads an offset that comes as text', async () => {
    const running = await start(
      pages('work_orders', order, 3, 1, (offset) => ({ offset: String(offset) })),
    );
    expect(await collect(running.client().workorder.searchAll({ zip: '45402' }))).toHaveLength(3);
    expect(running.calls.map(({ body }) => body?.offset)).toEqual([undefined, 1, 2]);
  });
});

describe('user.searchAll', () => {
  it('yields all users in order, with each next.offset as offset [client.api.paging.users]', async () => {
    const running = await start(
      pages('users', user, 7, 3, (offset) => ({
        user_email: 'example.com',
        user_name: null,
        user_company: null,
        offset,
      })),
    );
    const found = await collect(running.client().user.searchAll({ user_email: 'example.com' }));
    expect(found.map(({ user_id }) => user_id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(running.calls.map(({ body }) => body)).toEqual([
      { user_email: 'example.com' },
      { user_email: 'example.com', offset: 3 },
      { user_email: 'example.com', offset: 6 },
    ]);
  });

  it('takes no filter at all, and finds nobody where there is nobody [client.api.paging.users]', async () => {
    const running = await start((_request, response) => json(response, { users: [] }));
    expect(await collect(running.client().user.searchAll())).toEqual([]);
    expect(running.calls.map(({ text }) => text)).toEqual(['{}']);
  });
});

describe('pages that do not come to an end', () => {
  const stuck = { user_email: null, user_name: null, user_company: null };
  it.each([
    ['lead to themselves', [user(1)], { ...stuck, offset: 0 }],
    ['lead back', [user(1)], { ...stuck, offset: 3 }],
    ['are empty', [], { ...stuck, offset: 500 }],
  ])('because they %s are given up', async (_name, users, next) => {
    const running = await start((_request, response) => json(response, { users, next }));
    const error = await failureOf(collect(running.client().user.searchAll({ offset: 5 })));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'paging_endless', called: 'user/search' });
    expect(running.calls).toHaveLength(1);
  });

  it.each([
    ['no object', 5],
    ['without an offset', {}],
    ['with an offset in words', { offset: 'next' }],
    ['with a negative offset', { offset: -1 }],
  ])('because next is %s are a wrong shape', async (_name, next) => {
    const running = await start((_request, response) => {
      json(response, { work_orders: [order(1)], next });
    });
    const error = await failureOf(collect(running.client().workorder.searchAll({ state: 'OH' })));
    expect(error).toMatchObject({ code: 'result_invalid' });
  });
});

describe('a failure on the way', () => {
  it('ends the iteration after the matches before it', async () => {
    const good = pages('work_orders', order, 250, 100);
    const running = await start((request, response) => {
      if (request.body?.offset === 100) refuse(response, 400, 'invalid_search');
      else good(request, response);
    });
    let count = 0;
    const going = (async () => {
      for await (const _ of running.client().workorder.searchAll({ state: 'OH' })) count += 1;
    })();
    expect(await failureOf(going)).toMatchObject({ type: 'invalid_search' });
    expect(count).toBe(100);
  });

  it('can be the signal of the caller', async () => {
    const running = await start(pages('work_orders', order, 250, 100));
    const controller = new AbortController();
    const { signal } = controller;
    const going = (async () => {
      for await (const _ of running.client().workorder.searchAll({ state: 'OH' }, { signal })) {
        controller.abort();
      }
    })();
    expect(await failureOf(going)).toMatchObject({ code: 'aborted' });
    expect(running.calls).toHaveLength(1);
  });
});
