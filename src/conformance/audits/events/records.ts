import { type Audit, type Level, sources } from '../../audit.js';
import { type Records, recordsOf } from '../../findings/records.js';
import { perform } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import { firstDouble, type Item, itemsOf, textOf } from '../../judge/read.js';
import { fail } from '../../verdict.js';
import { audit, sourceOf } from '../define.js';

/** Looks at one record; a text says what is wrong with it. */
export type Look = (item: Item, records: Records) => string | undefined;
export type RecordRow = readonly [id: string, level: Level, title: string, fix: string, look: Look];

/** The record belongs to the order that was asked for. */
export const ofTheOrder: Look = (item, { reportId }) =>
  textOf(item, 'report_id') === reportId
    ? undefined
    : `report_id is ${textOf(item, 'report_id')}, asked was for ${reportId}`;

/** The record has a member that is not blank. */
export const filled =
  (member: string): Look =>
  (item) =>
    textOf(item, member) === '' ? `${member} is blank` : undefined;

/** Audits that look at every record that an event gives. */
export function recordAudits(event: 'get_file' | 'get_notes', rows: readonly RecordRow[]): Audit[] {
  const source = sourceOf(event);
  return rows.map(([id, level, title, fix, look]) =>
    audit({ id: `${event}.${id}`, level, title, source }, async (context) => {
      const records = await recordsOf(context, event);
      for (const item of records.items) {
        const problem = look(item, records);
        if (problem !== undefined) fail(records.answer, problem, fix);
      }
    }),
  );
}

/** The audit that no value of a member stands twice. */
export function uniqueIn(event: 'get_file' | 'get_notes', member: string): Audit {
  const title = `${event} gives no ${member} twice`;
  const id = `${event}.unique-${member.replace('_', '-')}`;
  return audit({ id, level: 'SHOULD', title, source: sourceOf(event) }, async (context) => {
    const { items, answer } = await recordsOf(context, event);
    const double = firstDouble(items.flatMap((item) => textOf(item, member) || []));
    const fix = `Give everything a ${member} of its own, and list it once.`;
    if (double !== undefined) fail(answer, `${member} ${double} stands twice`, fix);
  });
}

/** The audit that the caller's own id of the order comes back. */
export function echoes(event: 'get_file' | 'get_notes'): Audit {
  const title = `${event} repeats the remote_report_id that the caller sent`;
  const id = `${event}.remote-report-id`;
  return audit({ id, level: 'SHOULD', title, source: sources.rules }, async (context) => {
    const { reportId } = await recordsOf(context, event);
    const area = event === 'get_file' ? { module_type: 'uploads' } : {};
    const data = { report_id: reportId, remote_report_id: '4711', ...area };
    const answer = await perform(context, event, data);
    const fix = 'Send the remote_report_id of the request with every record.';
    expectSuccess(answer, `${event} with remote_report_id`, fix);
    const items = itemsOf(resultOf(context, event, answer).result);
    const other = items.find((item) => textOf(item, 'remote_report_id') !== '4711');
    if (other) fail(answer, 'remote_report_id is not the one that was sent', fix);
  });
}
