import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';
import { defineForm } from '../../../src/forms/index.js';
import type { SiteOptions } from '../../../src/site/index.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { HANG, refusing, StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
/** What has to be there. */
function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('it is not there');
  return thing;
}

const listed = (report_id: string, more: object = {}) => ({
  report_id,
  wo_number: `WO-${report_id}`,
  wo_status: 'Unread',
  ...more,
});

describe('a site that imports from owners of all kinds', () => {
  let test: TestSite;
  let stub: StubOwner;
  const errors: string[] = [];
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (_entry: object, text: string) => void errors.push(text),
  };
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    errors.length = 0;
    stub = await StubOwner.open();
    test = await open();
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const open = (options: Partial<SiteOptions> = {}) =>
    TestSite.open(SQLITE, {
      allowedHosts: [stub.server.host],
      pushWait: 5,
      thumbnails: false,
      logger: log,
      ...options,
    });
  const importer = () => test.site.importer;
  const add = (more: object = {}) =>
    importer().links.add({
      ...{ name: 'stub', url: stub.url, username: 'us', password: 'open sesame', poll_seconds: 1 },
      ...more,
    });
  const link = async () => there(await importer().links.get('stub'));
  const found = (reportId: string) => importer().orders.find('stub', reportId);
  const imported = async (reportId: string) => {
    await until(async () => {
      const order = await found(reportId);
      return order !== undefined && order.unfinished === undefined;
    }, `the import of ${reportId}`);
    return there(await found(reportId));
  };
  /** Waits for the end of a look that began after this call. */
  const looked = async () => {
    const begun = () => stub.called('get_all_updates').length;
    const before = begun();
    // The first may have begun before the call. The third begins when the second is over.
    await until(async () => {
      await importer().links.sync('stub');
      return begun() >= before + 3;
    }, 'the looks');
  };

  it('asks validate_user when a link is saved, with its push address; a failure is on the record [site.setup.validate]', async () => {
    const saved = await add();
    expect(saved).toMatchObject({ failure: null, validated_at: expect.any(Number) });
    const [{ svclink_push } = {}] = stub.called('validate_user');
    expect(svclink_push).toMatch(/^http:\/\/files\.example\/push\/[\w-]{30,}$/);
    stub.answers.validate_user = refusing('Could not validate username and password.');
    const refused = await add({ name: 'refused' });
    expect(refused).toMatchObject({
      validated_at: null,
      failure: expect.stringContaining('Could not validate username and password.'),
    });
    expect(await importer().links.list()).toHaveLength(2);
    expect(JSON.stringify(await importer().links.list())).not.toContain('open sesame');
  });

  it('saves a link whose owner is away, and says so', async () => {
    const gone = await StubOwner.open();
    const { url } = gone;
    await gone.server.close();
    expect(await add({ url })).toMatchObject({
      failure: expect.stringMatching(/validate_user: .*127\.0\.0\.1/),
    });
  });

  it.each([
    [{ url: 'ftp://x' }, 'links.add.url: must be an http or https address'],
    [{ url: undefined }, 'links.add.url: is required'],
    [{ username: ' ' }, 'links.add.username: is required'],
    [{ password: '' }, 'links.add.password: is required'],
    [{ poll_seconds: 0 }, 'links.add.poll_seconds: must be a whole number from 1 to 86400'],
    [{ job_notes: 'yes' }, 'links.add.job_notes: must be true or false'],
    [{ dialect: { brandd: 'x' } }, 'links.add.dialect: '],
    [{ dialect: [] }, 'links.add.dialect: must be an object'],
    [{ dialect: 'a b' }, 'links.add.dialect: dialect.brand: must be a name of letters'],
    [{ recognizes_repetitions: true }, 'did you mean recognises_repetitions'],
    [{ account: 'nobody' }, 'There is no account nobody.'],
    [{ note_groups: ['none'] }, 'There is no note group none.'],
  ])('refuses a link with %j', async (wrong, message) => {
    await expect(add(wrong)).rejects.toThrow(message);
    expect(await importer().links.list()).toEqual([]);
  });

  it('refuses a second link of one name, and one that is not there', async () => {
    await add();
    await expect(add()).rejects.toMatchObject({ code: 'already_there' });
    await expect(importer().links.remove('other')).rejects.toMatchObject({ code: 'not_found' });
    await importer().links.remove('stub');
    expect(await importer().links.list()).toEqual([]);
    await add();
  });

  it('asks for the whole list at least once a day, else for what changed [site.import.daily]', async () => {
    await add();
    const begun = test.seconds;
    await test.site.start();
    await until(async () => (await link()).full_at !== null);
    await looked();
    const [first, second] = stub.called('get_all_orders');
    expect(first).toEqual({});
    expect(Number(second?.timestamp)).toBeGreaterThanOrEqual(begun - 300);
    expect(Number(second?.timestamp)).toBeLessThanOrEqual(test.seconds - 300);
    test.ahead = 23.5 * 60 * 60 * 1000;
    await importer().links.sync('stub');
    const whole = () =>
      stub.called('get_all_orders').filter(({ timestamp }) => timestamp === undefined);
    await until(() => whole().length === 2, 'the whole list');
  });

  it('reports its push address again after a command with another one has tested the link during a poll', async () => {
    await add();
    await test.site.start();
    await looked();
    const command = await test.create({ publicUrl: 'http://other.example/' });
    let isTested = false;
    stub.answers.get_all_orders = async () => {
      if (!isTested) await command.importer.links.test('stub');
      isTested = true;
      return [];
    };
    await looked();
    await command.stop();
    const addresses = () =>
      stub.called('validate_user').map(({ svclink_push }) => new URL(String(svclink_push)).host);
    expect(addresses()).toContain('other.example');
    await until(() => addresses().at(-1) === 'files.example', 'the address of the site');
  });

  it('asks since no time that is still to come where a clock that was ahead is set back', async () => {
    const latest = () => Math.floor(Date.now() / 1000);
    test.ahead = 60 * 60_000;
    await add();
    await test.site.start();
    await looked();
    test.ahead = 0;
    await looked();
    await looked();
    const times = stub.called('get_all_orders').flatMap(({ timestamp }) => timestamp ?? []);
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => Number(time) > latest())).toEqual([]);
  });

  it('reads the whole list, and each status in it, where a clock that was days ahead is set back', async () => {
    test.ahead = 10 * 24 * 60 * 60_000;
    stub.answers.get_all_orders = [listed('1', { wo_status: 'In Field' })];
    await add();
    await test.site.start();
    await imported('1');
    await looked();
    test.ahead = 0;
    await test.site.stop();
    const db = new Libsql(test.database.slice('sqlite:'.length));
    const days = Math.floor(Date.now() / 1000) + 10 * 24 * 3600;
    db.exec(`UPDATE links SET marks = '{"updates":${days},"cancelled":${days},"pending":${days}}'`);
    db.close();
    test.site = await test.create();
    stub.calls.length = 0;
    stub.answers.get_all_orders = [listed('1', { wo_status: 'Rejected' })];
    await test.site.start();
    await looked();
    expect(stub.called('get_all_orders')[0]).toEqual({});
    await until(async () => (await found('1'))?.wo_status === 'Rejected', 'the status');
    const times = stub.calls.flatMap(({ data }) => data.timestamp ?? []);
    expect(times.length).toBeGreaterThan(2);
    expect(times.filter((time) => Number(time) > Date.now() / 1000)).toEqual([]);
  });

  it('imports all others when one order fails, keeps what was answered, and tries it again [site.import.bad-order]', async () => {
    stub.answers.get_all_orders = ['1', '2', '3'].map((id) => listed(id));
    let isBad = true;
    stub.answers.get_order = (
      { report_id }: { report_id: string },
      response: import('node:http').ServerResponse,
    ) => {
      if (report_id === '2' && isBad) response.end('<html>Internal error</html>');
      else return { wo_number: `WO-${report_id}`, address: '1 A', city: 'B', state: 'C', zip: '1' };
    };
    await add();
    // It is tried again when that is asked for.
    test.stopped = Date.now();
    await test.site.start();
    await imported('1');
    await imported('3');
    const bad = async () =>
      (await test.site.jobs.list({ kind: 'import' })).find(({ key }) => key.endsWith('/2'));
    await until(async () => (await bad())?.failures === 1);
    expect(await bad()).toMatchObject({
      reason: expect.stringContaining('get_order'),
      detail: '<html>Internal error</html>',
      payload: { report_id: '2' },
    });
    expect((await bad())?.run_at).toBeGreaterThan(test.now());
    isBad = false;
    await test.site.jobs.retry((await bad())?.id ?? '');
    expect(await imported('2')).toMatchObject({ wo_number: 'WO-2' });
  });

  it('imports no order that is cancelled while its import waits for its next attempt', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = refusing('Not now.');
    await add();
    await test.site.start();
    const jobs = () => test.site.jobs.list({ kind: 'import' });
    await until(async () => (await jobs()).some(({ failures }) => failures > 0), 'the failure');
    stub.answers.get_all_orders = [];
    stub.answers.get_cancel_orders = [{ report_id: '1', cancel_timestamp: 1_780_000_000 }];
    await until(async () => (await jobs()).length === 0, 'the end of the job');
    expect(await found('1')).toBeUndefined();
    // The same order is imported where its owner lists it again.
    stub.answers = { get_all_orders: [listed('1')] };
    expect(await imported('1')).toMatchObject({ wo_status: 'In Field' });
  });

  it('imports an order with gaps, shows its deviations, and reads it again [site.import.tolerant]', async () => {
    stub.answers.get_all_orders = [listed('7')];
    stub.answers.get_order = {
      wo_number: 77,
      address: null,
      zip: 68102,
      date_due: 'soon',
      line_items: {
        '0': { desc: 'Grass', qty: '', price: null },
        '1': { desc: 'Haul', total: '1,250.00' },
      },
      something_new: { kept: true },
    };
    await add();
    await test.site.start();
    const order = await imported('7');
    expect(order).toMatchObject({
      wo_number: '77',
      fields: { address: '', zip: '68102' },
      line_items: [{ desc: 'Grass' }, { desc: 'Haul' }],
      raw: { something_new: { kept: true } },
    });
    expect(order.deviations.map(({ path: place }) => place)).toEqual(
      expect.arrayContaining([expect.stringContaining('date_due')]),
    );
    stub.answers.get_order = {
      wo_number: '77',
      address: '7 Elm',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
    };
    await importer().orders.readAgain(order.id);
    await until(async () => (await found('7'))?.fields.address === '7 Elm', 'the second reading');
    expect(await importer().orders.changes(order.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'address', old_value: '', new_value: '7 Elm' }),
      ]),
    );
  });

  describe('with updates of values that nobody can read', () => {
    const update = (update_field: string, update_value: unknown) =>
      listed('7', { wo_status: 'Update', update_field, update_value });
    const updated = async (...updates: readonly object[]) => {
      stub.answers.get_all_orders = [listed('7')];
      stub.answers.get_order = {
        wo_number: '77',
        date_due: '20261120',
        line_items: [{ desc: 'Grass', qty: '1.00', price: '45.00', total: '45.00', add: '' }],
      };
      await add();
      await test.site.start();
      await imported('7');
      stub.answers.get_all_updates = [...updates, update('comments', 'the last one')];
      await until(async () => (await found('7'))?.fields.comments === 'the last one', 'the end');
      return imported('7');
    };

    it.each([['[{"desc": "Haul", "qty": '], ['Haul, 2'], ['5'], ['null']])(
      'keeps its line items where the new ones are %j, and tells it',
      async (value) => {
        const order = await updated(update('line_items', value));
        expect(order.line_items).toMatchObject([{ desc: 'Grass', total: '45.00' }]);
        const told = order.deviations.filter(({ event }) => event === 'get_all_updates');
        expect(told).toMatchObject([{ path: expect.stringContaining('line_items'), value }]);
      },
    );

    it('takes one new line item, and several by number, as lists', async () => {
      const one = { desc: 'Haul', qty: '1.00' };
      const order = await updated(update('line_items', JSON.stringify(one)));
      expect(order.line_items).toMatchObject([one]);
      stub.answers.get_all_updates = [
        update('line_items', JSON.stringify({ 1: one, 2: { ...one, desc: 'Mow' } })),
      ];
      await until(async () => (await found('7'))?.line_items.length === 2, 'both lines');
    });

    it('is not pending cancellation where the new date is none', async () => {
      const order = await updated(update('wo_pending_cancellation_date', '0'));
      expect(order.fields.wo_pending_cancellation_date).toBe('');
      expect(order.pending_cancellation_at).toBeNull();
    });

    it.each([['[]'], ['{}'], ['']])(
      'has no line items where the new ones are %j',
      async (value) => {
        expect((await updated(update('line_items', value))).line_items).toEqual([]);
      },
    );

    it.each(['2026-11-23', '20261123', '11/23/2026', '2026-11-23 00:00:00'])(
      'has the date %s in the form of the document',
      async (value) => {
        expect((await updated(update('date_due', value))).fields.date_due).toBe('20261123');
      },
    );

    it.each(['00000000', '0000-00-00', '0', ''])(
      'has no date where the new one is %j',
      async (value) => {
        const order = await updated(update('date_due', value));
        expect(order.fields.date_due).toBeNull();
      },
    );
  });

  it('attaches its own form where the order names it by its friendly id [site.import.form-id]', async () => {
    const form = defineForm({ id: 5, name: 'Ours', shareName: 'ourform', questions: {} });
    await test.owner.forms.add(form, { form_ver_id: 1 });
    await test.owner.forms.add(form, { form_ver_id: 2 });
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = {
      wo_number: 'A',
      pcr_forms: [{ form_id: 'ourform', form_required: 1 }],
    };
    await add();
    await test.site.start();
    expect((await imported('1')).pcr_forms).toEqual([
      { pcr_form_id: '5', form_ver_id: '2', form_required: true, is_own: true },
    ]);
    expect(stub.called('get_pcr_json')).toEqual([]);
  });

  it('says of an order that its own form is not there, and goes on with the rest', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = {
      wo_number: 'A',
      pcr_forms: [{ form_id: 'nothere', form_required: 1 }],
    };
    await add();
    await test.site.start();
    await until(async () => (await found('1'))?.unfinished?.reason?.includes('nothere') === true);
    expect(stub.called('get_file')).toHaveLength(1);
  });

  it('marks orders that the whole list has no longer [site.import.no-longer-listed]', async () => {
    stub.answers.get_all_orders = ['1', '2'].map((id) => listed(id));
    await add();
    await test.site.start();
    await imported('1');
    await imported('2');
    stub.answers.get_all_orders = [listed('1')];
    await looked();
    expect((await found('2'))?.unlisted_at).toBeNull();
    test.ahead = 24 * 60 * 60 * 1000;
    await looked();
    await until(async () => (await found('2'))?.unlisted_at !== null, 'the mark');
    expect((await found('1'))?.unlisted_at).toBeNull();
    stub.answers.get_all_orders = ['1', '2'].map((id) => listed(id));
    await looked();
    await until(async () => (await found('2'))?.unlisted_at === null, 'its return');
  });

  it.each([
    ['HTML', (_: never, response: import('node:http').ServerResponse) => response.end('<html>')],
    [
      'a cut list',
      (_: never, response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-length': 500 });
        response.write(
          '{"remote_site_id":"1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4","result_data":[{"report_id":"1"',
          () => response.destroy(),
        );
      },
    ],
    [
      '500',
      (_: never, response: import('node:http').ServerResponse) => response.writeHead(500).end('x'),
    ],
    ['another event', { no: 'list' }],
  ])('keeps what it has when the list is %s, and says why on the record', async (_name, answer) => {
    stub.answers.get_all_orders = [listed('1')];
    await add();
    await test.site.start();
    const { id } = await imported('1');
    test.ahead = 24 * 60 * 60 * 1000;
    stub.answers.get_all_orders = answer;
    await importer().links.sync('stub');
    await until(async () => (await link()).failure !== null, 'the failure');
    expect((await link()).failure).toContain('get_all_orders');
    expect((await importer().orders.get(id))?.unlisted_at).toBeNull();
  });

  it('waits as long as the owner asks for', async () => {
    stub.answers.get_all_orders = (_: never, response: import('node:http').ServerResponse) =>
      response.writeHead(429, { 'retry-after': '120' }).end('slow down');
    await add();
    const begun = Date.now();
    await test.site.start();
    const job = async () => (await test.site.jobs.list({ kind: 'sync' }))[0];
    await until(async () => (await job())?.failures === 1);
    expect((await job())?.run_at).toBeGreaterThanOrEqual(begun + 120_000);
  });

  it('goes on with all others while one owner does not answer [site.import.link-down]', async () => {
    const other = await StubOwner.open();
    let isOver = false;
    stub.answers.get_all_orders = (_: never, response: import('node:http').ServerResponse) => {
      response.once('close', () => {
        isOver = true;
      });
      return HANG;
    };
    other.answers.get_all_orders = Array.from({ length: 20 }, (_, index) =>
      listed(String(index + 1)),
    );
    await add();
    await importer().links.add({ name: 'other', url: other.url, username: 'u', password: 'p' });
    await test.site.start();
    for (let index = 1; index <= 20; index++) {
      await until(async () => (await importer().orders.find('other', String(index))) !== undefined);
    }
    expect(isOver).toBe(false);
    expect(stub.called('get_all_orders')).toHaveLength(1);
    await other.server.close();
  });

  it('goes on when the credentials of a paused link are changed [site.import.password-changed]', async () => {
    await add();
    await test.site.start();
    await until(async () => (await link()).good_at !== null);
    const refusal = refusing('Could not validate username and password.');
    stub.answers = { validate_user: refusal, get_all_orders: refusal };
    for (let refused = 1; refused <= 3; refused++) {
      const before = stub.called('validate_user').length;
      await importer().links.sync('stub');
      await until(() => stub.called('validate_user').length > before, `refusal ${refused}`);
      await until(async () => (await link()).failure !== null);
      test.ahead += 6 * 60_000;
    }
    await until(async () => (await link()).paused_at !== null, 'the pause');
    const job = async () => (await test.site.jobs.list({ kind: 'sync' }))[0];
    await until(
      async () => /^its queue, which is paused/.test((await job())?.waits_for ?? ''),
      'the job that waits',
    );
    const calls = stub.calls.length;
    await expect(importer().links.rotate('stub', 'still wrong')).rejects.toThrow(
      'Could not validate',
    );
    expect((await link()).paused_at).not.toBeNull();
    stub.answers = {};
    await importer().links.rotate('stub', 'the new one');
    await until(() => stub.calls.length > calls + 2, 'the next look');
    expect(await link()).toMatchObject({ paused_at: null, asks_at: null, failure: null });
  });

  it('does not take the refusal of an event for one of the credentials', async () => {
    stub.answers.get_all_orders = refusing('Not today.');
    await add();
    await test.site.start();
    await until(async () => (await link()).failure?.includes('Not today.') === true);
    for (let again = 0; again < 4; again++) {
      await importer().links.sync('stub');
      await delay(30);
    }
    expect((await link()).paused_at).toBeNull();
  });

  it('does nothing with a link that is paused, until it is resumed', async () => {
    await add();
    await importer().links.pause('stub', 'holidays');
    await test.site.start();
    await delay(100);
    expect(stub.called('get_all_orders')).toEqual([]);
    expect(await link()).toMatchObject({ pause_reason: 'holidays' });
    await importer().links.resume('stub');
    await until(() => stub.called('get_all_orders').length > 0);
  });

  it('reports supplied notes of unknown orders, and creates none twice for a transaction [site.notes.supplied-wo-number] [site.notes.supplied-transaction]', async () => {
    const note = { note_type: 'wo', note_text: 'hello', note_from: 'Dispatch' };
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_all_notes = [
      { ...note, wo_number: 'UNKNOWN', note_id: 'a', transaction_id: 't-1' },
      { ...note, wo_number: 'WO-1', note_id: 'b', transaction_id: 't-2' },
      { ...note, wo_number: 'WO-1', note_id: 'c', transaction_id: 't-2' },
    ];
    await add({ supplied_notes: true });
    await test.site.start();
    const { id } = await imported('1');
    await looked();
    expect(await importer().orders.notes(id)).toMatchObject([
      { note_text: 'hello', insert_by: 'Dispatch' },
    ]);
    expect(await importer().orders.strayNotes()).toMatchObject([
      {
        note_id: 'a',
        wo_number: 'UNKNOWN',
        problem: 'There is no order with the wo_number UNKNOWN.',
      },
    ]);
  });

  it('keeps a supplied note unassigned where several open orders have its number', async () => {
    stub.answers.get_all_orders = [
      listed('1', { wo_number: 'SAME' }),
      listed('2', { wo_number: 'SAME' }),
    ];
    stub.answers.get_order = { wo_number: 'SAME', address: '1 A' };
    await add({ supplied_notes: true });
    await test.site.start();
    await imported('1');
    await imported('2');
    stub.answers.get_all_notes = [
      { wo_number: 'SAME', note_id: 'x', note_type: 'wo', note_text: 'y', note_from: 'z' },
    ];
    await looked();
    expect(await importer().orders.strayNotes()).toMatchObject([
      { problem: 'Several orders have the wo_number SAME.' },
    ]);
  });

  it('asks for notes only where they are imported and a note group is set [site.notes.groups]', async () => {
    stub.answers.get_all_orders = [listed('1')];
    await add({ job_notes: true });
    await test.site.start();
    await imported('1');
    expect(stub.called('get_notes')).toEqual([]);
    await test.owner.users.createGroup('crew');
    await importer().links.update('stub', { note_groups: ['crew'], job_notes: false });
    stub.answers.get_all_orders = ['1', '2'].map((id) => listed(id));
    await looked();
    await imported('2');
    expect(stub.called('get_notes')).toEqual([]);
    await importer().links.update('stub', { job_notes: true });
    stub.answers.get_all_orders = ['1', '2', '3'].map((id) => listed(id));
    await looked();
    await imported('3');
    expect(stub.called('get_notes')).toHaveLength(1);
  });

  it('tells new orders, updates, returns and cancellations of one list apart', async () => {
    stub.answers.get_all_orders = ['1', '2', '3'].map((id) =>
      listed(id, { wo_status: 'In Field' }),
    );
    await add();
    await test.site.start();
    for (const id of ['1', '2', '3']) await imported(id);
    stub.answers.get_all_orders = [
      listed('1', {
        wo_status: 'Update',
        update_field: 'comments',
        update_value: 'new',
        transaction_id: 'u-1',
      }),
      listed('1', {
        wo_status: 'Update',
        update_field: 'lock_code',
        update_value: '9',
        transaction_id: 'u-2',
      }),
      listed('2', { wo_status: 'RTV', update_value: 'dark photos', transaction_id: 'u-3' }),
      listed('3', { wo_status: 'Cancelled' }),
      listed('4', { wo_status: 'Cancelled' }),
      listed('5'),
    ];
    await looked();
    await imported('5');
    expect(await found('1')).toMatchObject({ fields: { comments: 'new', lock_code: '9' } });
    expect(await found('2')).toMatchObject({
      wo_status: 'Follow Up',
      status_reason: 'dark photos',
    });
    expect(await found('3')).toMatchObject({ wo_status: 'Cancelled' });
    expect(await found('4')).toBeUndefined();
    const own = (await found('1'))?.id ?? '';
    expect(await importer().orders.changes(own)).toHaveLength(2);
    const returned = (await found('2'))?.id ?? '';
    expect(await importer().orders.changes(returned)).toHaveLength(1);
  });

  it('fetches a file again under a fresh address when the first has expired', async () => {
    let asked = 0;
    const content = '%PDF-1.4 a plan';
    const listener = stub.server.listener;
    stub.server.listener = (request, response) => {
      if (request.url === '/fresh') response.end(content);
      else if (request.url === '/old') response.writeHead(410).end();
      else listener(request, response);
    };
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_file = () => {
      asked += 1;
      const obj_url = `${stub.server.url}/${asked === 1 ? 'old' : 'fresh'}`;
      return [
        {
          report_id: '1',
          file_id: 5,
          file_name: 'plan.pdf',
          file_size: content.length,
          obj_url,
          module_type: 'uploads',
        },
      ];
    };
    await add();
    await test.site.start();
    const { id } = await imported('1');
    expect(await importer().orders.files(id)).toMatchObject([
      { file_name: 'plan.pdf', file_size: content.length },
    ]);
  });

  it('refuses to fetch a file from inside its own network', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_file = [
      {
        report_id: '1',
        file_id: 5,
        file_name: 'x.pdf',
        obj_url: 'http://169.254.169.254/x',
        module_type: 'uploads',
      },
    ];
    await add();
    await test.site.start();
    const isTold = async () =>
      (await found('1'))?.unfinished?.reason?.includes('could not be fetched') === true;
    await until(isTold, 'the failure');
    expect(stub.called('get_invoice_items_order')).toHaveLength(1);
  });
});
