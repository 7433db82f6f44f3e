import express from 'express';
import {
  createReceiver,
  LinkError,
  lazyReceiver,
  passwordSha1,
  type ReceiverOptions,
  typedSchema,
} from '../../src/index.js';
import { payload, sendEvent, sendPayload } from '../../src/testing/index.js';

const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const accounts = [{ username: 'demo', password: 'demo', orgId: 18 }];

function receiver(options: Partial<ReceiverOptions> = {}) {
  return createReceiver({ siteId, accounts, logger: false, ...options });
}

describe('sendEvent', () => {
  it.each([
    ['an Express app', express()],
    ['nothing', undefined],
    ['the maker', createReceiver],
  ])('with %s says what to give it instead', async (_, wrong) => {
    await expect(sendEvent(wrong as never, 'get_order', { report_id: '1' })).rejects.toMatchObject({
      code: 'option_invalid',
      message: expect.stringMatching(
        /^receiver: must be what createReceiver returns; .* not the app/,
      ),
    });
  });

  it('with a list that breaks half way fails as it does', async () => {
    const own = receiver().on('get_all_orders', function* () {
      for (let id = 1; id <= 5000; id += 1) {
        yield { report_id: id, wo_number: `W-${id}`, wo_status: 'Unread' as const };
      }
      throw new LinkError('lost', 'The database is gone');
    });
    const answer = sendEvent(own, 'get_all_orders', {});
    await expect(answer).rejects.toMatchObject({ code: 'lost', message: 'The database is gone' });
  });

  it('hands over the data and gives the envelope', async () => {
    const seen: string[] = [];
    const own = receiver().on('mark_order_imported', ({ data }) => {
      seen.push(data.report_id);
      return null;
    });
    const answer = await sendEvent(own, 'mark_order_imported', { report_id: '12' });
    expect(seen).toEqual(['12']);
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      error: false,
      return_error_msg: null,
      result_data: null,
      remote_site_id: siteId,
      remote_org_id: 18,
    });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('gives results in canonical spelling, and the text as it leaves', async () => {
    const item = { report_id: 7, wo_number: 'W', wo_status: 'Unread' } as const;
    const own = receiver().on('get_all_orders', () => [item]);
    const answer = await sendEvent(own, 'get_all_orders', {});
    expect(answer.result_data).toEqual([{ ...item, report_id: '7' }]);
    expect(answer.text).toContain('"report_id":7');
  });

  it('collects a list that streams', async () => {
    async function* many() {
      for (let id = 1; id <= 5000; id += 1) {
        yield { report_id: id, wo_number: `W-${id}`, wo_status: 'Unread' as const };
      }
    }
    const own = receiver().on('get_all_orders', many);
    const answer = await sendEvent(own, 'get_all_orders', {});
    expect(answer.result_data).toHaveLength(5000);
  });

  it('gives a failure with its message and no result', async () => {
    const own = receiver({ httpStatus: true }).on('get_order', () => {
      throw new LinkError('order_not_found', 'No order 9');
    });
    const answer = await sendEvent(own, 'get_order', { report_id: '9' });
    expect(answer).toMatchObject({ status: 404, success: false, error: true, result_data: null });
    expect(answer.return_error_msg).toBe('No order 9');
  });

  it('sends a file as multipart', async () => {
    const own = receiver().on('send_file', async ({ data, file }) => {
      const chunks: Buffer[] = [];
      for await (const chunk of await file.open()) chunks.push(Buffer.from(chunk));
      return [data.file_id, file.source, file.name, Buffer.concat(chunks).toString()];
    });
    const data = { dst_report_id: '1', file_id: 'a' };
    const file = { content: 'some text', name: 'na"me.txt' };
    const answer = await sendEvent(own, 'send_file', data, { file });
    expect(answer.result_data).toEqual([
      'a',
      'multipart',
      expect.stringContaining('.txt'),
      'some text',
    ]);
  });

  it('calls as whom it is told, from where it is told', async () => {
    const own = receiver({ siteIds: ['b'], accounts: [{ username: 'ann', password: 'pw' }] }).on(
      'bid_comp_confirm',
      ({ account, siteId, remoteAddress }) => [account.username, siteId, remoteAddress],
    );
    const as = { username: 'ann', password: 'pw', siteId: 'b', remoteAddress: '192.0.2.7' };
    const answer = await sendEvent(own, 'bid_comp_confirm', { dst_report_id: '1' }, as);
    expect(answer.result_data).toEqual(['ann', 'b', '192.0.2.7']);
  });

  it('sends a password as it is when told to', async () => {
    const own = receiver();
    const wrong = await sendEvent(own, 'validate_user', {}, { passwordSha1: 'demo' });
    expect(wrong.success).toBe(false);
    const right = await sendEvent(own, 'validate_user', {}, { passwordSha1: passwordSha1('demo') });
    expect(right.success).toBe(true);
  });

  it('reads a receiver that speaks a dialect', async () => {
    const dialect = { obj_url: 's3_url' };
    const photo = { obj_url: 'https://files.example/1', file_metadata: { file_size: 1 } };
    const own = receiver({ dialect }).on('get_foh', () => photo);
    const answer = await sendEvent(own, 'get_foh', { remote_report_id: '1' }, { dialect });
    expect(answer.text).toContain('"s3_url"');
    expect(answer.result_data).toEqual(photo);
  });

  it('sends events that were defined', async () => {
    const own = receiver()
      .define('get_zip', {
        data: typedSchema<{ report_id: string }>({
          type: 'object',
          properties: { report_id: { type: 'string' } },
          required: ['report_id'],
        }),
        result: typedSchema<{ zip: string }>({
          type: 'object',
          properties: { zip: { type: 'string' } },
          required: ['zip'],
        }),
      })
      .on('get_zip', ({ data }) => ({ zip: `6810${data.report_id}` }));
    const answer = await sendEvent(own, 'get_zip', { report_id: '4' });
    expect(answer.result_data?.zip).toBe('68104');
  });
});

