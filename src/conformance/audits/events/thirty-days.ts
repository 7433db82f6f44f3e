import { unixTime } from '../../../protocol/values.js';
import { type Audit, type Level, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted, perform } from '../../findings/replies.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import type { Answer } from '../../wire/answer.js';
import { audit } from '../define.js';
import { unique } from './lists.js';

const HOUR = 3600;
const LIMIT = 30 * 24 * HOUR;
const FIX = 'Refuse a timestamp more than 30 days old; allow some minutes for clocks that differ.';

type Expect = (answer: Answer, what: string, fix: string) => unknown;
type Row = readonly [id: string, level: Level, title: string, age: number, expect: Expect];

const rows: readonly Row[] = [
  [
    'thirty-days',
    'MUST',
    'with a timestamp of 31 days ago is refused',
    LIMIT + 24 * HOUR,
    expectRefusal,
  ],
  [
    'within-thirty-days',
    'MUST',
    'with a timestamp of just under 30 days ago is taken',
    LIMIT - HOUR,
    expectSuccess,
  ],
  [
    'clock-difference',
    'SHOULD',
    'with a timestamp of 30 days and one minute ago is taken',
    LIMIT + 60,
    expectSuccess,
  ],
  ['future', 'SHOULD', 'with a timestamp in the future is taken as now', -HOUR, expectSuccess],
];

function limited(event: string): Audit[] {
  const call = (context: AuditContext, age: number) =>
    perform(context, event, { timestamp: unixTime() - age });
  return rows.map(([id, level, title, age, expect]) =>
    audit(
      { id: `${event}.${id}`, level, title: `${event} ${title}`, source: sources.limits },
      async (context) => {
        await accepted(context, event);
        expect(
          await call(context, age),
          `${event} ${title.slice(0, title.lastIndexOf(' is '))}`,
          FIX,
        );
      },
    ),
  );
}

/** What holds for the two events whose timestamp is at most 30 days old. */
export const thirtyDayAudits: readonly Audit[] = [
  'get_cancel_orders',
  'get_pending_cancellations',
].flatMap((event) => [
  ...limited(event),
  unique(event, 'report_id', 'Name every order once.', 'SHOULD'),
]);
