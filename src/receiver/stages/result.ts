import { discard, isSource } from '../../http/index.js';
import { writeOpen, writeResult } from '../../protocol/result-codec.js';
import { WrittenResult } from '../delivery/delivery.js';
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
    if (result instanceof WrittenResult) {
      run.end();
      return envelopes.success(result.json, result.orgId);
    }
    if (definition?.entry.list && isSource(result)) {
      return await listEnvelope(result, { definition, event, envelopes, dialect, run });
    }
    const isList = definition?.result.kind === 'list' && isSource(result);
    const whole = isList ? await run.step(collect(run.hold(result))) : result;
    const written = writeJson(event, definition, whole, dialect);
    await run.delivery?.complete(written);
    run.end();
    return envelopes.success(written.json, written.orgId);
  } catch (error) {
    discard(result);
    throw toResultError(error, event.id);
  }
}

/**
 * Writes a result that is whole.
 *
 * @throws LinkError `result_invalid`
 */
export function writeJson(
  event: LinkEvent,
  definition: Route['definition'],
  result: unknown,
  dialect: Settings['dialect'],
): WrittenResult {
  const context = { data: event.data, dialect };
  const json = definition ? writeResult(definition, result, context) : writeOpen(result, undefined);
  return new WrittenResult(json, sentOrgId(event));
}

/** An event of the app's own may give an array item by item, too; its schema is for the whole. */
async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const whole: unknown[] = [];
  for await (const item of items) whole.push(item);
  return whole;
}
