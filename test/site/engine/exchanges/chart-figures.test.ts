import { chartFigures } from '../../../../src/site/engine/exchanges/chart-figures.js';
import { insertRows } from '../../../../src/site/engine/exchanges/log-tables.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

const PART = 60_000;
const BEGIN = 1_000 * PART;

describe.each(ENGINES)('the figures of charts on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  it('count every part of time, older ones of a busy site and calls that went out as well', async () => {
    const row = (
      at: number,
      took: number,
      direction: 'in' | 'out',
      code: string | null = null,
    ) => ({
      happened_at: at,
      direction,
      event_name: 'get_order',
      username: 'acme',
      peer: 'peer',
      report_id: null,
      reference: `${at}-${took}-${direction}`,
      code,
      message: null,
      duration_ms: took,
      is_repetition: false,
      body_size: 0,
      origin: null,
      replay_of: null,
      data: null,
      answer: null,
      data_state: 'none' as const,
      holder: '',
    });
    const rows = [
      ...Array.from({ length: 101 }, (_, took) => row(BEGIN + took, took, 'out')),
      row(BEGIN + PART - 1, 900, 'out', 'no_answer'),
      ...Array.from({ length: 12_000 }, (_, index) => row(BEGIN + 2 * PART, index % 10, 'in')),
      row(BEGIN + 3 * PART, 5, 'in'),
      row(BEGIN - 1, 5, 'in'),
    ];
    await insertRows(await test.site.exchanges.opened(), rows);
    expect(await chartFigures(test.site.exchanges, { since: BEGIN, part: PART, count: 3 })).toEqual(
      [
        { at: BEGIN, succeeded: 101, failures: { no_answer: 1 }, p50: 50, p95: 96 },
        { at: BEGIN + PART, succeeded: 0, failures: {}, p50: null, p95: null },
        { at: BEGIN + 2 * PART, succeeded: 12_000, failures: {}, p50: 4, p95: 9 },
      ],
    );
  });
});
