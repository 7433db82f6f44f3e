import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  DEVIATION_CHANNEL,
  type DeviationReport,
  type LinkClient,
} from '../../src/client/index.js';
import { GOOD_ORDER, sharedAnsweringPeer } from './answering-peer.js';

const heard: DeviationReport[] = [];
let hook: (report: DeviationReport) => void = () => undefined;
const link = sharedAnsweringPeer({ onDeviation: (report) => hook(report) });
beforeEach(() => {
  heard.length = 0;
  hook = (report) => {
    heard.push(report);
  };
});

const odd = { ...GOOD_ORDER, date_due: 'soon', zip: {} };
const told = [
  { path: 'result_data.zip', problem: 'must be text', value: '{}' },
  { path: 'result_data.date_due', problem: 'must be a date as YYYYMMDD', value: 'soon' },
];
const reports = told.map((deviation) => ({ event: 'get_order', ...deviation }));

describe('deviations', () => {
  it('reach the answer, the hook and the diagnostics channel [client.reading.told]', async () => {
    const published: unknown[] = [];
    const subscriber = (report: unknown) => published.push(report);
    subscribe(DEVIATION_CHANNEL, subscriber);
    try {
      const { deviations } = await link.order(odd);
      expect(deviations).toEqual(told);
      expect(heard).toEqual(reports);
      expect(published).toEqual(reports);
    } finally {
      unsubscribe(DEVIATION_CHANNEL, subscriber);
    }
    await link.order(odd);
    expect(published).toHaveLength(2);
    expect(DEVIATION_CHANNEL).toBe('svclink:deviation');
  });

  it('are told of calls, loops and windows, too [client.reading.told]', async () => {
    const bad = [{ report_id: 1, wo_number: 'W', wo_status: 'Unread', org_wo_num: 'x' }];
    await link.read((client) => client.call('get_all_orders'), bad);
    await link.read((client) => client.updatesSince(undefined), bad);
    const run = async (client: LinkClient) => {
      for await (const _ of client.newOrders({ seen: new Set(['1']) }));
    };
    await link.read(run, bad);
    expect(heard.filter(({ path }) => path === 'result_data[0].org_wo_num')).toHaveLength(3);
  });

  it('do not change an answer when the hook throws or rejects', async () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    try {
      for (const failing of [
        () => {
          throw new Error('broken');
        },
        () => Promise.reject(new Error('broken')),
      ]) {
        hook = failing;
        expect((await link.order(odd)).deviations).toEqual(told);
      }
      await new Promise((resolve) => setImmediate(resolve));
      expect(warn).toHaveBeenCalledTimes(4);
      expect(warn).toHaveBeenCalledWith('onDeviation failed: Error: broken', 'SvclinkWarning');
    } finally {
      warn.mockRestore();
    }
  });

  it('have values of bounded length [client.reading.told]', async () => {
    await link.order({ ...GOOD_ORDER, start_date: 'x'.repeat(100_000) });
    expect(heard).toHaveLength(1);
    expect(heard[0]?.value).toBe(`${'x'.repeat(200)}…`);
    const name = 'n'.repeat(5000);
    await link.read((client) => client.call('get_invoice_items_order', { report_id: '1' }), {
      [name]: { a: 1 },
    });
    expect(heard[1]?.path).toBe(`result_data.${'n'.repeat(80)}`);
  });
});

describe('secrets', () => {
  const record = { file_id: '', file_name: 'a.jpg' };
  const file = { report_id: '1', module_type: 'uploads' } as const;
  const shownOf = async (more: object) => {
    const files = [{ ...record, ...more }];
    const { unreadable } = await link.read((client) => client.request('get_file', file), files);
    return { value: unreadable[0]?.value ?? '', heard: JSON.stringify(heard) };
  };

  it.each<[string, object, string]>([
    ['a signature of an address', { file_desc: 'https://f.example/a?sig=s3cr3t&x=1' }, 's3cr3t'],
    ['what stands before its host', { file_desc: 'see ftp://u:s3cr3t@f.example/a' }, 's3cr3t'],
    ['a push address', { svclink_push: 'https://a.example/push/s3cr3t' }, 's3cr3t'],
    ['a password', { password: 's3cr3t', old_passwd: { deep: 's3cr3t' } }, 's3cr3t'],
    ['a token', { access_token: 's3cr3t', client_secret: 's3cr3t' }, 's3cr3t'],
    ['a code of a door', { lock_code: 's3cr3t', key_code: 's3cr3t' }, 's3cr3t'],
    ['the hash of our password', { echo: 'e5e9fa1ba31ecd1ae84f75caaa474f3a663f05f4' }, 'e5e9fa1b'],
  ])('are not told: %s [client.reading.told]', async (_title, more, secret) => {
    const shown = await shownOf(more);
    expect(shown.value).toContain('a.jpg');
    expect(shown.value).not.toContain(secret);
    expect(shown.heard).not.toContain(secret);
  });

  it('leave the rest of an address to be seen', async () => {
    expect((await shownOf({ file_desc: 'https://f.example/a.jpg?sig=1' })).value).toContain(
      'https://f.example/a.jpg?[hidden]',
    );
    expect((await shownOf({ file_desc: 'https://f.example/a.jpg' })).value).toContain(
      '"https://f.example/a.jpg"',
    );
  });

  it('are not in the failure of a strict reader, either', async () => {
    const call = link.strictly(
      (client) => client.call('get_file', file),
      [{ ...record, obj_url: { address: 'https://f.example/a?sig=s3cr3t' } }],
    );
    await expect(call).rejects.toThrow(/result_data\[0\]\.obj_url: must be text/);
    await expect(call).rejects.not.toThrow(/s3cr3t/);
  });
});
