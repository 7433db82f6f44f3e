import type { EnvelopeWriter } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { writeResult } from '../../protocol/result-codec.js';
import type { LinkEvent } from '../event.js';
import type { Passage } from '../passage.js';
import type { Route } from '../registry.js';
import type { Settings } from '../settings.js';
import { isStreamable, listEnvelope } from '../streamed-list.js';

/** The text of an envelope, or what streams one. */
export type EnvelopeBody = string | AsyncIterable<string>;

/**
 * Stage 8: the handler's result, checked against its event's schema, in an envelope. Nothing of a wrong one is sent.
 *
 * @throws LinkError `result_invalid`; its message tells the caller a reference only
 */
export async function writeEnvelope(
  event: LinkEvent,
  { definition }: Route,
  result: unknown,
  settings: Pick<Settings, 'envelopes' | 'dialect'>,
  passage: Passage,
): Promise<EnvelopeBody> {
  const { envelopes, dialect } = settings;
  try {
    if (definition?.entry.list && isStreamable(result)) {
      return await listEnvelope(result, { definition, event, envelopes, dialect, passage });
    }
    const context = { data: event.data, dialect };
    const json = definition ? writeResult(definition, result, context) : writeUnknown(result);
    return success(envelopes, json, event);
  } catch (error) {
    throw toResultError(error, event);
  }
}

function writeUnknown(result: unknown): string {
  return JSON.stringify(result) ?? 'null';
}

function success(envelopes: EnvelopeWriter, json: string, { remoteOrgId }: LinkEvent): string {
  if (remoteOrgId !== undefined && !Number.isSafeInteger(remoteOrgId)) {
    throw new LinkError('result_invalid', 'remoteOrgId: must be a whole number');
  }
  return envelopes.success(json, remoteOrgId);
}

/** What the app did wrong is the app's to read: the caller gets a reference to the log entry that says it. */
export function toResultError(error: unknown, event: LinkEvent): LinkError {
  const wrong = LinkError.is(error) && error.code === 'result_invalid';
  // An iterable of the app's own may throw a LinkError of its own, which is meant for the caller.
  if (LinkError.is(error) && !wrong) return error;
  const message = `The event failed. Reference: ${event.id}`;
  return new LinkError(wrong ? 'result_invalid' : 'handler_failed', message, { cause: error });
}
