import { randomUUID } from 'node:crypto';
import { SvclinkError } from '../protocol/base-error.js';
import { definitions } from '../protocol/catalogue/definition.js';
import { writeData } from '../protocol/codec/data-codec.js';
import { reportDeviations } from '../protocol/codec/deviation.js';
import { isObject } from '../protocol/envelope.js';
import { optionError } from '../protocol/options.js';
import { type PreparedCall, prepareData, sendCall } from './call/call.js';
import { formBody } from './call/form-body.js';
import type { ReadResponse } from './call/read-answer.js';
import { LinkCallError, type RawAnswer } from './call-error.js';
import { checkCallOptions } from './check-options.js';
import type { AddressOrigins } from './files/download.js';
import { prepareFile } from './files/send-file.js';
import type { CallOptions } from './options.js';
import { readInvoiceItems } from './orders/invoice-items.js';
import type { ClientSettings } from './settings.js';

/** Calls any event of the catalogue: data checked before, result checked after. */
export function callKnown(
  name: string,
  data: unknown,
  options: CallOptions,
  context: { settings: ClientSettings; origins: AddressOrigins },
): Promise<ReadResponse> {
  return told(name, data, context.settings, () => known(name, data, options, context));
}

async function known(
  name: string,
  data: unknown,
  options: CallOptions,
  { settings, origins }: { settings: ClientSettings; origins: AddressOrigins },
): Promise<ReadResponse> {
  const definition = definitions.get(name);
  if (!definition) {
    throw optionError(name, `no document knows this event; callAny calls it as it is`);
  }
  checkCallOptions(options);
  if (definition.entry.file) {
    return sendCall(await prepareFile(definition, data, options, settings), settings);
  }
  const checked = prepareData(definition, data);
  const wire = writeData(definition, checked, settings.dialect, settings.names);
  const body = bodyOf(name, wire, options, settings);
  const call = { event: name, definition, options, body, timeout: settings.timeout };
  const response = await sendCall(call, settings);
  reportDeviations(name, response.deviations, settings.onDeviation);
  origins.note(name, checked, response.result);
  if (name !== 'get_invoice_items_order') return response;
  return { ...response, result: readInvoiceItems(response.result, response.answer.text) };
}

/** Calls an event by any name with data of the caller's own; neither data nor result is checked or respelled. */
export function callUnknown(
  name: string,
  data: unknown,
  options: CallOptions,
  settings: ClientSettings,
): Promise<ReadResponse> {
  return told(name, data, settings, () => unknown(name, data, options, settings));
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

/** Tells who keeps a record of a call, however it ends. */
async function told(
  event: string,
  data: unknown,
  { onExchange, username, host: peer }: ClientSettings,
  call: () => Promise<ReadResponse>,
): Promise<ReadResponse> {
  if (!onExchange) return call();
  const started = performance.now();
  const tell = (answer: RawAnswer | undefined, error: SvclinkError | undefined) => {
    const duration = performance.now() - started;
    const exchange = { id: randomUUID(), event, username, peer, duration, data };
    onExchange({ ...exchange, answer: answer?.text, error, isRepetition: false });
  };
  try {
    const response = await call();
    tell(response.answer, undefined);
    return response;
  } catch (error) {
    if (SvclinkError.is(error)) tell(LinkCallError.is(error) ? error.answer : undefined, error);
    throw error;
  }
}

function bodyOf(
  name: string,
  wire: unknown,
  { encoding }: CallOptions,
  { writer, ...settings }: ClientSettings,
): PreparedCall['body'] {
  return formBody(writer.write(name, wire), encoding ?? settings.encoding);
}
