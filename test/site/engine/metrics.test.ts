import type { EventExchange } from '../../../src/index.js';
import { LinkError } from '../../../src/index.js';
import { EventMetrics } from '../../../src/site/engine/metrics.js';

function exchange(event: string | undefined, duration: number, error?: LinkError): EventExchange {
  return {
    id: 'id',
    event,
    username: 'acme',
    peer: '127.0.0.1',
    duration,
    data: undefined,
    answer: undefined,
    error,
    isRepetition: false,
  };
}

describe('figures of events', () => {
  it('count by outcome, and each duration within all bounds that it keeps', () => {
    const metrics = new EventMetrics();
    for (const duration of [5, 6, 20, 20_000]) metrics.add('in', exchange('get_order', duration));
    metrics.add('in', exchange('get_order', 3, new LinkError('order_not_found', 'none')));
    metrics.add('out', exchange('get_order', 1000));
    const lines = metrics.text().split('\n');
    const labels = 'direction="in",event="get_order"';
    expect(lines).toEqual(
      expect.arrayContaining([
        `svclink_events_total{${labels},code="ok"} 4`,
        `svclink_events_total{${labels},code="order_not_found"} 1`,
        'svclink_events_total{direction="out",event="get_order",code="ok"} 1',
        `svclink_event_seconds_bucket{${labels},le="0.005"} 2`,
        `svclink_event_seconds_bucket{${labels},le="0.02"} 4`,
        `svclink_event_seconds_bucket{${labels},le="10"} 4`,
        `svclink_event_seconds_bucket{${labels},le="+Inf"} 5`,
        `svclink_event_seconds_sum{${labels}} 20.034`,
        `svclink_event_seconds_count{${labels}} 5`,
      ]),
    );
  });

  it('are of names that anybody may send, and stay few', () => {
    const metrics = new EventMetrics();
    metrics.add('in', exchange('a"b\\c\nd', 1));
    metrics.add('in', exchange(undefined, 1));
    for (let index = 0; index < 1500; index++) metrics.add('in', exchange(`event-${index}`, 1));
    metrics.add('in', exchange('event-1', 1));
    const text = metrics.text();
    expect(text).toContain(
      'svclink_events_total{direction="in",event="a\\"b\\\\c\\nd",code="ok"} 1',
    );
    expect(text).toContain('svclink_events_total{direction="in",event="",code="ok"} 1');
    expect(text).toContain('svclink_events_total{direction="in",event="event-1",code="ok"} 2');
    expect(text).toContain('svclink_events_total{direction="in",event="other",code="ok"} 502');
    expect(text.match(/^svclink_events_total/gm)).toHaveLength(1001);
  });
});
