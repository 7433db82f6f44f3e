import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { addEvent } from '../../../src/site/engine/events/event-log.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { hookDeliveries } from '../../../src/site/hooks/deliver.js';
import { dispatchHooks } from '../../../src/site/hooks/dispatch-hooks.js';
import { hookTroubles } from '../../../src/site/troubles/hook-conditions.js';
import { eventually as until } from '../../support/eventually.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { addSampleOrder, samples, sendSample } from '../link/event-samples.js';
import { TestSite } from '../open-site.js';
import { change } from '../troubles/put-conditions.js';

const [SQLITE] = ENGINES as [TestEngine];
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly url: string | undefined;
}

/** A receiver of hooks, whose answer can be set. */
class Receiver {
  readonly messages: Message[] = [];
  status = 200;
  /** The answers wait for it. */
  answers = Promise.resolve();
  readonly #server: Server = createServer(async (request, response) => {
    const { headers, url } = request;
    const { status, answers } = this;
    this.messages.push({ headers, url, body: await text(request) });
    await answers;
    const redirect = status === 302 ? { location: '/elsewhere' } : {};
    response.writeHead(status, redirect).end('an answer that nobody reads');
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The messages by their type, verified by the other implementation. */
  verified(secret: string): string[] {
    const webhook = new Webhook(secret);
    return this.messages.map(({ headers, body }) => {
      const given = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, String(v)]));
      const { type, data } = webhook.verify(body, given) as { type: string; data: object };
      expect(Object(JSON.parse(body)).data).toEqual(data);
      return 'kind' in data ? `${type} ${data.kind}` : type;
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let receiver: Receiver;
let test: TestSite;
const entries: string[] = [];
const note = (entry: object, message: string) =>
  void entries.push(`${message} ${JSON.stringify(entry)}`);
const logger = { debug: note, info: note, warn: note, error: note };

async function open(engine: TestEngine, allowed = true): Promise<void> {
  entries.length = 0;
  receiver = await new Receiver().open();
  const allowedHosts = allowed ? [receiver.host] : [];
  test = await TestSite.open(engine, { thumbnails: false, allowedHosts, logger });
}

async function close(): Promise<void> {
  await test.close();
  receiver.close();
}

const add = (events: readonly string[]) =>
  test.site.hooks.add({ url: `http://${receiver.host}/in?key=hush-hush`, events: events as never });

async function send(name: Parameters<typeof sendSample>[1], id: string): Promise<void> {
  const { success, return_error_msg } = await sendSample(test, name, samples(id)[name]);
  if (!success) throw new Error(`${name}: ${return_error_msg}`);
}

const only = async (id: string) => {
  const [delivery] = await test.site.hooks.deliveries(id);
  if (!delivery) throw new Error('there is none');
  return delivery;
};

describe.each(ENGINES)('hooks on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(() => open(engine));
  afterEach(close);

  it('get events of orders and troubles, signed, once each, without codes and notes of groups [site.hooks] [site.events.trouble]', async () => {
    const id = await addSampleOrder(test);
    await test.owner.orders.update(id, { lock_code: 'open-me' });
    await send('send_checkin', id);
    const { id: hook, secret, url } = await add(['received', 'update', 'note', 'trouble']);
    expect(url).not.toContain('hush-hush');
    // Another process on the same database.
    const second = engine.name === 'postgres' ? await test.create() : undefined;
    await second?.start();
    await test.site.start();
    await send('send_contractor_invoice', id);
    await change(test, async (tx) => {
      const { id: group } = await tx
        .insertInto('note_groups')
        .values({ name: 'office' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { property_id } = await tx
        .selectFrom('orders')
        .select('property_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const row = { order_id: id, property_id, note_type: 'wo', inserted_by: '', org_name: '' };
      const more = { inserted_text: '', has_attachments: false, attachments: 'none' };
      const at = { created_at: 1, modified_at: 1 };
      const [hidden, open] = await tx
        .insertInto('notes')
        .values(['for the office', 'for all'].map((body) => ({ ...row, ...more, ...at, body })))
        .returning('id')
        .execute();
      if (!hidden || !open) throw new Error('no notes');
      await tx
        .insertInto('note_visibility')
        .values({ note_id: hidden.id, group_id: group })
        .execute();
      const event = { orderId: id, at: Date.now() };
      for (const { id: note_id } of [hidden, open]) {
        await addEvent(tx, { ...event, event: 'note', data: { note_id } });
        await addEvent(tx, { ...event, event: 'received', data: { kind: 'note', key: note_id } });
      }
      const values = { before: 'open-me', after: 'shut-me' };
      await addEvent(tx, { ...event, event: 'update', data: { field: 'lock_code', ...values } });
      await addEvent(tx, { ...event, event: 'update', data: { field: 'city', ...values } });
      await tx
        .insertInto('links')
        .values({
          ...{ name: 'bank', client_company: '', url: 'http://127.0.0.1:1/', username: 'us' },
          ...{ secret: '', options: '{}', marks: '{}', created_at: 1, modified_at: 1 },
          ...{ paused_at: 1, pause_reason: 'words of the peer' },
        })
        .execute();
    });
    await until(async () => {
      const [job] = await test.site.jobs.list({ kind: 'find-troubles', state: 'waiting' });
      if (job) await test.site.jobs.retry(job.id).catch(() => undefined);
      return receiver.messages.length >= 6;
    });
    await second?.stop();
    expect(receiver.verified(secret).toSorted()).toEqual([
      'note',
      'received invoice',
      'received note',
      'trouble',
      'update',
      'update',
    ]);
    const all = receiver.messages.map(({ body }) => body).join('\n');
    const updates = receiver.messages
      .map(({ body }) => JSON.parse(body))
      .flatMap(({ data }) => data.changes ?? []);
    expect(updates).toContainEqual({ field: 'lock_code', before: null, after: null });
    expect(updates).toContainEqual({ field: 'city', before: 'open-me', after: 'shut-me' });
    expect(all).toContain('"wo_number":');
    expect(all).not.toMatch(/"lock_code":"|for the office|for all|words of the peer/);
    expect(receiver.messages.every(({ url: path }) => path === '/in?key=hush-hush')).toBe(true);
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
    const isSent = async () =>
      (await test.site.hooks.deliveries(hook, { state: 'delivered' })).length === 6;
    await until(isSent);
    const deliveries = await test.site.hooks.deliveries(hook);
    expect(deliveries.every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(
      true,
    );
    expect(deliveries.map(({ body }) => body)).toContain(receiver.messages[0]?.body);
    // Neither the secret nor the address with its key is in the log, the audit or the database.
    const stored = await change(test, (tx) => tx.selectFrom('hooks').selectAll().execute());
    const audit = await test.site.audit.list({ action: 'hook' });
    expect(audit.map(({ action, detail }) => [action, detail])).toEqual([
      ['hook.add', { host: receiver.host, events: ['received', 'update', 'note', 'trouble'] }],
    ]);
    // Encrypted text contains four letters by chance, and no nine.
    expect(JSON.stringify([entries, stored, audit])).not.toMatch(/hush-hush|whsec_/);
  });
});

describe('a hook', () => {
  let id: string;
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    await open(SQLITE);
    id = await addSampleOrder(test);
  });
  afterEach(close);

  it('gets a message again after 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h; then it has failed, and is replayed [site.hooks]', async () => {
    const { id: hook, secret } = await add(['received']);
    receiver.status = 500;
    const now = () => Date.now() + test.ahead;
    let before = now();
    await test.site.start();
    await send('send_checkin', id);
    /** The least and the most that each wait can be: an attempt was made between two looks at the clock. */
    const waits: (readonly [least: number, most: number])[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await until(async () => {
        const [one] = await test.site.hooks.deliveries(hook);
        return one?.attempts === attempt;
      }, `attempt ${attempt}`);
      const { state, next_at, http_status, reason } = await only(hook);
      expect([http_status, reason]).toEqual([500, 'the receiver answered 500']);
      expect((await test.site.hooks.get(hook)).failure).toBe(reason);
      expect(state).toBe(attempt < 10 ? 'waiting' : 'failed');
      if (next_at === null) break;
      const wait = next_at - now();
      waits.push([wait, next_at - before]);
      test.ahead += wait + 1;
      before = now();
      const retry = async () => {
        const [job] = await test.site.jobs.list({ kind: 'hook', state: 'waiting' });
        if (job) await test.site.jobs.retry(job.id).catch(() => undefined);
        return (await only(hook)).attempts > attempt;
      };
      await until(retry);
    }
    const expected = [
      5 * SECOND,
      5 * MINUTE,
      30 * MINUTE,
      ...[2, 5, 10, 14, 20, 24].map((h) => h * HOUR),
    ];
    const areIn = waits.map(([least, most], at) => {
      const wait = expected[at] ?? 0;
      return least <= wait && wait <= most;
    });
    expect(areIn).toEqual(expected.map(() => true));
    // The delivery has failed a moment before its job ends.
    await until(async () => (await test.site.jobs.list({ kind: 'hook' })).length === 0);
    receiver.status = 204;
    const acting = { by: 'ann', from: 'console' } as const;
    expect(await test.site.hooks.replayFailed(hook, acting)).toBe(1);
    expect(await test.site.hooks.replayFailed(hook, acting)).toBe(0);
    await until(async () => (await only(hook)).state === 'delivered');
    expect(await test.site.hooks.list()).toMatchObject([{ failure: null }]);
    const { id: delivery, attempts } = await only(hook);
    // The attempts of a message that is sent again are counted anew.
    expect(attempts).toBe(1);
    await test.site.hooks.replay(delivery, acting);
    const acts = await test.site.audit.list({ action: 'hook.replay' });
    expect(acts).toMatchObject([
      { who: 'ann', subject: hook, detail: { delivery } },
      { who: 'ann', subject: hook, detail: { count: 1 } },
    ]);
    await until(() => receiver.messages.length === 12);
    const [first, last] = [receiver.messages[0], receiver.messages[11]];
    expect(last?.body).toBe(first?.body);
    expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    receiver.messages.splice(0, 11);
    // The other implementation refuses times of another day.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + test.ahead);
    expect(receiver.verified(secret)).toEqual(['received check-in']);
    jest.restoreAllMocks();
  });

  it('gets a message at once that is sent again while an attempt is under way which fails', async () => {
    const { id: hook } = await add(['received']);
    receiver.status = 500;
    let answer = () => undefined as unknown;
    receiver.answers = new Promise((resolve) => {
      answer = () => resolve();
    });
    await test.site.start();
    await send('send_checkin', id);
    await until(() => receiver.messages.length === 1);
    await test.site.hooks.replay((await only(hook)).id);
    receiver.status = 200;
    answer();
    await until(async () => (await only(hook)).state === 'delivered');
    // The failure does not count: the attempts start again.
    expect((await only(hook)).attempts).toBe(1);
    expect(receiver.messages).toHaveLength(2);
  });

  it('that answers 410 is disabled, which is a trouble; enabled again it gets what comes then', async () => {
    const { id: hook } = await add(['received']);
    receiver.status = 410;
    await test.site.start();
    await send('send_checkin', id);
    await until(async () => (await test.site.hooks.get(hook)).disabled_at !== null);
    expect(await only(hook)).toMatchObject({ state: 'failed', http_status: 410, next_at: null });
    await expect(test.site.hooks.replay((await only(hook)).id)).rejects.toMatchObject({
      code: 'not_replayable',
    });
    await send('send_contractor_invoice', id);
    const [job] = await test.site.jobs.list({ kind: 'find-troubles' });
    await until(async () => {
      if (job) await test.site.jobs.retry(job.id).catch(() => undefined);
      return (await test.site.troubles.list({ kind: 'hook.disabled' })).length === 1;
    });
    receiver.status = 200;
    await test.site.hooks.enable(hook);
    await send('send_pcr_answers', id);
    await until(() => receiver.messages.length === 2);
    expect(receiver.messages.map(({ body }) => JSON.parse(body).data.kind)).toEqual([
      'check-in',
      'answers',
    ]);
  });

  it('that a process with a fast clock has added gets what happens from then on', async () => {
    const fast = await test.create({ now: () => Date.now() + HOUR });
    const url = `http://${receiver.host}/in`;
    await fast.hooks.add({ url, events: ['received'] });
    await fast.stop();
    await test.site.start();
    await send('send_checkin', id);
    await until(() => receiver.messages.length === 1);
  });

  it('whose messages do not arrive is a trouble after three attempts, until one arrives or it is disabled', async () => {
    const { id: hook } = await add(['received']);
    const told = async () => {
      const { found } = await change(test, hookTroubles);
      return found.map(({ kind, reason }) => `${kind} ${reason}`);
    };
    const put = (message_key: string, more: object) =>
      change(test, (tx) =>
        tx
          .insertInto('hook_deliveries')
          .values({
            ...{ hook_id: hook, message_key, event: 'received', body: '{}', happened_at: 1 },
            ...{ state: 'waiting', reason: 'no answer', ...more },
          })
          .execute(),
      );
    const attempts = (attempt_count: number) =>
      change(test, (tx) => tx.updateTable('hook_deliveries').set({ attempt_count }).execute());
    await put('a', { attempt_count: 2 });
    expect(await told()).toEqual([]);
    await attempts(3);
    expect(await told()).toEqual(['hook.failing no answer']);
    await change(test, (tx) =>
      tx.updateTable('hook_deliveries').set({ state: 'failed', attempt_count: 1 }).execute(),
    );
    expect(await told()).toEqual(['hook.failing no answer']);
    await test.site.hooks.disable(hook);
    expect(await told()).toEqual([]);
    await test.site.hooks.enable(hook);
    await put('b', { state: 'delivered', reason: null });
    expect(await told()).toEqual([]);
  });

  it('gets every message that waited while it was disabled, however many there are', async () => {
    const { id: hook } = await add(['received']);
    await test.site.hooks.disable(hook);
    const count = 1003;
    await change(test, async (tx) => {
      for (let number = 0; number < count; number += 1) {
        const at = Date.now() + number;
        const row = { hook_id: hook, message_key: `msg_${number}`, event: 'received', body: '{}' };
        await tx
          .insertInto('hook_deliveries')
          .values({ ...row, state: 'waiting', happened_at: at, next_at: at + HOUR })
          .execute();
      }
    });
    await test.site.hooks.enable(hook);
    const due = () =>
      change(test, (tx) =>
        tx.selectFrom('jobs').select('job_key').where('kind', '=', 'hook').execute(),
      );
    expect(await due()).toEqual([{ job_key: `waiting:${hook}` }]);
    const database = await openDatabase(test.database);
    const added: number[] = [];
    let before = 1;
    const counting: Pick<Database, 'read' | 'write'> = {
      read: database.read,
      write: async (work) => {
        const result = await database.write(work);
        const { length } = await due();
        added.push(length - before);
        before = length;
        return result;
      },
    };
    const context = { ...test.site, database: counting, now: Date.now } as never;
    const job = { key: `waiting:${hook}` } as never;
    const { signal } = new AbortController();
    await hookDeliveries(context, []).run(job, signal);
    expect(await due()).toHaveLength(count + 1);
    expect(added).toEqual([200, 200, 200, 200, 200, 3]);
    // A second run of the job, as after a crash, adds none twice.
    await hookDeliveries(context, []).run(job, signal);
    expect(await due()).toHaveLength(count + 1);
    await database.close();
  });

  it('gets a share of each transaction that makes messages, however many hooks are late', async () => {
    const id = await addSampleOrder(test);
    await add(['received']);
    await add(['received']);
    const count = 500;
    await change(test, async (tx) => {
      for (let number = 0; number < count; number += 1) {
        const payload = JSON.stringify({ kind: 'check-in', id: '1' });
        const row = { order_id: id, event: 'received', payload, position: null };
        await tx
          .insertInto('site_events')
          .values({ ...row, happened_at: Date.now() + MINUTE })
          .execute();
      }
    });
    const database = await openDatabase(test.database);
    const counts: number[] = [];
    const counting: Pick<Database, 'read' | 'write' | 'capabilities'> = {
      read: database.read,
      capabilities: database.capabilities,
      write: async (work) => {
        const result = await database.write(work);
        const all = await database.read.selectFrom('hook_deliveries').select('hook_id').execute();
        counts.push(all.length);
        return result;
      },
    };
    await dispatchHooks({ database: counting as Database, now: Date.now }, test.site.siteId);
    const steps = counts.map((all, index) => all - (counts[index - 1] ?? 0));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(2 * count);
    expect(Math.max(...steps)).toBeLessThanOrEqual(200);
    await database.close();
  });

  it('is not redirected, and signs with both secrets after a rotation', async () => {
    const { id: hook, secret } = await add(['received']);
    const { secret: other } = await test.site.hooks.rotate(hook);
    expect(other).not.toBe(secret);
    receiver.status = 302;
    await test.site.start();
    await send('send_checkin', id);
    await until(async () => (await test.site.hooks.deliveries(hook))[0]?.attempts === 1);
    expect(await only(hook)).toMatchObject({
      http_status: 302,
      reason: expect.stringContaining('no redirect is followed'),
    });
    expect(receiver.messages.map(({ url }) => url)).toEqual(['/in?key=hush-hush']);
    expect(receiver.verified(secret)).toEqual(receiver.verified(other));
    expect(() => receiver.verified('whsec_c29tZXRoaW5nIGVsc2U=')).toThrow();
    test.ahead = 25 * HOUR;
    await test.site.hooks.replay((await only(hook)).id);
    await until(() => receiver.messages.length > 1);
    expect(receiver.messages.at(-1)?.headers['webhook-signature']).not.toContain(' ');
  });

  it('is gone with its messages; nothing is sent to a disabled one', async () => {
    const { id: hook } = await add(['received']);
    const { id: other } = await add(['received']);
    await test.site.hooks.disable(other, { by: 'ann' });
    receiver.status = 500;
    await test.site.start();
    await send('send_checkin', id);
    await until(async () => (await test.site.hooks.deliveries(hook))[0]?.attempts === 1);
    expect(await test.site.hooks.deliveries(other)).toEqual([]);
    await test.site.hooks.remove(hook);
    expect(await test.site.jobs.list({ kind: 'hook' })).toEqual([]);
    expect((await test.site.hooks.list()).map((one) => one.id)).toEqual([other]);
    await expect(test.site.hooks.deliveries(hook)).rejects.toMatchObject({ code: 'not_found' });
    const acts = (await test.site.audit.list({ action: 'hook' })).map(({ action, who }) => [
      action,
      who,
    ]);
    expect(acts.slice(0, 2)).toEqual([
      ['hook.remove', 'owner'],
      ['hook.disable', 'ann'],
    ]);
  });

  it.each([
    [{ url: 'ftp://erp.example', events: ['order'] }, 'url'],
    [{ url: 'http://erp.example/in', events: ['order'] }, 'url'],
    [{ url: 'https://user:word@erp.example/in', events: ['order'] }, 'url'],
    [{ events: ['order'] }, 'url'],
    [{ url: 'https://erp.example/in', events: [] }, 'events'],
    [{ url: 'https://erp.example/in', events: ['orders'] }, 'events'],
    [{ url: 'https://erp.example/in', events: ['order'], secret: 'x' }, 'secret'],
  ])('is refused as %j', async (given, member) => {
    await expect(test.site.hooks.add(given as never)).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining(member),
    });
  });
});

describe('a hook at a private address', () => {
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());

  it('is never called, unless its host is allowed [site.hooks]', async () => {
    await open(SQLITE, false);
    const id = await addSampleOrder(test);
    const { id: hook } = await test.site.hooks.add({
      url: `https://${receiver.host}/in`,
      events: ['received'],
    });
    await test.site.start();
    await send('send_checkin', id);
    await until(async () => (await test.site.hooks.deliveries(hook))[0]?.attempts === 1);
    expect(await only(hook)).toMatchObject({
      state: 'waiting',
      http_status: null,
      reason: expect.stringContaining('not at a publicly reachable address'),
    });
    expect(receiver.messages).toEqual([]);
    await close();
  });
});
