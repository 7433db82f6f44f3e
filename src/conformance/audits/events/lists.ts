import { DAY_IN_SECONDS, HOUR_IN_SECONDS } from '../../../protocol/units.js';
import { unixTime } from '../../../protocol/values.js';
import { type Audit, audit, type Level, sourceOf, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted, perform } from '../../findings/replies.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { firstDouble, type Item, objectsIn, resultOf, textOf } from '../../judge/event.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';

/** A list and the answer that contained it. */
export interface ListedItems {
  readonly items: readonly Item[];
  readonly answer: Answer;
}

/** Returns the list of an event's good call, in canonical spelling. */
export async function listingOf(context: AuditContext, event: string): Promise<ListedItems> {
  const { answer } = await accepted(context, event);
  return { items: objectsIn(resultOf(context, event, answer).result), answer };
}

async function listSince(context: AuditContext, event: string, timestamp: number) {
  const answer = await perform(context, event, { timestamp });
  expectSuccess(answer, `${event} with a timestamp`, 'Take a timestamp in Unix seconds.');
  return { items: objectsIn(resultOf(context, event, answer).result), answer };
}

/** Events that list by time without a limit. */
const BY_TIME = ['get_all_orders', 'get_all_updates'];

function since(event: string): Audit[] {
  const source = sourceOf(event);
  const fix = 'Compare the time of the last change with timestamp, in Unix seconds.';
  return [
    audit(
      {
        id: `${event}.nothing-after-now`,
        level: 'MUST',
        title: `${event} with a timestamp of tomorrow lists nothing`,
        source,
      },
      async (context) => {
        await accepted(context, event);
        const { items, answer } = await listSince(context, event, unixTime() + DAY_IN_SECONDS);
        if (items.length > 0) fail(answer, `${items.length} items changed after tomorrow`, fix);
      },
    ),
    audit(
      {
        id: `${event}.since`,
        level: 'MUST',
        title: `${event} with a timestamp lists nothing that it does not list without`,
        source,
      },
      async (context) => {
        const all = await listingOf(context, event);
        const known = new Set(all.items.map((item) => textOf(item, 'report_id')));
        const { items, answer } = await listSince(context, event, unixTime() - 30 * DAY_IN_SECONDS);
        const extra = items.find((item) => !known.has(textOf(item, 'report_id')));
        if (extra) fail(answer, `report_id ${textOf(extra, 'report_id')} is new`, fix);
      },
    ),
    audit(
      {
        id: `${event}.since-ever`,
        level: 'SHOULD',
        title: `${event} with timestamp 0 lists as much as without`,
        source,
      },
      async (context) => {
        const all = await listingOf(context, event);
        const { items, answer } = await listSince(context, event, 0);
        if (items.length === all.items.length) return;
        fail(answer, `${items.length} items since 1970, ${all.items.length} in all`, fix);
      },
    ),
  ];
}

/** Creates an audit that no value of a member occurs twice in a list. */
export function unique(event: string, member: string, fix: string, level: Level = 'MUST'): Audit {
  return audit(
    {
      id: `${event}.unique-${member.replaceAll('_', '-')}`,
      level,
      title: `${event} gives no ${member} twice`,
      source: sourceOf(event),
    },
    async (context) => {
      const { items, answer } = await listingOf(context, event);
      const values = items.map((item) => textOf(item, member)).filter((value) => value !== '');
      const double = firstDouble(values);
      if (double !== undefined) fail(answer, `${member} ${double} occurs twice`, fix);
    },
  );
}

/** Audits of lists by the time of the last change. */
export const listAudits: readonly Audit[] = BY_TIME.flatMap(since);

const LIMIT = 30 * DAY_IN_SECONDS;
const AGE_FIX =
  'Refuse a timestamp more than 30 days old; allow some minutes for clocks that differ.';

type Expect = (answer: Answer, what: string, fix: string) => unknown;
type AgeRow = readonly [id: string, level: Level, title: string, age: number, expect: Expect];

const ages: readonly AgeRow[] = [
  [
    'thirty-days',
    'SHOULD',
    'with a timestamp of 31 days ago is refused',
    LIMIT + DAY_IN_SECONDS,
    expectRefusal,
  ],
  [
    'within-thirty-days',
    'MUST',
    'with a timestamp of just under 30 days ago is taken',
    LIMIT - HOUR_IN_SECONDS,
    expectSuccess,
  ],
  [
    'clock-difference',
    'SHOULD',
    'with a timestamp of 30 days and one minute ago is taken',
    LIMIT + 60,
    expectSuccess,
  ],
  [
    'future',
    'SHOULD',
    'with a timestamp in the future is taken as now',
    -HOUR_IN_SECONDS,
    expectSuccess,
  ],
];

function limited(event: string): Audit[] {
  const call = (context: AuditContext, age: number) =>
    perform(context, event, { timestamp: unixTime() - age });
  return ages.map(([id, level, title, age, expect]) =>
    audit(
      { id: `${event}.${id}`, level, title: `${event} ${title}`, source: sources.limits },
      async (context) => {
        await accepted(context, event);
        expect(
          await call(context, age),
          `${event} ${title.slice(0, title.lastIndexOf(' is '))}`,
          AGE_FIX,
        );
      },
    ),
  );
}

/** Audits of the two events whose timestamp may be at most 30 days old. */
export const thirtyDayAudits: readonly Audit[] = [
  'get_cancel_orders',
  'get_pending_cancellations',
].flatMap((event) => [
  ...limited(event),
  unique(event, 'report_id', 'Name every order once.', 'SHOULD'),
]);
