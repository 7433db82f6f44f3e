import { createReceiver } from '../../src/index.js';
import { ACCOUNT, goodOrder, resultOf, SITE, sharedReceiver } from './harness.js';

const DIALECT = {
  brand: 'acme',
  obj_url: 's3_url',
  obj_url_thumb: 's3_url_thumb',
  partner_a_id: 'north_id',
  partner_a_ver: 'north_ver',
  partner_b_id: 'south_id',
};

const link = sharedReceiver({ dialect: DIALECT });

const formOf = (members: object, question: object = {}) => ({
  '310': {
    options_pcr_forms: { '310': { pcr_form_id: '310', pcr_form_name: 'F', ...members } },
    options_pcr_forms_questions: {
      '9001': {
        pcr_question_id: '9001',
        pcr_form_id: '310',
        question_type: 'svcfield',
        ...question,
      },
    },
    options_pcr_forms_questions_values: {},
    options_pcr_forms_rules: {},
    options_pcr_forms_rules_checks: {},
    options_pcr_forms_photo_rules: {},
  },
});

describe('the names of a deployed service', () => {
  it('reach handlers under the neutral names [link.envelope.names.inbound]', async () => {
    const push = 'https://push.example/x';
    expect(await link.received('validate_user', { acmelink_push: push })).toEqual({
      svclink_push: push,
    });
    const file = { dst_report_id: '1', file_id: 'a', file_name: 'a.pdf' };
    const sent = { ...file, s3_url: 'https://f.example/a', s3_url_thumb: 'https://f.example/t' };
    link.act('send_file', () => null);
    expect(await link.received('send_file', sent)).toMatchObject({
      obj_url: 'https://f.example/a',
      obj_url_thumb: 'https://f.example/t',
    });
  });

  it('are checked like the neutral ones, and named in the refusal [link.envelope.names.inbound]', async () => {
    const message = await link.refusal('validate_user', { acmelink_push: 5 });
    expect(message).toBe('event_data.acmelink_push: must be text');
  });

  it('are what results leave under [link.envelope.names.outbound]', async () => {
    link.act('get_order', () => goodOrder({ svc_report_id: '88' }));
    const order = await link.result('get_order', { report_id: '1' });
    expect(order).toMatchObject({ acme_report_id: '88' });
    expect(order).not.toHaveProperty('svc_report_id');

    link.act('get_foh', () => ({ obj_url: 'https://f/1', file_metadata: { file_size: 1 } }));
    expect(await link.result('get_foh', { remote_report_id: '1' })).toEqual({
      s3_url: 'https://f/1',
      file_metadata: { file_size: 1 },
    });
  });

  it('are what the items of lists leave under, streamed ones too [link.envelope.names.outbound]', async () => {
    const record = {
      report_id: '1',
      file_id: '2',
      file_name: 'a.jpg',
      file_type: 'image/jpeg',
      file_size: 3,
      obj_url: 'https://f/2',
      obj_url_thumb: 'https://f/3',
      module_type: 'uploads',
      org_name: 'o',
    };
    const ask = { report_id: '1', module_type: 'uploads' };
    for (const result of [[record], new Set([record])]) {
      link.act('get_file', () => result);
      const [first] = [await link.result('get_file', ask)].flat();
      expect(first).toMatchObject({ s3_url: 'https://f/2', s3_url_thumb: 'https://f/3' });
      expect(first).not.toHaveProperty('obj_url');
    }
  });

  it('are what forms leave under, question type and partner ids included [link.envelope.names.outbound]', async () => {
    link.act('get_pcr_json', () =>
      formOf({ partner_a_id: '5', partner_a_ver: '2', partner_b_id: '', partner_c_id: '7' }),
    );
    const form = resultOf(
      await link.send('get_pcr_json', { pcr_form_id: '310', form_ver_id: '1' }),
    );
    expect(form).toMatchObject({
      '310': {
        options_pcr_forms: { north_id: '5', north_ver: '2', south_id: '', partner_c_id: '7' },
        options_pcr_forms_questions: { '9001': { question_type: 'acmefield' } },
      },
    });
    expect(JSON.stringify(form)).not.toMatch(/svcfield|partner_a_id|partner_b_id/);
  });
});

describe('wrong names', () => {
  it.each([
    ['an unknown neutral name', { report_id: 'x' }, /dialect\.report_id: unknown name/],
    ['a name that is no word', { obj_url: 'a b' }, /dialect\.obj_url: must be a name/],
    ['a name with a leading digit', { obj_url: '3url' }, /dialect\.obj_url/],
    ['an empty brand', { brand: '' }, /dialect\.brand/],
    ['a number', { brand: 5 }, /dialect\.brand/],
    ['two names that become one', { obj_url: 'u', obj_url_thumb: 'u' }, /two names are the same/],
  ])('%s fails at construction', (_, dialect, message) => {
    const make = () =>
      createReceiver({ siteId: SITE, accounts: [ACCOUNT], dialect: dialect as object });
    expect(make).toThrow(expect.objectContaining({ code: 'option_invalid' }));
    expect(make).toThrow(message);
  });
});
