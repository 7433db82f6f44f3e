import { readDate } from '../../../src/api/index.js';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { startService, type TestService } from '../support/service.js';

let demo: RunningDemo;
let service: TestService;
let seen: unknown;
beforeAll(async () => {
  demo = await startDemo();
  service = await startService(
    (api) =>
      api.on('workorder/update', ({ data }) => {
        seen = data.values;
        return { result: 'ok', org_property_id: 1, wo_reassociated: false };
      }),
    { dateFields: ['date_due', 'inspected'] },
  );
});
beforeEach(() => {
  seen = undefined;
});

describe('the dates of /workorder/update', () => {
  it.each(['20280229', '2028-02-29', '02/29/2028', ' 2028-02-29 ', 20280229])(
    'come to the handler in one spelling: %j [api.workorder.update.dates]',
    async (date) => {
      const values = { date_due: date, inspected: date, loan_number: date };
      expect((await service.call('workorder/update', { report_id: 7, values })).status).toBe(200);
      expect(seen).toEqual({ date_due: '20280229', inspected: '20280229', loan_number: date });
    },
  );

  it.each(['20280401', '2028-04-01', '04/01/2028'])(
    'are stored by the example: %s [api.workorder.update.dates]',
    async (date_due) => {
      const change = { report_id: 1002, values: { date_due } };
      expect((await demo.call('workorder/update', change)).status).toBe(200);
      expect(demo.store.orders.get(1002)?.values.date_due).toBe('20280401');
    },
  );

  it.each([
    '2026-02-29',
    '20260229',
    '02/29/2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '13/01/2026',
    '31/01/2026',
    '00000000',
    '0000-01-01',
    '19000229',
    '2026-4-1',
    '4/1/2026',
    '2026/04/01',
    '202604',
    '2026-04-01T00:00:00Z',
    '2026-04-01 10:00',
    'soon',
    ' ',
    true,
    1.5,
    -20260401,
    ['20260401'],
    { year: 2026 },
  ])('that are none are refused: %j [api.workorder.update.dates]', async (date) => {
    for (const values of [{ date_due: date }, { inspected: date }]) {
      const answer = await service.call('workorder/update', { report_id: 7, values });
      expectError(answer, 400, 'invalid_date');
      expect(answer.body.error_description).toContain(Object.keys(values)[0]);
    }
    expect(seen).toBeUndefined();
  });

  it.each(['', null])('may be emptied with %j [api.workorder.update.dates]', async (date_due) => {
    const values = { date_due };
    expect((await service.call('workorder/update', { report_id: 7, values })).status).toBe(200);
    expect(seen).toEqual(values);
  });

  it('are those of the named fields only', async () => {
    const values = { note: '04/01/2026', received: 'soon' };
    await service.call('workorder/update', { report_id: 7, values });
    expect(seen).toEqual(values);
  });

  it('come behind what is wrong with the request itself', async () => {
    const values = { date_due: 'soon' };
    expectError(await service.call('workorder/update', { values }), 400, 'invalid_report_id');
  });
});

it.each([
  ['2026-12-31', '20261231'],
  ['12/31/2026', '20261231'],
  ['20261231', '20261231'],
  ['20000229', '20000229'],
  ['', undefined],
  ['2026-12-32', undefined],
  ['21000229', undefined],
])('readDate(%j) is %j', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each<[unknown]>([[7], [[7]], ['date_due'], [{ date_due: true }]])(
  'the option dateFields is a list of names: %j is refused',
  async (dateFields) => {
    const start = startService(undefined, Object.fromEntries([['dateFields', dateFields]]));
    await expect(start).rejects.toMatchObject({ code: 'option_invalid' });
  },
);
