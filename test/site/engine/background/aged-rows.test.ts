import { agedRemovals } from '../../../../src/site/engine/background/aged-rows.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

describe.each(ENGINES)('rows that end by their age on $name', (engine) => {
  let test: TestSite;
  let database: Database;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    database = await openDatabase(test.database);
  });
  afterAll(async () => {
    await database?.close();
    await test?.close();
    await engine.stop();
  });

  const jobs = () => {
    const settings = { audit: { days: 20 }, eventLog: { days: 10, consumerDays: 90 } };
    return agedRemovals({ database, now: () => NOW }, settings);
  };
  const run = (kind: keyof ReturnType<typeof jobs>) => {
    const job = { id: '1', kind, lane: '', key: '', payload: '' };
    return jobs()[kind].run(job as never, new AbortController().signal);
  };

  it('are answers of calls after a day, 500 in a transaction', async () => {
    await test.site.apps.create({ name: 'app', scopes: ['bid-r'] });
    const [app] = await database.read.selectFrom('apps').select('id').execute();
    const call = { app_id: app?.id ?? '', action: 'bid/create', request_hash: '', answer_text: '' };
    const answered = (call_key: string, answered_at: number) => ({
      ...call,
      call_key,
      answered_at,
    });
    const old = Array.from({ length: 1200 }, (_, at) => answered(`old ${at}`, NOW - DAY - at));
    const rows = [...old, answered('young', NOW - DAY + 1)];
    for (let at = 0; at < rows.length; at += 100) {
      const some = rows.slice(at, at + 100);
      await database.write((tx) => tx.insertInto('answered_calls').values(some).execute());
    }
    await expect(run('sweep-calls')).resolves.toBe(60 * 60 * 1000);
    const left = await database.read.selectFrom('answered_calls').select('call_key').execute();
    expect(left.map(({ call_key }) => call_key)).toEqual(['young']);
  });

  it('are deliveries of hooks after the days of the log of events, but none that waits', async () => {
    await test.site.hooks.add({ url: 'https://example.com/hook', events: ['order'] });
    const [hook] = await database.read.selectFrom('hooks').select('id').execute();
    const delivery = { hook_id: hook?.id ?? '', event: 'order', body: '{}' };
    const sent = (message_key: string, state: string, happened_at: number) => ({
      ...{ ...delivery, message_key, state, happened_at },
    });
    const rows = [
      sent('delivered, old', 'delivered', NOW - 10 * DAY),
      sent('failed, old', 'failed', NOW - 11 * DAY),
      sent('waiting, old', 'waiting', NOW - 11 * DAY),
      sent('delivered, young', 'delivered', NOW - 10 * DAY + 1),
    ];
    await database.write((tx) => tx.insertInto('hook_deliveries').values(rows).execute());
    await run('sweep-hooks');
    const left = await database.read.selectFrom('hook_deliveries').select('message_key').execute();
    const keys = left.map(({ message_key }) => message_key);
    expect(keys.sort()).toEqual(['delivered, young', 'waiting, old']);
  });

  it('are changes that could be undone, an hour after the command', async () => {
    const order_id = await test.order();
    await test.owner.users.create({ username: 'ann' });
    const [user] = await database.read.selectFrom('users').select('id').execute();
    const change = { user_id: user?.id ?? '', order_id, account_id: null, command: 'cancel' };
    const states = { state_before: '{}', state_after: '{}', fetched_at: null, undone_at: null };
    const done = (batch: string, done_at: number) => ({ ...change, ...states, batch, done_at });
    const HOUR = 60 * 60 * 1000;
    const rows = [done('old', NOW - HOUR), done('young', NOW - HOUR + 1)];
    await database.write((tx) => tx.insertInto('undoable_changes').values(rows).execute());
    await expect(run('sweep-undo')).resolves.toBe(HOUR);
    const left = await database.read.selectFrom('undoable_changes').select('batch').execute();
    expect(left).toEqual([{ batch: 'young' }]);
  });
});
