import { definitions, type EventDefinition } from '../protocol/catalogue/definition.js';
import { writeData } from '../protocol/codec/data-codec.js';
import { reportDeviations } from '../protocol/codec/deviation.js';
import { isObject } from '../protocol/envelope/envelope.js';
import { SvclinkError } from '../protocol/errors/base-error.js';
import { callHook } from '../protocol/exchange.js';
import { newExchangeId } from '../protocol/exchange-id.js';
import { optionError } from '../protocol/options.js';
import { type CallTrace, callTraces } from '../protocol/traces.js';
import { type PreparedCall, prepareData, sendCall } from './call/call.js';
import { formBody } from './call/form-body.js';
import { callForList, type Records } from './call/list-call.js';
import type { ReadResponse } from './call/read-answer.js';
import { LinkCallError, type RawAnswer } from './call-error.js';
import { checkCallOptions } from './check-options.js';
import type { AddressOrigins } from './files/download.js';
import { prepareFile } from './files/send-file.js';
import type { CallOptions } from './options.js';
import { readInvoiceItems } from './orders/invoice-items.js';
import { ListStream } from './record-stream.js';
import type { ClientSettings } from './settings.js';

/** Settings and state that the calls of a client share. */
interface CallContext {
  readonly settings: ClientSettings;
  readonly origins: AddressOrigins;
}

/** Calls an event of the catalogue: validates the data before the call and the result after it. */
export function callKnown(
  name: string,
  data: unknown,
  options: CallOptions,
  context: CallContext,
): Promise<ReadResponse> {
  return reported(name, data, context.settings, () => known(name, data, options, context));
}

async function known(
  name: string,
  data: unknown,
  options: CallOptions,
  { settings, origins }: CallContext,
): Promise<ReadResponse> {
  const definition = definitions.get(name);
  if (!definition) {
    throw optionError(name, `no document knows this event; callAny calls it as it is`);
  }
  checkCallOptions(options);
  if (definition.entry.file) {
    return sendCall(await prepareFile(definition, data, options, settings), settings);
  }
  const { checked, call } = preparedCall(definition, data, options, settings);
  const response = await sendCall(call, settings);
  reportDeviations(name, response.deviations, settings.onDeviation);
  origins.note(name, checked, response.result);
  if (name !== 'get_invoice_items_order') return response;
  return { ...response, result: readInvoiceItems(response.result, response.answer.text) };
}

/** Validates the data of an event and prepares its call. @throws LinkCallError `data_invalid` */
function preparedCall(
  definition: EventDefinition,
  data: unknown,
  options: CallOptions,
  settings: ClientSettings,
) {
  const event = definition.entry.name;
  const checked = prepareData(definition, data);
  const wire = writeData(definition, checked, settings.dialect, settings.names);
  const body = bodyOf(event, wire, options, settings);
  return { checked, call: { event, definition, options, body, timeout: settings.timeout } };
}

/**
 * Calls an event whose result is a list, and yields its records as they arrive.
 *
 * @throws LinkError `option_invalid` at once; all other errors during reading
 */
export function callForRecords(
  name: string,
  data: unknown,
  options: CallOptions,
  context: CallContext,
): ListStream {
  const definition = definitions.get(name);
  if (definition?.result.kind !== 'list') {
    throw optionError(name, 'has no list as its result; call reads it');
  }
  checkCallOptions(options);
  return new ListStream(records(definition, data, options, context));
}

async function* records(
  definition: EventDefinition,
  data: unknown,
  options: CallOptions,
  { settings, origins }: CallContext,
): Records {
  const { name } = definition.entry;
  const report = exchangeReporter(name, data, settings);
  const ended = callTraces.isObserved ? callTraces.begin(traceOf(name, settings)) : undefined;
  let answer: RawAnswer | undefined;
  let failure: unknown;
  try {
    const { checked, call } = preparedCall(definition, data, options, settings);
    const onAnswer = (whole: RawAnswer | undefined) => {
      answer = whole;
    };
    for await (const read of callForList(call, settings, onAnswer)) {
      reportDeviations(name, read.deviations, settings.onDeviation);
      origins.note(name, checked, read.result);
      yield read;
    }
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    ended?.(failure);
    report(answer, failure);
  }
}

/** Calls an event by any name with the caller's data. Neither data nor result is validated or respelled. */
export function callUnknown(
  name: string,
  data: unknown,
  options: CallOptions,
  settings: ClientSettings,
): Promise<ReadResponse> {
  return reported(name, data, settings, () => unknown(name, data, options, settings));
}

async function unknown(
  name: string,
  data: unknown,
  options: CallOptions,
  settings: ClientSettings,
): Promise<ReadResponse> {
  if (typeof name !== 'string' || name.trim() === '') {
    throw optionError('name', 'must be the name of an event: text, not blank');
  }
  checkCallOptions(options);
  if (!isObject(data)) {
    throw new LinkCallError('data_invalid', name, 'event_data: must be an object');
  }
  const wire = settings.dialect ? settings.dialect.toWire(data) : data;
  const body = bodyOf(name, wire, options, settings);
  const { timeout } = settings;
  return sendCall({ event: name, definition: undefined, options, body, timeout }, settings);
}

function traceOf(event: string, { host, username }: ClientSettings): CallTrace {
  return { face: 'link', event, host, username };
}

/** Reports a call to `onExchange` and the tracing channel. */
function reported(
  event: string,
  data: unknown,
  settings: ClientSettings,
  call: () => Promise<ReadResponse>,
): Promise<ReadResponse> {
  const work = () => exchanged(event, data, settings, call);
  return callTraces.isObserved ? callTraces.run(traceOf(event, settings), work) : work();
}

/** Reports a call to `onExchange` when it ends. */
async function exchanged(
  event: string,
  data: unknown,
  settings: ClientSettings,
  call: () => Promise<ReadResponse>,
): Promise<ReadResponse> {
  const report = exchangeReporter(event, data, settings);
  try {
    const response = await call();
    report(response.answer, undefined);
    return response;
  } catch (error) {
    report(undefined, error);
    throw error;
  }
}

/** Starts the record of a call. Call the returned function with its outcome. */
function exchangeReporter(
  event: string,
  data: unknown,
  { onExchange, username, host: peer, dialect }: ClientSettings,
): (answer: RawAnswer | undefined, error: unknown) => void {
  if (!onExchange) return () => undefined;
  const started = performance.now();
  return (answer, error) => {
    // Any other error is a wrong option, and there was no call.
    if (error !== undefined && !SvclinkError.is(error)) return;
    const came = LinkCallError.is(error) ? error.answer : answer;
    const duration = performance.now() - started;
    const exchange = { id: newExchangeId(), event, username, peer, duration, data };
    const names = dialect && { wireNames: dialect.names };
    const ended = { ...exchange, answer: came?.text, error, isRepetition: false, ...names };
    callHook(() => onExchange(ended), hookFailed);
  };
}

/** The call has its outcome: an error of the hook must not look like a failure of the call, which would be repeated. */
function hookFailed(error: unknown): void {
  process.emitWarning(`onExchange failed: ${String(error)}`, 'SvclinkWarning');
}

function bodyOf(
  name: string,
  wire: unknown,
  { encoding }: CallOptions,
  { writer, ...settings }: ClientSettings,
): PreparedCall['body'] {
  return formBody(writer.write(name, wire), encoding ?? settings.encoding);
}
