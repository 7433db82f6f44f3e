import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { claimJobs, MOST_POISONOUS, reclaimAll } from '../../../src/site/engine/jobs/claims.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { SYNC } from '../../../src/site/importer/context.js';
import { RowSet } from '../../../src/site/importer/import/row-set.js';
import { envelope } from '../../client/peer.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { HANG, StubOwner, until } from './pair.js';

const DAY = 24 * 60 * 60 * 1000;
const listed = (report_id: string, more: object = {}) => ({
  report_id,
  wo_number: `WO-${report_id}`,
  wo_status: 'In Field',
  ...more,
});

/** Answers with what an owner that breaks off has sent until then. */
const broken = (text: string) => (_data: never, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.write(text);
  setImmediate(() => response.destroy());
};

/** Answers with a text. */
const saying = (text: string) => (_data: never, response: ServerResponse) => response.end(text);

describe.each(ENGINES)('the list of an owner, on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    const hosts = { allowedHosts: [stub.server.host], thumbnails: false as const };
    test = await TestSite.open(engine, { ...hosts, pushWait: 5 });
    await test.site.importer.links.add({
      ...{ name: 'stub', url: stub.url, username: 'us', password: 'open sesame' },
    });
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const link = async () => {
    const found = await test.site.importer.links.get('stub');
    if (!found) throw new Error('the link is gone');
    return found;
  };
  const order = (reportId: string) => test.site.importer.orders.find('stub', reportId);
  const isImported = async (reportId: string) => {
    const found = await order(reportId);
    return found !== undefined && found.unfinished === undefined;
  };
  /** Imports 1, 2 and 3, and lets the next look be one for the whole list a day later. */
  const importThree = async () => {
    stub.answers.get_all_orders = ['1', '2', '3'].map((id) => listed(id));
    await test.site.start();
    for (const id of ['1', '2', '3']) await until(() => isImported(id), `the import of ${id}`);
    await until(async () => (await link()).good_at !== null, 'the first look');
    test.ahead = DAY;
  };
  const look = async () => {
    const asked = stub.called('get_all_orders').length;
    await test.site.importer.links.sync('stub');
    await until(() => stub.called('get_all_orders').length > asked, 'the next look');
  };
  const unlisted = async () => {
    const all = await test.site.importer.orders.list();
    return all
      .filter(({ unlisted_at }) => unlisted_at !== null)
      .map(({ report_id }) => report_id)
      .sort();
  };

  it.each<[string, (data: never, response: ServerResponse) => unknown, string]>([
    [
      'whose connection breaks within',
      broken(`{"result_data":[${JSON.stringify(listed('4'))},{"report_id":"1"`),
      'the list was cut off after 1 records: the connection broke',
    ],
    [
      'that is cut off',
      saying(`{"success":true,"result_data":[${JSON.stringify(listed('4'))},`),
      'the list was cut off after 1 records: the answer is not complete',
    ],
    [
      'that is told as a failure at its end',
      saying(
        `{"result_data":[${JSON.stringify(listed('4'))}],"success":false,"return_error_msg":"Half."}`,
      ),
      'Half.',
    ],
    [
      'that is no JSON behind its first order',
      saying(`{"result_data":[${JSON.stringify(listed('4'))},,],"success":true}`),
      'result_data[1]: a value is expected',
    ],
  ])(
    '%s brings what came, and takes no order for missing [site.import.no-longer-listed]',
    async (_title, answer, failure) => {
      await importThree();
      stub.answers.get_all_orders = answer;
      await look();
      await until(() => isImported('4'), 'the import of 4');
      await until(async () => (await link()).failure?.includes(failure) === true, 'the failure');
      expect(await unlisted()).toEqual([]);
      stub.answers.get_all_orders = [listed('1'), listed('4')];
      await look();
      await until(async () => (await unlisted()).length > 0, 'the marks');
      await until(async () => (await link()).failure === null, 'the look that went well');
      expect(await unlisted()).toEqual(['2', '3']);
    },
  );

  it('with an order that cannot be read brings all others, and takes none for missing [site.import.bad-order]', async () => {
    await importThree();
    const before = (await link()).full_at;
    stub.answers.get_all_orders = [listed('4'), { wo_number: 'nameless' }, null, listed('5')];
    await look();
    await until(() => isImported('4'), 'the import of 4');
    await until(() => isImported('5'), 'the import of 5');
    await until(async () => (await link()).full_at !== before, 'the whole look');
    expect(await unlisted()).toEqual([]);
  });

  it('holds its last word of several on one field, wherever in it they stand', async () => {
    await importThree();
    const update = (value: string) =>
      listed('1', { wo_status: 'Update', update_field: 'lot_size', update_value: value });
    const others = Array.from({ length: 250 }, (_, index) =>
      listed('9', { wo_status: 'Update', update_field: `f${index}`, update_value: 'x' }),
    );
    stub.answers.get_order = HANG;
    stub.answers.get_all_orders = [update('small'), ...others, update('large'), listed('2')];
    await look();
    await until(async () => (await order('1'))?.fields.lot_size === 'large', 'the update');
    const ends = stub.called('get_pending_cancellations').length;
    await look();
    await until(() => stub.called('get_pending_cancellations').length > ends, 'its end');
    const changes = await test.site.importer.orders.changes((await order('1'))?.id ?? '');
    expect(changes.map(({ field, new_value }) => [field, new_value])).toEqual([
      ['lot_size', 'large'],
    ]);
  });

  it('of thousands is queued order by order, while it comes', async () => {
    const count = 2500;
    stub.answers.get_order = () => HANG;
    let go = () => {};
    const rest = new Promise<void>((resolve) => {
      go = resolve;
    });
    stub.answers.get_all_orders = async (_data: never, response: ServerResponse) => {
      const all = Array.from({ length: count }, (_, index) => listed(String(index + 1)));
      const text = envelope({ result_data: all });
      const half = text.indexOf('"report_id":"1000"');
      response.write(text.slice(0, half));
      await rest;
      response.end(text.slice(half));
    };
    const queued = async () => {
      const counts = (await test.site.jobs.counts()).filter(({ kind }) => kind === 'import');
      return counts.reduce((sum, { job_count }) => sum + job_count, 0);
    };
    await test.site.start();
    await until(async () => (await queued()) >= 900, 'the first half');
    expect(await queued()).toBeLessThan(1000);
    go();
    await until(async () => (await queued()) === count, 'the other half');
  }, 60_000);

  it('is looked at no more when its processes died of it: the link says so, and what helps', async () => {
    stub.answers.get_all_orders = [listed('1')];
    const database = await openDatabase(test.database);
    const { id } = await link();
    const claiming = { kind: SYNC, lane: `link:${id}`, limit: 1, lease: 1000 };
    for (let death = 0; death < MOST_POISONOUS; death++) {
      expect((await link()).stopped).toBeNull();
      const now = Date.now() + 1000;
      expect(await claimJobs(database, { ...claiming, dueBy: now, now })).toHaveLength(1);
      await reclaimAll(database);
    }
    await database.close();
    const { stopped } = await link();
    expect(stopped).toContain('5 processes ended during it');
    expect(stopped).toContain('svclink link sync stub polls again');
    await test.site.start();
    await test.site.importer.links.sync('stub');
    await until(() => isImported('1'), 'the import');
    expect((await link()).stopped).toBeNull();
  });
});

describe('a set of rows', () => {
  it('has what was added to it, and nothing else', () => {
    const id = fc.oneof(
      fc.bigInt({ min: 1n, max: 70_000n }),
      fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }),
    );
    fc.assert(
      fc.property(fc.array(id), fc.array(id), (added, others) => {
        const set = new RowSet();
        for (const one of added) set.add(String(one));
        for (const one of [...added, ...others, ...added.map((near) => near + 1n)]) {
          expect(set.has(String(one))).toBe(added.includes(one));
        }
      }),
    );
  });
});
