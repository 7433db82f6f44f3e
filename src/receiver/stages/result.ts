import { isSource } from '../../http/index.js';
import { writeResult } from '../../protocol/result-codec.js';
import type { LinkEvent } from '../event.js';
import type { EventRun } from '../event-run.js';
import { toResultError } from '../handler-error.js';
import type { Route } from '../registry.js';
import { sentOrgId } from '../sent-org-id.js';
import type { Settings } from '../settings.js';
import { listEnvelope } from '../streamed-list.js';

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
  run: EventRun,
  { envelopes, dialect }: Pick<Settings, 'envelopes' | 'dialect'>,
): Promise<EnvelopeBody> {
  try {
    if (definition?.entry.list && isSource(result)) {
      return await listEnvelope(result, { definition, event, envelopes, dialect, run });
    }
    const context = { data: event.data, dialect };
    const json = definition ? writeResult(definition, result, context) : writeUnknown(result);
    run.end();
    return envelopes.success(json, sentOrgId(event));
  } catch (error) {
    throw toResultError(error, event.id);
  }
}

function writeUnknown(result: unknown): string {
  return JSON.stringify(result) ?? 'null';
}
