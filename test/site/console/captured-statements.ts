import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';
import { Client } from 'pg';
import { ORDER_VIEWS } from '../../../src/site/console/lists/order-views.js';
import { StatementThread } from '../../../src/site/engine/store/sqlite/statement-thread.js';
import { inOrder, samples, sendSample } from '../link/event-samples.js';
import type { TestSite } from '../open-site.js';
import type { TestConsole } from './open-console.js';

const STATEMENT = /^\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b/i;

/** Captures the text of every statement that sites of this process run. */
export class CapturedStatements {
  readonly texts = new Set<string>();
  readonly #spies: jest.SpyInstance[] = [];

  constructor() {
    const add = (text: unknown) => {
      if (typeof text === 'string' && STATEMENT.test(text)) this.texts.add(text);
    };
    const prepare = Libsql.prototype.prepare;
    const query = Client.prototype.query as (...given: unknown[]) => unknown;
    const read = StatementThread.prototype.read;
    this.#spies.push(
      jest.spyOn(Libsql.prototype, 'prepare').mockImplementation(function (
        this: Libsql.Database,
        text,
      ) {
        add(text);
        return prepare.call(this, text);
      }),
      jest.spyOn(StatementThread.prototype, 'read').mockImplementation(function (
        this: StatementThread,
        asked,
      ) {
        add(asked.sql);
        return read.call(this, asked) as Promise<never>;
      }),
      jest.spyOn(Client.prototype, 'query').mockImplementation(function (
        this: Client,
        ...given: unknown[]
      ) {
        add(typeof given[0] === 'string' ? given[0] : Object(given[0]).text);
        return query.apply(this, given) as never;
      }),
    );
  }

  end(): void {
    for (const spy of this.#spies) spy.mockRestore();
  }
}

/** Sends every event once as it succeeds, and asks each that lists for its next page. */
export async function sendEverything(test: TestSite, reportId: string): Promise<void> {
  const all = samples(reportId);
  for (const event of inOrder(Object.keys(all) as (keyof typeof all)[])) {
    const { success, return_error_msg } = await sendSample(test, event, all[event]);
    if (!success) throw new Error(`${event}: ${return_error_msg}`);
  }
}

const SIDES = ['orders', 'imported'] as const;
const TODAY = 'today=20261122';
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  exchanges: [
    'failed=yes',
    'event=get_order',
    'username=acme',
    'order=1',
    'before=9',
    'failed=yes&event=get_order',
    ...['code=data_invalid', 'stage=data', 'repeated=yes', 'partner=account:acme', 'direction=in'],
    ...['', '&failed=yes', '&event=get_order', '&username=acme', '&order=1', '&stage=data'].flatMap(
      (more) => [`text=elm&since=1${more}`, `text=elm&since=1&until=9${more}&before=9`],
    ),
  ],
  jobs: ['state=waiting', 'state=dead'],
  results: ['state=draft', 'state=failed', 'state=queued', 'order=1', 'next=9'],
  troubles: ['next=9', 'kind=disk.low', 'solved=yes', 'solved=yes&kind=disk.low'],
  properties: ['next=9'],
  audit: ['who=acme', 'action=login', 'subject=orders'],
  charts: ['minutes=60'],
};

/** Asks a console for all that it lists, with every filter. @param lists paths of lists @param ids of records */
export async function readEverything(
  agent: Awaited<ReturnType<TestConsole['as']>>,
  lists: readonly string[],
): Promise<void> {
  const views = Object.keys(ORDER_VIEWS).flatMap((view) =>
    ['', '&partner=acme', '&partner=owner', '&text=elm%20wo'].map(
      (more) => `view=${view}&${TODAY}${more}`,
    ),
  );
  const narrowed = [
    ...['number', '-received', 'due', 'state', '-client', 'work', 'city'].map(
      (sort) => `sort=${sort}`,
    ),
    'client=First%20Bank',
    'work=Mow',
    'status=Complete',
    'person=administrator',
    'person=-',
    'due_from=20261101&due_to=20261130',
    'received_from=1&received_to=9',
    'client=First%20Bank&sort=-due&text=elm',
  ].flatMap((more) => ['open', 'all'].map((view) => `view=${view}&${TODAY}&${more}`));
  const asked = [
    ...lists.flatMap((path) => [
      path,
      ...(FILTERS[path] ?? []).map((filter) => `${path}?${filter}`),
    ]),
    ...SIDES.flatMap((side) =>
      views.flatMap((view) => [
        `${side}?${view}`,
        `${side}?${view}&next=20261122.9`,
        `${side}/total?${view}`,
      ]),
    ),
    ...SIDES.flatMap((side) =>
      narrowed.flatMap((more) => [`${side}?${more}`, `${side}/total?${more}`]),
    ),
    'week?from=20261122',
    'today?today=20261122',
    'find?q=elm&today=20261122',
  ];
  for (const path of asked) {
    const { status, text } = await agent.get(`/api/${path}`);
    if (status >= 500) throw new Error(`${path}: ${status} ${text}`);
  }
  // Jobs and the log run beside.
  await delay(500);
}
