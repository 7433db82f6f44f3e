import { writeResult } from '../../protocol/result-codec.js';
import type { LinkEvent } from '../event.js';
import { toResultError } from '../handler-error.js';
import type { Passage } from '../passage.js';
import type { Route } from '../registry.js';
import { sentOrgId } from '../sent-org-id.js';
import type { Settings } from '../settings.js';
import { isStreamable, listEnvelope } from '../streamed-list.js';

/** The text of an envelope, or what streams one. */
export type EnvelopeBody = string | AsyncIterable<string>;

/**
 * Stage 8: the handler's result, checked against its event's schema, in an envelope. Nothing of a wrong one is sent.
 *
 * @throws LinkError `result_invalid`; its message tells the caller a reference only
 */
export function writeEnvelope(
  event: LinkEvent,
  { definition }: Route,
  result: unknown,
  settings: Pick<Settings, 'envelopes' | 'dialect' | 'deadlines'>,
  passage: Passage,
): EnvelopeBody | Promise<EnvelopeBody> {
  const { envelopes, dialect } = settings;
  try {
    if (definition?.entry.list && isStreamable(result)) {
      const timeout = settings.deadlines.of(event.name);
      const context = { definition, event, envelopes, dialect, passage, timeout };
      return listEnvelope(result, context).catch((error: unknown) => {
        throw toResultError(error, event.id);
      });
    }
    const context = { data: event.data, dialect };
    const json = definition ? writeResult(definition, result, context) : writeUnknown(result);
    return envelopes.success(json, sentOrgId(event));
  } catch (error) {
    throw toResultError(error, event.id);
  }
}

function writeUnknown(result: unknown): string {
  return JSON.stringify(result) ?? 'null';
}
