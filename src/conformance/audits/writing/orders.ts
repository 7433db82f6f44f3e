import { definitions } from '../../../protocol/catalogue/definition.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, levelFor, sourceOf, sources, writingAudit } from '../../audit.js';
import { withValue } from '../../findings/members.js';
import { listedOrders } from '../../findings/orders.js';
import { accepted } from '../../findings/replies.js';
import { objectsIn, resultOf, textOf } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';
import { changedCalls } from './changed-calls.js';

const IMPORT = 'mark_order_imported';
const NOBODYS_ORDER = '999999999';

/** Creates an audit that a result event for an unknown order is refused. Otherwise its results would be lost. */
function unknownOrder(event: string, member: string): readonly Audit[] {
  return changedCalls(event, 'refused', [
    [
      'unknown-order',
      event === IMPORT ? 'MUST' : 'SHOULD',
      `${event} for an order that does not exist is refused`,
      'Look the order up, and answer a failure when there is none.',
      (_good, _context, sent) => withValue(sent, member, NOBODYS_ORDER),
      event === IMPORT ? sourceOf(IMPORT) : sources.practice,
    ],
  ]);
}

const aboutOrders = [...definitions.values()].flatMap(({ entry, data }) => {
  if (entry.effect === 'reads' || data.kind !== 'object') return [];
  const member = ['dst_report_id', 'report_id'].find((name) => data.properties.has(name));
  return member === undefined ? [] : unknownOrder(entry.name, member);
});

const withOrgId = [...definitions.values()]
  .filter(({ entry }) => entry.orgId)
  .map(({ entry: { name, effect } }): Audit => {
    const audit = writingAudit(
      {
        id: `${name}.remote-org-id`,
        level: levelFor(name, 'MUST'),
        title: `remote_org_id in the response to ${name}, where it is sent, is a number`,
        source: sources.responseEnvelope,
      },
      async (context) => {
        const { answer } = await accepted(context, name);
        const id = isObject(answer.json) ? answer.json.remote_org_id : undefined;
        if (id === undefined) skip('the response has no remote_org_id');
        if (typeof id !== 'number') fail(answer, 'remote_org_id is no number', 'Send a number.');
      },
    );
    const { writes: _writes, ...readAudit } = audit;
    return effect === 'reads' ? readAudit : audit;
  });

/** Audits of events that write to orders. */
export const orderWritingAudits: readonly Audit[] = [
  ...aboutOrders,
  ...withOrgId,
  writingAudit(
    {
      id: `${IMPORT}.in-field`,
      level: 'MUST',
      title: 'An Unread order is In Field once it was marked as imported',
      source: sourceOf(IMPORT),
    },
    async (context) => {
      const before = await listedOrders(context);
      const { data } = await accepted(context, IMPORT);
      const id = textOf(data, 'report_id');
      const was = before.find((order) => textOf(order, 'report_id') === id);
      if (textOf(was, 'wo_status') !== 'Unread') skip('the order was not Unread before');
      const answer = await context.call('get_all_orders', {});
      const now = objectsIn(resultOf(context, 'get_all_orders', answer).result).find(
        (order) => textOf(order, 'report_id') === id,
      );
      const status = textOf(now, 'wo_status');
      const fix = 'Move an Unread order to In Field when it is marked as imported.';
      if (status !== 'In Field') fail(answer, `order ${id} is ${status || 'not listed'}`, fix);
    },
  ),
  ...changedCalls(IMPORT, 'taken', [
    [
      'repeated',
      'SHOULD',
      'Marking an order as imported twice does no harm',
      'Accept what is so already.',
      (_good, _context, sent) => sent,
      sources.practice,
    ],
  ]),
  ...changedCalls('validate_user', 'taken', [
    [
      'push',
      'MUST',
      'validate_user takes a push address (the account stores the one that this check sends)',
      'Take svclink_push and call it when orders change.',
      () => ({ svclink_push: 'https://svclink-check.invalid/push' }),
      sources.authentication,
    ],
  ]),
];
