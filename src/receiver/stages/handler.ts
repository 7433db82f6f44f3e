import { discard, isSource } from '../../http/index.js';
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
import { type EventRun, type LinkEvent, sentOrgId } from '../event.js';
import { toHandlerError, toResultError } from '../failures.js';
import type { ReleasableFile } from '../files/incoming-file.js';
import { type EventInput, type FileIntake, takeFile } from '../files/take-file.js';
import type { Form } from '../form/form.js';
import type { EventRoute } from '../registry.js';
import type { RequestContext } from '../request.js';
import type { Settings } from '../settings.js';
import { type EnvelopeBody, listEnvelope } from './list-envelope.js';
import { checkAgainstForm } from './pcr-check.js';

/** The bytes of event_data above which it is read in steps, because reading it at once would block other requests. */
const LONG_DATA = 128 * 1024;

/**
 * Stage 6: reads event_data in canonical spelling and validates it; for send_file also the file.
 *
 * @throws LinkError `event_data_malformed`, `data_invalid`, and those of files
 */
export async function readInput(
  form: Form,
  envelope: RequestEnvelope,
  { definition }: EventRoute,
  settings: Settings,
  recorded: Pick<RequestContext, 'notice' | 'exchanged'>,
): Promise<EventInput> {
  const { event_data } = envelope;
  const { notice } = recorded;
  const isLong = event_data instanceof UnreadJson && event_data.length > LONG_DATA;
  const raw = isLong
    ? await inShares(readEventDataSteps(event_data, settings))
    : readEventData(envelope, settings);
  // The record of an exchange contains the data also where they are refused.
  recorded.exchanged.data = raw;
  if (definition?.entry.file) return takeFile(form, raw, definition, settings, notice);
  if (form.part !== undefined) {
    throw new LinkError('data_invalid', `file: ${envelope.event_name} takes no file`);
  }
  const context = { now: Math.floor(Date.now() / 1000), dialect: settings.dialect, notice };
  // The data of an event that only the catch-all handles are passed unchanged.
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

type HandlerSettings = Pick<Settings, 'deliveries' | 'dialect' | 'formRecords' | 'spool'>;

/**
 * Stage 7: runs the handler within its deadline, unless the delivery is a repetition. An unsaved file is removed
 * afterwards.
 *
 * @returns the handler's result, null for none; the stored result for a repetition and after `delivery.commit`
 * @throws the handler's LinkError, or `handler_failed` with a reference, or `handler_timed_out`, `delivery_in_progress`
 */
export async function runHandler(
  event: LinkEvent,
  route: EventRoute,
  intake: FileIntake | undefined,
  run: EventRun,
  settings: HandlerSettings,
): Promise<unknown> {
  const { handler } = route;
  if (handler === undefined) return null;
  const file = intake?.open(() => event.signal);
  try {
    const delivery = await openDelivery(event, route, file, run, settings);
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
  settings: HandlerSettings,
): Promise<OpenDelivery | WrittenResult> {
  const { deliveries, spool } = settings;
  const sender = event.account.username;
  const write = (result: unknown) => writeJson(event, definition, result, settings);
  const { timeout } = run;
  if (deliveries && definition?.entry.identity) {
    // The identity of a repetition includes the content of its file, which is fetched for that.
    const sha256 = await file?.keep(spool);
    const { isLong } = run;
    const content = await deliveryContent(definition, event.data, { sender, sha256, isLong });
    const signal = () => run.signal;
    if (content) return claimDelivery(deliveries, content, { timeout, signal, write });
  }
  return singleDelivery(deliveries, { sender, event: event.name }, timeout, write);
}

/**
 * Stage 8: validates the handler's result and writes its envelope. Nothing of a wrong result is sent.
 *
 * @throws LinkError `result_invalid`, whose message gives the caller only a reference
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

/** Collects the items of a custom event, whose schema is for the whole array. */
async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const whole: unknown[] = [];
  for await (const item of items) whole.push(item);
  return whole;
}

/**
 * Writes a complete result.
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
