import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { defineForm } from '../../../src/forms/index.js';
import { passwordSha1 } from '../../../src/index.js';
import type { NewAccount } from '../../../src/site/index.js';
import type { AccountWire } from '../../../src/site/owner/account-wire.js';
import { encoded, FORM } from '../../receiver/wire.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const OCCUPANCY = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: { remarks: { type: 'textbox', text: 'Remarks' } },
});
/** A site id of a published sample: no UUID at all. */
const SAMPLE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4';
const BRACED = '{1fc25d06-72bd-12f8-ad34-ecbdc5f1a4a4}';

describe.each(ENGINES)('what differs on the wire, on $name', (engine) => {
  let test: TestSite;

  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine, {
      receiver: { siteIds: 'uuid', dialect: { brand: 'acme' } },
    });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  /** Sends an event as an account, with the names of its service. @returns the envelope of the answer */
  async function answered(
    username: string,
    event_name: string,
    data: object,
    site_id: string = BRACED,
  ): Promise<Record<string, unknown>> {
    const password = passwordSha1('open sesame');
    const event_data = JSON.stringify(data);
    const payload = JSON.stringify({ username, password, site_id, event_name, event_data });
    const { body } = await test.site.receiver.answer({
      method: 'POST',
      headers: { 'content-type': FORM },
      remoteAddress: '127.0.0.1',
      body: { kind: 'text', text: encoded(payload) },
    });
    return JSON.parse(await text(Readable.from(body)));
  }

  /** Sends validate_user, and tells whether it was taken and what was kept of the push address. */
  async function validated(username: string, site_id: string, data: object = {}) {
    const { success, return_error_msg } = await answered(username, 'validate_user', data, site_id);
    const account = await test.owner.accounts.get(username);
    return { success, message: return_error_msg, hasPush: account?.has_push_url };
  }

  /** Changes the settings of an account, and waits until the receiver asks for it again. */
  async function change(username: string, settings: AccountWire): Promise<void> {
    await test.owner.accounts.update(username, settings);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  const newest = async (event: string) => {
    await test.site.exchanges.flush();
    const [entry] = await test.site.exchanges.list({ event, username: 'bolt', limit: 1 });
    if (!entry) throw new Error(`no ${event}`);
    return entry;
  };
  /** The newest answer to an event of bolt, as the log shows it. */
  const logged = async (event: string) => {
    const bodies = await test.site.exchanges.bodies(await newest(event));
    return JSON.parse(bodies?.answer ?? '');
  };

  it('holds for the site, and for an account in its place [site.link.dialect] [link.site-id.kinds]', async () => {
    const push = 'https://acme.example/push';
    expect(await validated('acme', BRACED, { acmelink_push: push })).toMatchObject({
      success: true,
      hasPush: true,
    });
    expect(await validated('bolt', SAMPLE)).toMatchObject({
      success: false,
      message: 'site_id: must be a UUID, with or without braces',
    });
    await change('bolt', {
      site_ids: 'any',
      dialect: 'bolt',
      content_check: 'tell',
      form_records: 'keyed',
    });
    expect(await validated('bolt', SAMPLE, { boltlink_push: push })).toMatchObject({
      success: true,
      hasPush: true,
    });
    expect(await test.owner.accounts.get('bolt')).toMatchObject({
      site_ids: 'any',
      dialect: 'brand=bolt',
      content_check: 'tell',
      form_records: 'keyed',
    });
    expect(await test.owner.accounts.get('acme')).toMatchObject({ site_ids: null, dialect: null });
    await test.owner.accounts.update('bolt', { site_ids: '', display_name: 'Bolt' });
    expect(await test.owner.accounts.get('bolt')).toMatchObject({
      site_ids: null,
      dialect: 'brand=bolt',
    });
  });

  it('holds for the content of files, which each account may have checked in its own way [site.link.dialect]', async () => {
    const rtf = { content: Buffer.from('{\\rtf1 a report}'), name: 'a.doc' };
    const text = { content: Buffer.from('a report'), name: 'a.pdf' };
    const orders = { acme: await test.order(), bolt: await test.order({ account: 'bolt' }) };
    let count = 0;
    const isTaken = async (username: 'acme' | 'bolt', file: { content: Buffer; name: string }) => {
      const data = {
        dst_report_id: orders[username],
        file_id: `c${++count}`,
        file_name: file.name,
      };
      return (await test.send('send_file', data, { username, file })).success;
    };
    const taken = async () => [
      ...[await isTaken('acme', rtf), await isTaken('acme', text)],
      ...[await isTaken('bolt', rtf), await isTaken('bolt', text)],
    ];
    await change('bolt', { content_check: 'refuse' });
    expect(await taken()).toEqual([true, false, false, false]);
    await change('bolt', { content_check: 'off' });
    expect(await taken()).toEqual([true, false, true, true]);
  });

  it('holds for what is answered, logged and run again: another name for a signed address is secret in the log [site.link.dialect] [site.log.redacted]', async () => {
    const id = await test.order({ account: 'bolt' });
    const content = Readable.from('%PDF-1.4 a plan');
    await test.owner.files.add({ report_id: id, file_name: 'plan.pdf', content });
    await test.owner.forms.add(OCCUPANCY, { form_ver_id: 1 });
    await change('bolt', { dialect: 'obj_url=download_link', form_records: 'keyed' });
    const file = { report_id: id, module_type: 'uploads' };
    const form = { pcr_form_id: '71', form_ver_id: '1' };
    const keyed = { '71': { options_pcr_forms: { '71': { pcr_form_name: 'Occupancy' } } } };
    const hidden = [{ file_name: 'plan.pdf', download_link: '(hidden)' }];
    expect(await answered('bolt', 'get_file', file)).toMatchObject({
      result_data: [{ download_link: expect.stringContaining('http://files.example/') }],
    });
    expect(await answered('bolt', 'get_pcr_json', form)).toMatchObject({ result_data: keyed });
    expect(await answered('acme', 'get_pcr_json', form)).toMatchObject({
      result_data: { '71': { options_pcr_forms: { pcr_form_name: 'Occupancy' } } },
    });
    expect(await logged('get_file')).toMatchObject({ result_data: hidden });
    await test.site.start();
    for (const [event, result_data] of [
      ['get_file', hidden],
      ['get_pcr_json', keyed],
    ] as const) {
      const first = await newest(event);
      await test.site.replays.replay(first.id, { incoming: true });
      expect((await newest(event)).replay_of).toBe(first.id);
      expect(await logged(event)).toMatchObject({ success: true, result_data });
    }
  });

  it.each<[Partial<NewAccount>, RegExp]>([
    [{ site_ids: 'v5' }, /site_ids: .*must be v4, uuid, any, or site ids/],
    [{ dialect: 'a b' }, /dialect: .*letters, digits and underscores/],
    [{ dialect: 'nothing=x' }, /dialect: .*unknown name/],
    [{ content_check: 'maybe' }, /content_check: must be one of refuse, tell, off/],
    [{ form_records: 'tree' }, /form_records: must be one of flat, keyed/],
  ])('refuses %j for an account [site.link.dialect]', async (members, message) => {
    await expect(test.owner.accounts.update('acme', members)).rejects.toThrow(message);
    await expect(test.owner.accounts.create({ username: 'new', ...members })).rejects.toThrow(
      message,
    );
  });
});
