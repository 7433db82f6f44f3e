import type { QueryOf, RequestName } from '../../../src/site/console/contract/request-types.js';
import { ENGINES } from '../databases.js';
import { PASSWORD, routesOf, TestConsole } from './open-console.js';
import { ask } from './raw-request.js';

type Question = Extract<RequestName, `GET ${string}`>;

/** The questions with a query, each with all names of the contract. */
type Queries = {
  readonly [Name in Question as [QueryOf<Name>] extends [never] ? never : Name]: {
    readonly [Query in QueryOf<Name>]: true;
  };
};

const ORDERS = {
  ...({ view: true, partner: true, text: true, today: true, next: true, sort: true } as const),
  ...({ client: true, work: true, status: true, person: true } as const),
  ...({ due_from: true, due_to: true, received_from: true, received_to: true } as const),
} as const;
const EXCHANGES = {
  ...({ failed: true, event: true, username: true, order: true, direction: true } as const),
  ...({ partner: true, code: true, stage: true, repeated: true } as const),
  ...({ since: true, until: true } as const),
} as const;
const AUDIT = {
  ...({ who: true, action: true, subject: true, before: true, since: true, until: true } as const),
} as const;
const RESULTS = { state: true, order: true, next: true } as const;
const TROUBLES = { kind: true, solved: true } as const;
const JOBS = { state: true, kind: true } as const;

const QUERIES: Queries = {
  'GET sign-on/return': {
    code: true,
    state: true,
    iss: true,
    error: true,
    error_description: true,
  },
  'GET orders': ORDERS,
  'GET orders/total': ORDERS,
  'GET orders.csv': ORDERS,
  'GET imported': ORDERS,
  'GET imported/total': ORDERS,
  'GET imported.csv': ORDERS,
  'GET properties': { after: true },
  'GET results': RESULTS,
  'GET results.csv': RESULTS,
  'GET drafts/:path': { writer: true },
  'GET today': { today: true },
  'GET find': { q: true, today: true },
  'GET week': { from: true },
  'GET exchanges': { ...EXCHANGES, text: true, before: true },
  'GET exchanges.csv': EXCHANGES,
  'GET replays': { since: true },
  'GET audit': AUDIT,
  'GET audit.csv': AUDIT,
  'GET charts': { minutes: true },
  'GET jobs': { ...JOBS, after: true },
  'GET jobs.csv': JOBS,
  'GET troubles': { ...TROUBLES, next: true },
  'GET troubles.csv': TROUBLES,
  'GET prices': { client_company: true, report_id: true },
  'GET hooks/:id/deliveries': { state: true, before: true },
  'GET profiles/:name/export': { day: true },
};

/** Values as they stand in an address. */
const VALUES = ['%00', '1e30', '999999999999999999', '20260230', '__proto__', 'x.1&NAME=2'];

/** Members beside the value, by which orders are counted in other ways. */
const BESIDE = ['', '&client=Bank&view=due_soon&', '&sort=received&person=ann&'];

const [SQLITE, POSTGRES] = ENGINES;
if (!SQLITE || !POSTGRES) throw new Error('there are two engines');

describe('hostile values in the questions of a console', () => {
  const consoles: { readonly test: TestConsole; readonly cookie: string }[] = [];
  const errors: object[] = [];
  beforeAll(async () => {
    const ignore = () => {};
    const error = (entry: object) => void errors.push(entry);
    const logger = { debug: ignore, info: ignore, warn: ignore, error };
    for (const engine of [SQLITE, POSTGRES]) {
      await engine.start();
      const test = await TestConsole.open(engine, { logger });
      await test.test.order();
      await test.test.site.profiles.create({ name: 'bank', account: 'acme' });
      await test.as('administrator');
      const login = { username: 'administrator', password: PASSWORD };
      const { headers } = await test.stranger.post('/api/login').send(login).expect(200);
      consoles.push({ test, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' });
    }
  });
  afterAll(async () => {
    for (const { test } of consoles) await test.close();
    for (const engine of [SQLITE, POSTGRES]) await engine.stop();
  });

  /** Returns the status and the code of each site for one address. */
  const answers = (path: string) =>
    Promise.all(
      consoles.map(async ({ test: { port }, cookie }) => {
        const headers = { Cookie: cookie };
        const { status, code } = await ask(port, { method: 'GET', path: `/api/${path}`, headers });
        return `${status} ${code}`;
      }),
    );

  /** Returns those of some addresses that are answered with 500 or more, or by one engine in another way. */
  async function wrongOf(paths: readonly string[]): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const path of paths) {
      const [one = '', other = ''] = await answers(path);
      if (one.startsWith('5') || one !== other) wrong.push(`${path}: ${one}, ${other}`);
    }
    return wrong;
  }

  const filled = (path: string) =>
    path.replace(':name', 'bank').replace(':path', 'orders%2F1%2Fnote').replace(/:\w+/g, '1');

  it.each(Object.entries(QUERIES))(
    'are answered below 500, alike on both engines: %s',
    async (question, names) => {
      const at = filled(question.replace('GET ', ''));
      const asked = Object.keys(names).flatMap((name) =>
        (at === 'orders/total' ? BESIDE : ['']).flatMap((beside) =>
          VALUES.map((value) => `${at}?${beside}${name}=${value.replace('NAME', name)}`),
        ),
      );
      expect(await wrongOf(asked)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it('are answered so in the parts of every path', async () => {
    const [{ test } = { test: undefined }] = consoles;
    if (!test) throw new Error('there is a console');
    const routes = (await routesOf(test)).filter(({ method }) => method === 'GET');
    const paths = routes.flatMap(({ path }) =>
      [...path.matchAll(/:\w+/g)].flatMap(([part]) =>
        VALUES.map((value) => filled(path.replace(part, value))),
      ),
    );
    expect(paths.length).toBeGreaterThan(80);
    expect(await wrongOf(paths)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
