import { unixTime } from '../../../protocol/values.js';
import type { Audit, Level } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted, perform } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import { firstDouble, type Item, itemsOf, textOf } from '../../judge/read.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { audit, sourceOf } from '../define.js';

const DAY = 86_400;

/** A list and the answer it came in. */
export interface Listing {
  readonly items: readonly Item[];
  readonly answer: Answer;
}

/** The list that the good call of an event gave, in canonical spelling. */
export async function listingOf(context: AuditContext, event: string): Promise<Listing> {
  const { answer } = await accepted(context, event);
  return { items: itemsOf(resultOf(context, event, answer).result), answer };
}

async function listSince(context: AuditContext, event: string, timestamp: number) {
  const answer = await perform(context, event, { timestamp });
  expectSuccess(answer, `${event} with a timestamp`, 'Take a timestamp in Unix seconds.');
  return { items: itemsOf(resultOf(context, event, answer).result), answer };
}

/** The events that list by time without a limit. */
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
        const { items, answer } = await listSince(context, event, unixTime() + DAY);
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
        const { items, answer } = await listSince(context, event, unixTime() - 30 * DAY);
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

/** An audit that no value of a member stands twice in a list. */
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
      if (double !== undefined) fail(answer, `${member} ${double} stands twice`, fix);
    },
  );
}

/** What holds for lists of orders by the time of their last change. */
export const listAudits: readonly Audit[] = BY_TIME.flatMap(since);
