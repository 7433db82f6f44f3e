import type { LinkClient } from '../../src/client/index.js';
import { answering, clientFor, dataOf, sharedPeer } from './peer.js';

/** Every neutral name that a service may replace, with one of its own. */
const WIRE = {
  svclink_push: 'acmelink_push',
  svc_report_id: 'acme_report_id',
  svcfield: 'acmefield',
  obj_url: 's3_url',
  obj_url_thumb: 's3_thumb',
  partner_a_ver: 'north_ver',
  partner_a_master_id: 'north_master_id',
  partner_a_id: 'north_id',
  partner_b_id: 'south_id',
  partner_c_id: 'east_id',
} as const;

/** The same value with the service's names, as a text is searched: nothing of the dialect's own code is asked. */
function onTheWire(value: unknown): unknown {
  let text = JSON.stringify(value);
  for (const [neutral, wire] of Object.entries(WIRE)) {
    text = text.replaceAll(`"${neutral}"`, `"${wire}"`);
  }
  return JSON.parse(text);
}

const file = {
  file_id: '9',
  file_name: 'front.jpg',
  file_type: 'image/jpeg',
  file_size: 5,
  file_desc: '',
  report_id: '1',
  obj_url: 'https://f.example/9',
  obj_url_thumb: 'https://f.example/t',
  module_type: 'uploads',
  org_name: 'Acme',
  imported: 1,
};
const order = {
  ...{ wo_number: 'W', client_company_alias: '', cust_text: '', loan_number: '' },
  ...{ loan_type_other: '', address: '1 Main St', city: 'Omaha', state: 'NE', zip: '68102' },
  ...{ comments: '', work_type_alias: '', mortgage_name: '', lot_size: '', lock_code: '' },
  ...{ key_code: '', date_received: '20240601', date_due: '20240610', start_date: '20240602' },
  ...{ svc_report_id: '4711', has_foh: false },
};
const form = {
  options_pcr_forms: {
    '310': {
      pcr_form_id: '310',
      pcr_form_name: 'Inspection',
      partner_a_ver: '2',
      partner_a_master_id: '3',
      partner_a_id: '4',
      partner_b_id: '5',
      partner_c_id: '6',
    },
  },
  options_pcr_forms_questions: {
    '7': { pcr_question_id: '7', pcr_form_id: '310', question_type: 'svcfield' },
  },
  options_pcr_forms_questions_values: {},
  options_pcr_forms_rules: {},
  options_pcr_forms_rules_checks: {},
  options_pcr_forms_photo_rules: {},
};

const peer = sharedPeer();
function make(dialect: object): LinkClient {
  return clientFor(peer, { dialect });
}

describe('the names of a service', () => {
  it.each(Object.entries(WIRE))(
    'for %s is %s in calls, and neutral in results [client.names.wire]',
    async (neutral, wire) => {
      const value = neutral === 'svcfield' ? { question_type: neutral } : { [neutral]: '7' };
      const sent = neutral === 'svcfield' ? { question_type: wire } : { [wire]: '7' };
      peer.answer = answering({ result_data: { list: [sent] } });
      for (const dialect of [WIRE, { [neutral]: wire }]) {
        const result = await make(dialect).callAny('any_event', { list: [value] });
        expect(dataOf(peer.seen.at(-1))).toEqual({ list: [sent] });
        expect(result).toEqual({ list: [value] });
      }
    },
  );

  it('follow from the brand where the documents write it [client.names.wire]', async () => {
    const names = { svclink_push: 'https://a.example/p', svc_report_id: '7' };
    await make({ brand: 'acme' }).callAny('any_event', { ...names, question_type: 'svcfield' });
    expect(dataOf(peer.seen[0])).toEqual({
      acmelink_push: names.svclink_push,
      acme_report_id: '7',
      question_type: 'acmefield',
    });
  });

  it('stand in the calls of the documents [client.names.wire]', async () => {
    const push = { svclink_push: 'https://a.example/p' };
    await make(WIRE).call('validate_user', push);
    expect(dataOf(peer.seen[0])).toEqual({ acmelink_push: push.svclink_push });
    const ids = { dst_report_id: '1', file_id: 'a', file_name: 'a.jpg' };
    const address = { obj_url: 'https://f.example/9', obj_url_thumb: 'https://f.example/t' };
    await make(WIRE).call('send_file', { ...ids, ...address });
    expect(dataOf(peer.seen[1])).toMatchObject({
      ...ids,
      s3_url: address.obj_url,
      s3_thumb: address.obj_url_thumb,
    });
    expect(dataOf(peer.seen[1])).not.toHaveProperty('obj_url');
  });

  it('are read in the results of the documents [client.names.wire]', async () => {
    const results = [
      ['get_file', { report_id: '1', module_type: 'uploads' }, [file]],
      [
        'get_foh',
        { remote_report_id: '1' },
        { obj_url: 'https://f/9', file_metadata: { file_size: 2 } },
      ],
      ['get_order', { report_id: '4711' }, order],
      ['get_pcr_json', { pcr_form_id: '310', form_ver_id: '7' }, { '310': form }],
    ] as const;
    for (const [event, data, result] of results) {
      peer.answer = answering({ result_data: onTheWire(result) });
      const spoken = await make(WIRE).callAny(event, data, { checked: true });
      peer.answer = answering({ result_data: result });
      expect(spoken).toEqual(await make({}).callAny(event, data, { checked: true }));
      const text = JSON.stringify(spoken);
      for (const wire of Object.values(WIRE)) expect(text).not.toContain(`"${wire}"`);
    }
  });
});
