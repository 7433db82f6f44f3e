import type { Child } from '../child.js';
import { type BenchFigure, median } from '../figures.js';
import { GET_ORDER, p99, paced, rateOf } from '../site/loads.js';
import { loggedIn, USERS } from './session.js';

const ROUNDS = 5;
/** The least milliseconds between two requests of a page for changes, the same as in its own code. */
const PAUSE = 1000;

/** Measures callers by link, with and without open consoles. */
export async function besideConsoles(server: Child): Promise<readonly BenchFigure[]> {
  const rates: { readonly alone: number; readonly besidePages: number }[] = [];
  await rateOf([server.port], GET_ORDER, { connections: 20 });
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await rateOf([server.port], GET_ORDER, { connections: 20 });
    const besidePages = await whilePagesAreOpen(server, 20, () =>
      rateOf([server.port], GET_ORDER, { connections: 20 }),
    );
    rates.push({ alone, besidePages });
  }
  const load = { rate: 500, seconds: 3 };
  const alone = p99(await paced(server.port, GET_ORDER, load));
  const besidePages = await whilePagesAreOpen(server, 50, async () =>
    p99(await paced(server.port, GET_ORDER, load)),
  );
  return [
    {
      name: 'get_order beside 20 open consoles, to without',
      value: median(rates.map((rate) => rate.besidePages / rate.alone)),
      unit: '',
      floor: 0.9,
      raw: rates
        .map((rate) => `${Math.round(rate.besidePages)} to ${Math.round(rate.alone)} a second`)
        .join(', '),
    },
    {
      name: 'p99 of 500 get_order a second beside 50 open consoles, beyond without',
      value: besidePages - alone,
      unit: 'ms',
      atMost: 50,
      raw: `${besidePages.toFixed(1)} to ${alone.toFixed(1)} ms`,
    },
  ];
}

/** Runs work while consoles show the exchanges. Each receives the stream of changes, and requests its list after them. */
async function whilePagesAreOpen<Result>(
  { port }: Child,
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const base = `http://127.0.0.1:${port}/console/api`;
  // A user may have thirty streams.
  const cookies = await Promise.all(USERS.map((username) => loggedIn(base, username)));
  const end = new AbortController();
  const consoles = Array.from({ length: count }, (_, index) =>
    keepPageOpen(base, { headers: { cookie: cookies[index % 2] ?? '' }, signal: end.signal }),
  );
  try {
    return await work();
  } finally {
    end.abort();
    await Promise.all(consoles);
  }
}

/** Keeps one page open until its signal is aborted. */
async function keepPageOpen(
  base: string,
  as: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<void> {
  let asked = 0;
  try {
    const hints = await fetch(`${base}/live`, as);
    if (!hints.ok || !hints.body)
      throw new Error(`a console got no stream of changes: ${hints.status}`);
    for await (const _ of hints.body) {
      if (performance.now() - asked < PAUSE) continue;
      asked = performance.now();
      const list = await fetch(`${base}/exchanges`, as);
      if (!(await list.text()).startsWith('{"exchanges":[{')) throw new Error('no exchanges');
    }
  } catch (error) {
    if (!as.signal?.aborted) throw error;
  }
}
