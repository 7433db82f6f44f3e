import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createReceiver, staticAccounts } from '../../../src/index.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const PDF = Buffer.from('%PDF-1.4 an attachment');

/** The contractor's own side: answers get_file for the attachments of its notes, and serves them. */
class SenderSide {
  readonly asked: unknown[] = [];
  readonly receiver = createReceiver({
    siteId: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
    accounts: staticAccounts([{ username: 'owner', password: 'their secret' }]),
    logger: false,
  });
  readonly #server: Server;

  constructor() {
    this.receiver.on('get_file', ({ data }) => {
      this.asked.push(data);
      return [
        {
          report_id: data.report_id,
          file_id: 5,
          file_name: 'plan.pdf',
          file_type: 'application/pdf',
          file_size: PDF.length,
          file_desc: 'The plan',
          obj_url: `${this.base}/plan.pdf`,
          module_type: 'job_notes' as const,
          org_name: 'Acme',
        },
      ];
    });
    this.#server = createServer((request, response) => {
      if (request.url === '/plan.pdf') response.end(PDF);
      else this.receiver(request, response);
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

describe.each(ENGINES)('the notes of a site on $name', (engine) => {
  const side = new SenderSide();
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    await side.listen();
    test = await TestSite.open(engine, {
      allowedHosts: [`127.0.0.1:${side.port}`],
      pushWait: 5,
    });
  });
  afterAll(async () => {
    await test?.close();
    await side.close();
    await engine.stop();
  });

  const note = (note_id: string, more: object = {}) => ({
    note_id,
    note_type: 'wo' as const,
    note_text: `text of ${note_id}`,
    has_attachments: false,
    ...more,
  });
  const send = (
    id: string,
    notes: ReturnType<typeof note>[],
    more: object = {},
    username = 'acme',
  ) => test.result('send_notes', { dst_report_id: id, note: notes, ...more }, { username });
  const listed = (id: string, username = 'acme') =>
    test.result('get_notes', { report_id: id }, { username });

  it('are listed with what they revise [site.notes.list]', async () => {
    const id = await test.order();
    const first = await test.owner.notes.create({
      report_id: id,
      note_text: 'one',
      insert_by: 'dana',
    });
    const second = await test.owner.notes.create({
      report_id: id,
      note_text: 'two',
      revises: first,
    });
    expect(await listed(id)).toEqual([
      {
        note_id: first,
        note_rev: '0',
        report_id: id,
        note_type: 'wo',
        note_text: 'one',
        insert_by: 'dana',
        insert_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        org_name: '',
        has_attachments: false,
      },
      expect.objectContaining({ note_id: second, note_rev: first, insert_by: 'owner' }),
    ]);
  });

  it('of a property show on all of its orders, others on their own only [site.notes.property]', async () => {
    const place = { address: '5 Note St' };
    const [one, other] = [await test.order(place), await test.order({ address: '5 NOTE ST' })];
    const elsewhere = await test.order({ address: '6 Note St' });
    await send(one, [note('w1'), note('p1', { note_type: 'prop' })]);
    await test.owner.notes.create({ report_id: other, note_type: 'prop', note_text: 'ours' });
    const texts = async (id: string) => (await listed(id)).map((found) => found.note_text);
    expect(await texts(one)).toEqual(['text of w1', 'text of p1', 'ours']);
    expect(await texts(other)).toEqual(['text of p1', 'ours']);
    expect(await texts(elsewhere)).toEqual([]);
  });

  it('of another account do not show, on the same property either [site.accounts.separate]', async () => {
    const place = { address: '7 Note St' };
    const acme = await test.order(place);
    const bolt = await test.order({ ...place, account: 'bolt' });
    await send(acme, [note('secret', { note_type: 'prop' })]);
    expect(await listed(bolt, 'bolt')).toEqual([]);
    expect(await test.owner.notes.list(bolt)).toHaveLength(1);
  });

  it('are answered with our own id [site.notes.result]', async () => {
    const id = await test.order();
    const { remote_note_id } = await send(id, [note('r1'), note('r2')]);
    const found = await listed(id);
    expect(found.map((one) => one.note_text)).toEqual(['text of r1', 'text of r2']);
    expect(found[1]?.note_id).toBe(remote_note_id);
  });

  it('show their origin, else who sent them [site.notes.org-name]', async () => {
    const id = await test.order();
    await send(id, [note('o1', { org_name: 'Acme West' }), note('o2')]);
    await send(id, [note('o3')], { org_name: 'Acme East' });
    expect((await listed(id)).map((one) => [one.org_name, one.insert_by])).toEqual([
      ['Acme West', 'acme'],
      ['acme', 'acme'],
      ['Acme East', 'acme'],
    ]);
  });

  it('are one, however often they come, and get the newer text [site.notes.repeat]', async () => {
    const id = await test.order();
    const first = await send(id, [note('same')]);
    const again = await send(id, [note('same')]);
    const changed = await send(id, [note('same', { note_text: 'changed' }), note('more')]);
    expect(again).toEqual(first);
    const found = await listed(id);
    expect(found.map((one) => one.note_text)).toEqual(['changed', 'text of more']);
    expect(found[0]?.note_id).toBe(first.remote_note_id);
    expect(changed.remote_note_id).toBe(found[1]?.note_id);
    const parallel = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(id, [note('busy'), note(`other-${index}`)])),
    );
    expect(parallel).toHaveLength(8);
    const texts = (await listed(id)).map((one) => one.note_text);
    expect(texts.filter((text) => text === 'text of busy')).toHaveLength(1);
  });

  it('from two accounts with the same id are two', async () => {
    const [acme, bolt] = [await test.order(), await test.order({ account: 'bolt' })];
    await send(acme, [note('shared id')]);
    await send(bolt, [note('shared id', { note_text: 'of bolt' })], {}, 'bolt');
    expect((await listed(acme)).map((one) => one.note_text)).toEqual(['text of shared id']);
    expect((await listed(bolt, 'bolt')).map((one) => one.note_text)).toEqual(['of bolt']);
  });

  it('revise by the id of the sender, or by ours', async () => {
    const id = await test.order();
    const ours = await test.owner.notes.create({ report_id: id, note_text: 'ours' });
    const { remote_note_id } = await send(id, [note('base')]);
    await send(id, [note('v2', { note_rev: 'base' }), note('v3', { note_rev: ours })]);
    await send(id, [note('v4', { note_rev: 'unknown' })]);
    const found = await listed(id);
    expect(found.slice(2).map((one) => one.note_rev)).toEqual([remote_note_id, ours, '0']);
  });

  it('are supplied to an account since a time [site.notes.supplied]', async () => {
    await test.order({ wo_number: 'SUPPLY' });
    const supply = (note_text: string) =>
      test.owner.notes.supply({
        account: 'acme',
        wo_number: 'SUPPLY',
        note_text,
        note_from: 'Dana',
      });
    await supply('old');
    test.ahead += 60_000;
    await supply('early');
    const all = await test.result('get_all_notes', {});
    expect(all.map((one) => one.note_text)).toEqual(['old', 'early']);
    expect(new Set(all.map((one) => one.note_id)).size).toBe(2);
    expect(new Set(all.map((one) => one.transaction_id)).size).toBe(2);
    const since = await test.result('get_all_notes', { timestamp: test.seconds - 30 });
    expect(since).toEqual([
      {
        wo_number: 'SUPPLY',
        note_id: expect.any(String),
        note_type: 'wo',
        note_text: 'early',
        note_from: 'Dana',
        transaction_id: expect.any(String),
      },
    ]);
    expect(await test.result('get_all_notes', {}, { username: 'bolt' })).toEqual([]);
    const strange = { account: 'acme', wo_number: 'NONE', note_text: 'x', note_from: 'y' };
    await expect(test.owner.notes.supply(strange)).rejects.toMatchObject({
      message: 'notes.supply.wo_number: must be that of an order of the account',
    });
  });

  it('show to the groups that they are set for, and to no other [site.users.groups]', async () => {
    const { users, notes } = test.owner;
    await users.createGroup('night shift');
    await users.createGroup('day shift');
    await users.create({ username: 'nina', groups: ['night shift'] });
    await users.create({ username: 'dora', groups: ['day shift'] });
    await users.create({ username: 'nobody' });
    const id = await test.order();
    await notes.create({ report_id: id, note_text: 'for the night', groups: ['night shift'] });
    await notes.create({
      report_id: id,
      note_text: 'for both',
      groups: ['night shift', 'day shift'],
    });
    await notes.create({ report_id: id, note_text: 'for all' });
    const texts = async (username?: string) =>
      (await notes.list(id, username)).map((one) => one.note_text);
    expect(await texts('nina')).toEqual(['for the night', 'for both', 'for all']);
    expect(await texts('dora')).toEqual(['for both', 'for all']);
    expect(await texts('nobody')).toEqual(['for all']);
    expect(await texts()).toHaveLength(3);
    await users.setGroups('dora', ['night shift']);
    expect(await texts('dora')).toHaveLength(3);
    const unknown = notes.create({ report_id: id, note_text: 'x', groups: ['none'] });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
    expect(await texts()).toHaveLength(3);
  });

  describe('with attachments', () => {
    const attachments = async (id: string, wanted: string) => {
      const state = async () => (await test.owner.notes.list(id))[0]?.attachments;
      await eventually(async () => (await state()) === wanted, wanted);
      return state();
    };

    it('are shown as not fetched where the sender has no receiver, and none is asked without any [site.notes.no-attachments]', async () => {
      await test.site.start();
      const [with_, without] = [await test.order(), await test.order()];
      await send(with_, [note('a1', { has_attachments: true })]);
      expect(await attachments(with_, 'not fetched')).toBe('not fetched');
      await test.owner.accounts.update('acme', {
        receiver_url: `${side.base}/link`,
        receiver_username: 'owner',
        receiver_password: 'their secret',
      });
      await send(without, [note('a2')]);
      expect(await attachments(without, 'none')).toBe('none');
      expect(side.asked).toEqual([]);
    });

    it('have them fetched from the receiver of the sender [site.notes.attachments] [site.accounts.receiver]', async () => {
      const id = await test.order();
      const asked = side.asked.length;
      await send(id, [note('a3', { has_attachments: true })]);
      expect(await attachments(id, 'fetched')).toBe('fetched');
      expect(side.asked.slice(asked)).toEqual([{ report_id: id, module_type: 'job_notes' }]);
      const [record, ...more] = await test.result('get_file', {
        report_id: id,
        module_type: 'job_notes',
      });
      expect(more).toEqual([]);
      expect(record).toMatchObject({
        file_name: 'plan.pdf',
        file_type: 'application/pdf',
        file_size: PDF.length,
        file_desc: 'The plan',
      });
    });
  });

  it('and uploads are told apart by get_file [site.files.uploads] [site.files.job-notes] [site.files.remote-report-id]', async () => {
    const id = await test.order();
    const noteId = await test.owner.notes.create({ report_id: id, note_text: 'see the plan' });
    const add = (file_name: string, note_id?: string) =>
      test.owner.files.add({
        report_id: id,
        file_name,
        content: Readable.from([PDF]),
        ...(note_id === undefined ? {} : { note_id }),
      });
    await add('order.pdf');
    await add('plan.pdf', noteId);
    const names = async (module_type: 'uploads' | 'job_notes') => {
      const data = { report_id: id, module_type, remote_report_id: '777' };
      return (await test.result('get_file', data)).map((one) => [
        one.file_name,
        one.remote_report_id,
        one.imported,
      ]);
    };
    expect(await names('uploads')).toEqual([['order.pdf', '777', 1]]);
    expect(await names('job_notes')).toEqual([['plan.pdf', '777', 1]]);
    const [found] = await test.result('get_notes', { report_id: id, remote_report_id: '777' });
    expect(found).toMatchObject({ has_attachments: true, remote_report_id: '777' });
  });
});
