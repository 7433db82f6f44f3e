import type { FlatHeaders, Reply } from '../../http/index.js';
import type { LinkError } from '../../protocol/errors.js';
import type { Settings } from '../settings.js';
import type { EnvelopeBody } from './result.js';

type Needs = Pick<Settings, 'headers' | 'envelopes' | 'httpStatus' | 'dialect'>;

/** Failures that no envelope was read for, and faults of our own, have a status of their own whatever the option says. */
const WITH_STATUS: ReadonlySet<string> = new Set(['form', 'envelope', 'reply']);

/** Stage 9: the answer to an event that went well. */
export function successReply(body: EnvelopeBody, { headers }: Needs): Reply {
  return { status: 200, headers, body };
}

/** Stage 9 for all that failed: an envelope too, always, which speaks the caller's names. */
export function failureReply(error: LinkError, settings: Needs): Reply {
  const { headers, envelopes, httpStatus, dialect } = settings;
  const status = httpStatus || hasStatus(error) ? error.status : 200;
  return {
    status,
    headers: withFailureHeaders(headers, error),
    body: envelopes.failure(dialect?.messageToWire(error.message) ?? error.message),
  };
}

/** What passes by itself says so in its status too: whoever repeats goes by that. */
function hasStatus({ stage, status, retryAfter }: LinkError): boolean {
  return WITH_STATUS.has(stage) || (status === 503 && retryAfter !== undefined);
}

function withFailureHeaders(
  headers: FlatHeaders,
  { code, stage, retryAfter }: LinkError,
): FlatHeaders {
  if (code === 'method_not_allowed' && stage === 'form') return [...headers, 'Allow', 'POST'];
  return retryAfter === undefined ? headers : [...headers, 'Retry-After', String(retryAfter)];
}
