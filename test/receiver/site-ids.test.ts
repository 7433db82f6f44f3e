import { createReceiver, LinkError, type ReceiverOptions } from '../../src/index.js';
import { ACCOUNT, CALLER, failureOf, resultOf, SITE, startReceiver } from './harness.js';

/** As in the published samples: 34 or 35 characters, a group too short or a hyphen missing. */
const SAMPLES = ['1fc25d06-72bd-42f8-ad34-ecbdc5f1a4', '1fc25d0672bd-42f8-ad34-ecbdc5f1a4a4'];
const MALFORMED = [
  ...SAMPLES,
  '1fc25d06-72bd-12f8-ad34-ecbdc5f1a4a4',
  '1fc25d06-72bd-42f8-cd34-ecbdc5f1a4a4',
  '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4ag',
  '{1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4}',
  `${CALLER}\n`,
  ` ${CALLER}`,
  'site',
];

describe("a caller's site_id", () => {
  it('has to be a v4 UUID by default [link.site-id.v4]', async () => {
    const link = await startReceiver();
    for (const site_id of [CALLER, CALLER.toUpperCase()]) {
      await link.result('get_all_orders', {}, { site_id });
    }
    expect(link.calls.map(({ event }) => event.siteId)).toEqual([CALLER, CALLER.toUpperCase()]);
    for (const site_id of MALFORMED) {
      const answer = await link.send('get_all_orders', {}, { site_id });
      expect(failureOf(answer)).toBe('site_id: must be a v4 UUID (36 characters)');
    }
    expect(link.calls).toHaveLength(2);
    await link.close();
  });

  it('may be any text under the option [link.site-id.any-option]', async () => {
    const link = await startReceiver({ siteIds: 'any' });
    for (const site_id of MALFORMED) await link.result('get_all_orders', {}, { site_id });
    expect(link.calls.map(({ event }) => event.siteId)).toEqual(MALFORMED);
    await link.close();
  });

  it('may be any UUID under the option, with or without braces [link.site-id.kinds]', async () => {
    const link = await startReceiver({ siteIds: 'uuid' });
    const v1 = '1fc25d06-72bd-12f8-cd34-ecbdc5f1a4a4';
    for (const site_id of [CALLER, v1, `{${v1}}`, v1.toUpperCase()]) {
      await link.result('get_all_orders', {}, { site_id });
    }
    for (const site_id of [...SAMPLES, `{${v1}`, `${v1}}`, `((${v1}))`, 'site', ` ${v1}`]) {
      const answer = await link.send('get_all_orders', {}, { site_id });
      expect(failureOf(answer)).toBe('site_id: must be a UUID, with or without braces');
    }
    await link.close();
  });

  it('has at most 64 characters, whatever it is [link.site-id.kinds]', async () => {
    const link = await startReceiver({ siteIds: 'any' });
    await link.result('get_all_orders', {}, { site_id: 'x'.repeat(64) });
    const answer = await link.send('get_all_orders', {}, { site_id: 'x'.repeat(65) });
    expect(failureOf(answer)).toBe('site_id: must be text of at most 64 characters');
    await link.close();
  });

  it('is decided by the account, where that says so, as are dialect, content and form records [link.site-id.kinds]', async () => {
    const record = { pcr_form_id: '310', pcr_form_name: 'Exterior' };
    const link = await startReceiver({
      accounts: [
        ACCOUNT,
        {
          ...ACCOUNT,
          username: 'own',
          siteIds: 'any',
          dialect: { brand: 'acme' },
          formRecords: 'keyed',
        },
      ],
    });
    const other = Object.fromEntries(
      ['questions', 'questions_values', 'rules', 'rules_checks', 'photo_rules'].map((part) => [
        `options_pcr_forms_${part}`,
        {},
      ]),
    );
    link.act('get_pcr_json', () => ({ '310': { ...other, options_pcr_forms: record } }));
    const data = { pcr_form_id: '310', form_ver_id: '7' };
    const plain: unknown = await link.result('get_pcr_json', data);
    const own: unknown = await link.result('get_pcr_json', data, {
      username: 'own',
      site_id: SAMPLES[0],
    });
    expect(plain).toMatchObject({ '310': { options_pcr_forms: record } });
    expect(own).toMatchObject({ '310': { options_pcr_forms: { '310': record } } });
    const push = { username: 'own', site_id: 'x' };
    const sent = { acmelink_push: 'https://acme.example' };
    expect(await link.received('validate_user', sent, push)).toEqual({
      svclink_push: 'https://acme.example',
    });
    expect(await link.received('validate_user', sent)).toEqual(sent);
    const refused = await link.send('get_all_orders', {}, { site_id: SAMPLES[0] });
    expect(failureOf(refused)).toBe('site_id: must be a v4 UUID (36 characters)');
    await link.close();
  });

  it('has to be on the list, where there is one [link.site-id.list-option]', async () => {
    const link = await startReceiver({ siteIds: [CALLER, 'partner'] });
    for (const site_id of [CALLER, 'partner']) {
      await link.result('get_all_orders', {}, { site_id });
    }
    for (const site_id of [SITE, 'Partner', 'length']) {
      const answer = await link.send('get_all_orders', {}, { site_id });
      expect(failureOf(answer)).toBe('site_id: is not allowed here');
    }
    await link.close();
  });

  it('is decided per account by a function [link.site-id.function-option]', async () => {
    const other = { ...ACCOUNT, username: 'other', region: 'south' };
    const asked: unknown[] = [];
    const link = await startReceiver({
      accounts: [{ ...ACCOUNT, region: 'north' }, other],
      siteIds: async (siteId, account) => {
        asked.push(account);
        return siteId === account.region;
      },
    });
    const ask = (username: string, site_id: string) =>
      link.send('get_all_orders', {}, { username, site_id });
    resultOf(await ask('acme', 'north'));
    resultOf(await ask('other', 'south'));
    expect(failureOf(await ask('acme', 'south'))).toBe('site_id: is not allowed here');
    expect(failureOf(await ask('other', 'north'))).toBe('site_id: is not allowed here');
    expect(asked[0]).toEqual({ username: 'acme', orgId: 18, region: 'north' });
    await link.close();
  });

  it.each([
    ['a truthy text', () => 'yes'],
    ['a number', () => 1],
    ['nothing', () => undefined],
  ])('is refused when the function gives %s', async (_, siteIds) => {
    const link = await startReceiver({ siteIds: siteIds as never });
    expect(await link.refusal('get_all_orders')).toBe('site_id: is not allowed here');
    await link.close();
  });

  it('is refused with what the function says, when it throws a LinkError', async () => {
    const siteIds = () => {
      throw new LinkError('moved', 'site_id: this site has moved', { stage: 'site' });
    };
    const link = await startReceiver({ siteIds });
    expect(await link.refusal('get_all_orders')).toBe('site_id: this site has moved');
    expect(link.failures.at(-1)?.error.code).toBe('moved');
    await link.close();
  });

  it.each<[string, string, ReceiverOptions['siteIds']]>([
    ['is no UUID', 'partner', 'v4'],
    ['is not on the list', 'partner', ['other']],
    ['could not be checked', 'partner', () => Promise.reject(new Error('x'))],
  ])('that %s is told to the app as site_refused', async (_, site_id, siteIds) => {
    const link = await startReceiver({ siteIds: siteIds ?? 'v4' });
    await link.refusal('get_all_orders', {}, { site_id });
    expect(link.failures.at(-1)?.error).toMatchObject({ code: 'site_refused', stage: 'site' });
    await link.close();
  });

  it('is refused when the function fails, and the cause stays private', async () => {
    const siteIds = () => {
      throw new Error('secret table is gone');
    };
    const link = await startReceiver({ siteIds });
    const answer = await link.send('get_all_orders');
    expect(failureOf(answer)).toBe('site_id: could not be checked');
    expect(link.failures.at(-1)?.error.cause).toMatchObject({ message: 'secret table is gone' });
    expect(link.calls).toEqual([]);
    await link.close();
  });
});

describe('the siteId of a receiver', () => {
  it.each([...MALFORMED, '', undefined, null, 5, {}])(
    'has to be a v4 UUID: %j is refused at construction [link.site-id.remote-v4]',
    (siteId) => {
      const make = () => createReceiver({ siteId: siteId as never, accounts: [ACCOUNT] });
      expect(make).toThrow(
        'siteId: must be a v4 UUID; make one with crypto.randomUUID(), once, and keep it',
      );
      expect(make).toThrow(expect.objectContaining({ code: 'option_invalid' }));
    },
  );
});
