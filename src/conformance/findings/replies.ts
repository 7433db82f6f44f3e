import type { AuditContext } from '../context.js';
import { isSuccess, messageOf } from '../judge/envelope.js';
import { isUnsupported } from '../judge/event.js';
import { prerequisite, shared } from '../shared.js';
import { skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { sendFile } from './files/send-file.js';
import { sampleOf } from './samples.js';
import { wireData } from './wire-data.js';

/** Calls an event as it is usually called: send_file as a multipart form, all others urlencoded. */
export function perform(
  context: AuditContext,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  if (event !== 'send_file') return context.call(event, wireData(context, event, data));
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    value === undefined ? undefined : String(value),
  ]);
  return sendFile(context, Object.fromEntries(fields));
}

/** A good call of an event and its answer, made once in a check. */
export interface Reply {
  readonly answer: Answer;
  /** Canonical. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The good call of an event, whatever it was answered with. */
export const replyTo = shared(async (context, event): Promise<Reply> => {
  const data = await sampleOf(context, event);
  const answer = await perform(context, event, data);
  if (isUnsupported(answer, event)) skip(`the receiver does not handle ${event}`);
  return { answer, data };
});

/** The good call of an event, for audits that need it to have been accepted. */
export const accepted = prerequisite(async (context, event): Promise<Reply> => {
  const reply = await replyTo(context, event);
  if (isSuccess(reply.answer)) return reply;
  const message = messageOf(reply.answer).slice(0, 200);
  return skip(`not to be seen while a good ${event} is refused: ${message}`);
});