describe('sendPayload', () => {
  it.each([
    ['no JSON', '{', 400],
    ['no object', '[]', 400],
    ['an unknown event', payload('get_nothing'), 200],
    ['wrong data', payload('get_order', { report_id: 'x' }), 200],
    ['data that is no JSON', payload('get_order', '{'), 200],
    ['a wrong user', payload('get_order', { report_id: '1' }, { username: 'eve' }), 200],
  ])('tells how %s is refused', async (_case, text, status) => {
    const answer = await sendPayload(receiver(), text);
    expect(answer).toMatchObject({ status, success: false, error: true, result_data: null });
    expect(answer.return_error_msg).not.toBe('');
  });
});

describe('payload', () => {
  it('is an envelope with hashed password and event_data as text', () => {
    expect(JSON.parse(payload('get_order', { report_id: '1' }))).toEqual({
      username: 'demo',
      password: passwordSha1('demo'),
      site_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      event_name: 'get_order',
      event_data: '{"report_id":"1"}',
    });
  });

  it('has data of its own kind when there is none', () => {
    expect(JSON.parse(payload('validate_user')).event_data).toBe('{}');
  });
});

describe('the cause of a failure', () => {
  const fault = new TypeError('the row is gone');
  const failing = receiver()
    .on('get_order', () => {
      throw fault;
    })
    .on('get_foh', () => {
      throw new LinkError('foh_not_found', 'There is none.', { cause: fault });
    })
    .on('get_all_orders', () => []);

  it('is given to the test, and to no caller [testing.cause]', async () => {
    const failed = await sendEvent(failing, 'get_order', { report_id: '1' });
    expect(failed).toMatchObject({ success: false, code: 'handler_failed' });
    expect(failed.cause).toBe(fault);
    expect(failed.text).not.toContain('row');
    const refused = await sendEvent(failing, 'get_foh', { remote_report_id: '1' });
    expect([refused.code, refused.cause]).toEqual(['foh_not_found', fault]);
    const denied = await sendEvent(failing, 'get_all_orders', {}, { password: 'wrong' });
    expect([denied.code, denied.cause]).toEqual(['credentials_invalid', undefined]);
    const fine = await sendEvent(failing, 'get_all_orders', {});
    expect([fine.code, fine.cause]).toEqual([undefined, undefined]);
  });

  it('is given by a receiver that could not be made', async () => {
    const lazy = lazyReceiver(
      () => {
        throw fault;
      },
      { logger: false },
    );
    const { code, cause } = await sendEvent(lazy, 'get_order', { report_id: '1' });
    expect([code, cause]).toEqual(['receiver_not_made', fault]);
  });
});
