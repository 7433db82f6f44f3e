import { parseForm } from 'svclink/forms';
import { sendEvent } from 'svclink/testing';
import { createQuickstart, type Quickstart } from '../src/quickstart.js';
import { form } from './grass-cut.js';

let demo: Quickstart;
beforeEach(() => {
  demo = createQuickstart();
});
afterEach(() => demo.close());

describe('get_pcr_json', () => {
  it('gives the form under its id', async () => {
    const asked = { pcr_form_id: '5102', form_ver_id: '1' };
    const { result_data } = await sendEvent(demo.receiver, 'get_pcr_json', asked);
    expect(Object.keys(result_data ?? {})).toEqual(['5102']);
    expect(parseForm(result_data).questions).toHaveLength(form.questions.length);
  });

  it.each([
    ['1', '1'],
    ['5102', '2'],
  ])('refuses form %s in version %s', async (pcr_form_id, form_ver_id) => {
    const answer = await sendEvent(demo.receiver, 'get_pcr_json', { pcr_form_id, form_ver_id });
    expect(answer.return_error_msg).toContain(`no form ${pcr_form_id} in version ${form_ver_id}`);
  });
});
