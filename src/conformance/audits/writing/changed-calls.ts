import { type Audit, type Level, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';

/** event_data, in canonical spelling. */
export type Data = Readonly<Record<string, unknown>>;

/**
 * Returns changed data.
 *
 * @param good data with new ids
 * @param sent the data of a good call that the receiver accepted
 */
export type Change = (good: Data, context: AuditContext, sent: Data) => Data | Promise<Data>;

/** A change to a good call, and the fix for a receiver that answers it wrongly. */
export type ChangedCall = readonly [
  id: string,
  level: Level,
  title: string,
  fix: string,
  change: Change,
  /** Default: the rules per event. */
  source?: string,
];

/** Creates audits that the receiver accepts, or refuses, changed calls of an event. They need an accepted good call. */
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
