import type { Audit, Level } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { simpleEvent } from '../../findings/callers/access.js';
import { expectSuccess } from '../../judge/envelope.js';
import type { WireRequest } from '../../wire/answer.js';
import { audit } from '../define.js';

/** A way to write a form that has to be read. */
export type FormRow = readonly [
  id: string,
  level: Level,
  title: string,
  source: string,
  fix: string,
  build: (context: AuditContext, event: string) => WireRequest,
];

/** The audit that a form is read. */
export function formAudit([id, level, title, source, fix, build]: FormRow): Audit {
  return audit({ id: `form.${id}`, level, title, source }, async (context) => {
    const event = await simpleEvent(context);
    expectSuccess(await context.sendValid(build(context, event)), 'the form', fix);
  });
}

/** A good payload whose event_data has a member that is hard on form decoders. */
export function withText(context: AuditContext, event: string, text: string): string {
  return context.payload(event, { svclink_check: text });
}
