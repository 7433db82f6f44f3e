import { discard, isSource } from '../../http/index.js';
import type { RuleContext } from '../../protocol/catalogue/entry.js';
import {
  type DataContext,
  readData,
  readDataSteps,
  writeOpen,
  writeResult,
} from '../../protocol/codec/data-codec.js';
import {
  type RequestEnvelope,
  readEventData,
  readEventDataSteps,
} from '../../protocol/envelope/envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { UnreadJson } from '../../protocol/json/unread-json.js';
import { inShares } from '../../system/event-loop.js';
import {
  claimDelivery,
  type OpenDelivery,
  singleDelivery,
  WrittenResult,
} from '../delivery/delivery.js';
import { deliveryContent } from '../delivery/delivery-content.js';
import {
  type EventRun,
  type LinkEvent,
  sentOrgId,
  toHandlerError,
  toResultError,
} from '../event.js';
import type { ReleasableFile } from '../files/incoming-file.js';
import { type EventInput, type FileIntake, takeFile } from '../files/take-file.js';
import type { Form } from '../form/form.js';
import { checkAgainstForm } from '../pcr-check.js';
import type { EventRoute } from '../registry.js';
import type { Settings } from '../settings.js';
import { type EnvelopeBody, listEnvelope } from './list-envelope.js';

/** Bytes of event_data above which it is read in shares of the event loop: at once it would hold up others. */
const LONG_DATA = 128 * 1024;

/**
 * Stage 6: event_data in canonical spelling, checked; for send_file also the file, kept and checked.
 *
 * @throws LinkError `event_data_malformed`, `data_invalid`, and those of files
 */
export async function readInput(
  form: Form,
  envelope: RequestEnvelope,
  { definition }: EventRoute,
  settings: Settings,
  notice: RuleContext['notice'],
): Promise<EventInput> {
  const { event_data } = envelope;
  const isLong = event_data instanceof UnreadJson && event_data.length > LONG_DATA;
  const raw = isLong
    ? await inShares(readEventDataSteps(event_data, settings))
    : readEventData(envelope, settings);
  if (definition?.entry.file) return takeFile(form, raw, definition, settings, notice);
  if (form.part !== undefined) {
    throw new LinkError('data_invalid', `file: ${envelope.event_name} takes no file`);
  }
  const context = { now: Math.floor(Date.now() / 1000), dialect: settings.dialect, notice };
  // Nothing is known of an event that only the catch-all takes: its data goes on as it came.
  const read = readRaw(definition, raw, context, isLong);
  const data = read instanceof Promise ? await read : read;
  const { checkPcrAnswers } = settings;
  const formCheck = definition?.entry.formCheck;
  if (checkPcrAnswers && formCheck) await checkAgainstForm(formCheck, data, checkPcrAnswers);
  return { data, intake: undefined, isLong };
}

function readRaw(
  definition: EventRoute['definition'],
  raw: Record<string, unknown>,
  context: DataContext,
  isLong: boolean,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  if (!definition) return raw;
  return isLong
    ? inShares(readDataSteps(definition, raw, context))
    : readData(definition, raw, context);
}

type Needs = Pick<Settings, 'deliveries' | 'dialect' | 'formRecords' | 'spool'>;

/**
 * Stage 7: the integrator's own function, up to its deadline, for what is not a repetition. What it leaves of a file
 * is removed when it is over.
 *
 * @returns what the handler gives, null for nothing; what was stored, for a repetition and after `delivery.commit`
 * @throws LinkError: its own, or `handler_failed` with a reference, or `handler_timed_out`, `delivery_in_progress`
 */
export async function runHandler(
  event: LinkEvent,
  route: EventRoute,
  intake: FileIntake | undefined,
  run: EventRun,
  needs: Needs,
): Promise<unknown> {
  const { handler } = route;
  if (handler === undefined) return null;
  const file = intake?.open(() => event.signal);
  try {
    const delivery = await openDelivery(event, route, file, run, needs);
    if (delivery instanceof WrittenResult) {
      run.context.exchanged.isRepetition = true;
      return delivery;
    }
    run.delivery = delivery;
    Object.assign(event, { delivery, ...(file ? { file } : {}) });
    const result = await run.start(() => handler(event));
    return delivery.written ?? result ?? null;
  } catch (error) {
    throw toHandlerError(error, event.id);
  } finally {
    await file?.release();
  }
}

async function openDelivery(
  event: LinkEvent,
  { definition }: EventRoute,
  file: ReleasableFile | undefined,
  run: EventRun,
  needs: Needs,
): Promise<OpenDelivery | WrittenResult> {
  const { deliveries, spool } = needs;
  const sender = event.account.username;
  const write = (result: unknown) => writeJson(event, definition, result, needs);
  const { timeout } = run;
  if (deliveries && definition?.entry.identity) {
    // A repetition is known by the content of its file too, which has to be here for that.
    const sha256 = await file?.keep(spool);
    const { isLong } = run;
    const content = await deliveryContent(definition, event.data, { sender, sha256, isLong });
    const signal = () => run.signal;
    if (content) return claimDelivery(deliveries, content, { timeout, signal, write });
  }
  return singleDelivery(deliveries, { sender, event: event.name }, timeout, write);
}

/**
 * Stage 8: the handler's result, checked against its event's schema, in an envelope. Nothing of a wrong one is sent.
 *
 * @throws LinkError `result_invalid`; its message tells the caller a reference only
 */
export async function writeEnvelope(
  event: LinkEvent,
  { definition }: EventRoute,
  result: unknown,
  run: EventRun,
  settings: Pick<Settings, 'envelopes' | 'dialect' | 'formRecords'>,
): Promise<EnvelopeBody> {
  const { envelopes, dialect } = settings;
  try {
    if (result instanceof WrittenResult) {
      run.end();
      return envelopes.success(result.json, result.orgId);
    }
    if (definition?.entry.list && isSource(result)) {
      return await listEnvelope(result, { definition, event, envelopes, dialect, run });
    }
    const isList = definition?.result.kind === 'list' && isSource(result);
    const whole = isList ? await run.step(collect(run.manage(result))) : result;
    const written = writeJson(event, definition, whole, settings);
    await run.delivery?.complete(written);
    run.end();
    return envelopes.success(written.json, written.orgId);
  } catch (error) {
    discard(result);
    throw toResultError(error, event.id);
  }
}

/** An event of the app's own may give an array item by item, too; its schema is for the whole. */
async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const whole: unknown[] = [];
  for await (const item of items) whole.push(item);
  return whole;
}

/**
 * Writes a result that is whole.
 *
 * @throws LinkError `result_invalid`
 */
function writeJson(
  event: LinkEvent,
  definition: EventRoute['definition'],
  result: unknown,
  { dialect, formRecords }: Pick<Settings, 'dialect' | 'formRecords'>,
): WrittenResult {
  const context = { data: event.data, dialect, formRecords };
  const json = definition ? writeResult(definition, result, context) : writeOpen(result, undefined);
  return new WrittenResult(json, sentOrgId(event));
}
