import type { Reply } from '../../src/http/index.js';
import { sendEvent, sendPayload } from '../../src/testing/index.js';

function answering(body: Reply['body']) {
  return { answer: async (): Promise<Reply> => ({ status: 200, headers: [], body }) };
}

async function* parts() {
  yield '{"success":true,"error":false,';
  yield Buffer.from('"return_error_msg":null,"result_data":"Grüße",');
  yield '"remote_site_id":"s","remote_org_id":3}';
}

describe('the answer of a receiver', () => {
  it.each(['', '<html>', '[]', 'null'])('is refused when it is %j', async (body) => {
    await expect(sendPayload(answering(body), '{}')).rejects.toThrow();
  });

  it('is refused when the result is not that of the event', async () => {
    const body = '{"success":true,"error":false,"result_data":[{"report_id":1}]}';
    const answer = sendEvent(answering(body), 'get_all_orders', {});
    await expect(answer).rejects.toThrow('result_data[0]');
  });

  it('is collected from its parts, of text or bytes', async () => {
    const answer = await sendPayload(answering(parts()), '{}');
    expect(answer).toMatchObject({ success: true, result_data: 'Grüße', remote_org_id: 3 });
  });

  it('is read from bytes', async () => {
    const body = Buffer.from('{"success":false,"error":true,"return_error_msg":"no"}');
    const answer = await sendPayload(answering(body), '{}');
    expect(answer).toMatchObject({ success: false, return_error_msg: 'no', result_data: null });
  });

  it('is no success when it says so with anything but true', async () => {
    const body = '{"success":"1","error":0,"result_data":[]}';
    const answer = await sendPayload(answering(body), '{}');
    expect(answer).toMatchObject({ success: false, error: false, result_data: null });
  });
});
