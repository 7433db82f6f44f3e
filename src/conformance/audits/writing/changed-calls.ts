import { type Audit, type Level, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';

/** event_data, in canonical spelling. */
export type Data = Readonly<Record<string, unknown>>;

/**
 * Makes other data of good data.
 *
 * @param good data with ids of its own
 * @param sent the data of a good call that was accepted before
 */
export type Change = (good: Data, context: AuditContext, sent: Data) => Data | Promise<Data>;

/** A change to a good call, and what to do where it is not answered as it should be. */
export type ChangedCall = readonly [
  id: string,
  level: Level,
  title: string,
  fix: string,
  change: Change,
  /** Default: the rules per event. */
  source?: string,
];

/** Audits that a changed call of an event is taken, or refused; the good one was taken before. */
export function changedCalls(
  event: string,
  outcome: 'taken' | 'refused',
  rows: readonly ChangedCall[],
): Audit[] {
  const expect = outcome === 'taken' ? expectSuccess : expectRefusal;
  return rows.map(([id, level, title, fix, change, source = sources.rules]) =>
    writingAudit({ id: `${event}.${id}`, level, title, source }, async (context) => {
      const { data: sent } = await accepted(context, event);
      const changed = await change(await sampleOf(context, event), context, sent);
      expect(await perform(context, event, changed), `this ${event}`, fix);
    }),
  );
}
