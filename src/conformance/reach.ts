import { envelopeIn } from '../protocol/envelope/response-envelope.js';
import { LinkError } from '../protocol/errors/errors.js';
import { inFront, OTHER_SOFTWARE } from '../protocol/in-front.js';
import { printableLine } from '../protocol/printable.js';
import type { AuditContext } from './context.js';
import { isSuccess, messageOf } from './judge/envelope.js';
import type { Answer } from './wire/answer.js';
import { addressWithoutQuery } from './wire/display.js';
import { NoAnswer } from './wire/exchange.js';
import { formRequest } from './wire/form.js';
import { throttledFor } from './wire/throttled.js';

const LONGEST_MESSAGE = 200;
const LONGEST_BEGINNING = 120;

/** Ends the check: otherwise its report would repeat one failure. */
function refuse(context: AuditContext, code: string, reason: string): never {
  const address = addressWithoutQuery(context.settings.url);
  throw new LinkError(code, printableLine(`${address}: ${reason}`), {
    stage: 'setup',
    status: 500,
  });
}

/** Returns the answers to the events that need no order; of successes only the first one. */
async function firstAnswers(context: AuditContext): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const failures: string[] = [];
  for (const event of ['validate_user', 'get_all_orders']) {
    try {
      // Sent directly, because this step does not wait for throttling.
      const answer = await context.send(formRequest(context.payload(event, {}), undefined));
      if (isSuccess(answer)) return [answer];
      answers.push(answer);
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause;
      failures.push(cause.message);
      // A receiver that timed out once is not asked again.
      if (cause.timedOut) break;
    }
  }
  if (answers.length === 0) refuse(context, 'no_answer', failures[0] ?? 'no answer');
  return answers;
}

/**
 * Requires that something answers at the address.
 *
 * @throws LinkError `no_answer`
 */
export async function expectAnswer(context: AuditContext): Promise<void> {
  await firstAnswers(context);
}

/**
 * Requires a receiver that accepts this account.
 *
 * @throws LinkError `no_answer`; `not_a_receiver`; `account_refused`
 */
export async function expectReceiver(context: AuditContext): Promise<void> {
  const answers = await firstAnswers(context);
  const [answer] = answers;
  if (answer === undefined || answers.some(isSuccess)) return;
  if (!answers.some(isEnvelope)) {
    refuse(context, 'not_a_receiver', `no receiver of the protocol: ${kindOf(answer)}`);
  }
  const wait = throttledFor(answer);
  if (wait !== undefined) {
    const reason = `the receiver takes no attempt for another ${Math.ceil(wait)} seconds; check again then`;
    refuse(context, 'account_refused', reason);
  }
  const said = messageOf(answer).slice(0, LONGEST_MESSAGE);
  refuse(context, 'account_refused', `the receiver refuses this user and password: ${said}`);
}

function isEnvelope({ json }: Answer): boolean {
  return envelopeIn(json) !== undefined;
}

/** Describes an answer without an envelope: its status, its beginning, and the software that usually answers so. */
function kindOf({ status, headers, text, json }: Answer): string {
  const isPage = /html/i.test(headers.get('content-type') ?? '') || /^\s{0,99}</.test(text);
  const kind = isPage ? 'an HTML page' : json === undefined ? 'no JSON' : 'JSON, but no envelope';
  const begins =
    text.trim() === '' ? '' : `, which begins ${text.trim().slice(0, LONGEST_BEGINNING)}`;
  const cause = inFront(status) ?? (json === undefined ? undefined : OTHER_SOFTWARE);
  return `it answers with HTTP status ${status}, ${kind}${begins}${cause === undefined ? '' : `; usually ${cause}`}`;
}
