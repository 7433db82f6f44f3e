import { MIB } from '../src/protocol/units.js';
import { ask, startServer } from './child.js';
import type { BenchFigure } from './figures.js';
import { payload } from './servers/order.mjs';

/** Measures the growth of the server's memory during a streamed get_all_orders of a million items. */
export async function listsBench(): Promise<BenchFigure[]> {
  const server = await startServer('stream-svclink');
  try {
    const call = async () => {
      const started = performance.now();
      const response = await fetch(`http://127.0.0.1:${server.port}/link`, {
        method: 'POST',
        body: new URLSearchParams({ payload: payload('get_all_orders', {}) }),
      });
      let bytes = 0;
      let end = '';
      for await (const chunk of response.body ?? []) {
        bytes += chunk.length;
        end = (end + Buffer.from(chunk).toString('latin1')).slice(-200);
      }
      if (!end.includes('"report_id":1000000,') || !end.includes('"success":true')) {
        throw new Error(`the list was incomplete: ${end}`);
      }
      return { bytes, seconds: (performance.now() - started) / 1000 };
    };
    await ask(server, 'observe');
    const resting = await ask(server, 'memory');
    const { bytes, seconds } = await call();
    const growth = ((await ask(server, 'memory')) - resting) / MIB;
    const raw = `${Math.round(bytes / MIB)} MiB in ${seconds.toFixed(1)} s`;
    return [
      {
        name: 'memory growth of a streamed list of 1,000,000 orders',
        value: growth,
        unit: 'MiB',
        atMost: 64,
        raw,
      },
    ];
  } finally {
    server.stop();
  }
}
