import { passwordSha1 } from '../../../src/index.js';
import type { NewAccount } from '../../../src/site/index.js';
import { encoded, FORM } from '../../receiver/wire.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

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

  /** Sends validate_user as published, and tells whether it was taken and what was kept of the push address. */
  async function validated(username: string, site_id: string, data: object = {}) {
    const payload = JSON.stringify({
      username,
      password: passwordSha1('open sesame'),
      site_id,
      event_name: 'validate_user',
      event_data: JSON.stringify(data),
    });
    const { body } = await test.site.receiver.answer({
      method: 'POST',
      headers: { 'content-type': FORM },
      remoteAddress: '127.0.0.1',
      body: { kind: 'text', text: encoded(payload) },
    });
    const { success, return_error_msg } = JSON.parse(String(body));
    const account = await test.owner.accounts.get(username);
    return { success, message: return_error_msg, hasPush: account?.has_push_url };
  }

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
    await test.owner.accounts.update('bolt', {
      site_ids: 'any',
      dialect: 'bolt',
      content_check: 'tell',
      form_records: 'keyed',
    });
    // So long an account is remembered.
    await new Promise((resolve) => setTimeout(resolve, 300));
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
