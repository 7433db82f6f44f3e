import { type Audit, audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { simpleEvent, UNKNOWN_EVENT } from '../../findings/access.js';
import { listedOrders } from '../../findings/orders.js';
import { accepted } from '../../findings/replies.js';
import { expectRefusal, isSuccess, messageOf } from '../../judge/envelope.js';
import { textOf, wireData } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';

const FIX = 'Look orders up among those of the account, and answer a failure when there is none.';

/** Returns a report_id of no order. */
async function unusedId(context: AuditContext): Promise<string> {
  const ids = new Set((await listedOrders(context)).map((order) => textOf(order, 'report_id')));
  const free = ['999999999', '999999998', '888888887'].find((id) => !ids.has(id));
  return free ?? skip('every id that the check would try is taken');
}

const hard: readonly (readonly [id: string, title: string, value: string])[] = [
  ['huge-id', 'an id of 30 digits', '123456789012345678901234567890'],
  ['quotes', 'an id that is a piece of SQL', "1' OR '1'='1"],
  ['markup', 'an id that is markup', '<script>alert(1)</script>'],
  ['path', 'an id that is a path', '../../etc/passwd'],
  ['control', 'an id with a NUL', '1\u0000'],
  ['prototype', 'an id that names a part of every object', '__proto__'],
];

/** Audits of unknown events and ids. */
export const unknownAudits: readonly Audit[] = [
  audit(
    {
      id: 'unknown.event',
      level: 'MUST',
      title: 'An event that nobody knows is answered with a failure',
      source: sources.errors,
    },
    async (context) => {
      await simpleEvent(context);
      const fix = 'Answer a failed envelope that names the event; unknown ones are normal traffic.';
      expectRefusal(await context.call(UNKNOWN_EVENT, {}), 'an unknown event', fix);
    },
  ),
  audit(
    {
      id: 'unknown.event-named',
      level: 'SHOULD',
      title: 'The failure of an unknown event names the event',
      source: sources.practice,
    },
    async (context) => {
      await simpleEvent(context);
      const answer = await context.call(UNKNOWN_EVENT, {});
      if (isSuccess(answer)) skip('an unknown event is answered with success');
      if (messageOf(answer).includes(UNKNOWN_EVENT)) return;
      fail(answer, 'return_error_msg does not name the event', 'Name the event in the message.');
    },
  ),
  audit(
    {
      id: 'unknown.order',
      level: 'MUST',
      title: 'get_order of an order that does not exist is refused',
      source: sources.errors,
    },
    async (context) => {
      await accepted(context, 'get_order');
      const data = wireData(context, 'get_order', { report_id: await unusedId(context) });
      expectRefusal(await context.call('get_order', data), 'get_order of an unknown order', FIX);
    },
  ),
  ...hard.map(([id, what, value]) =>
    audit(
      {
        id: `unknown.${id}`,
        level: 'SHOULD',
        title: `get_order with ${what} is refused in an envelope`,
        source: sources.practice,
      },
      async (context) => {
        await accepted(context, 'get_order');
        const answer = await context.call('get_order', { report_id: value });
        expectRefusal(answer, `get_order with ${what}`, FIX);
        if (answer.json !== undefined && answer.status < 500) return;
        fail(answer, `HTTP status ${answer.status} in the place of a failed envelope`, FIX);
      },
    ),
  ),
];
