import { checkData, readData } from '../../protocol/data-codec.js';
import { isObject } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import type { EventDefinition } from '../../protocol/event-definition.js';
import { LinkCallError } from '../errors/call-error.js';

/**
 * Checks the data of a call before anything is sent, and completes it. Canonical data is taken as it is; what is not
 * (ids as numbers, amounts as numbers, flags as text: plain JavaScript, or a command line) is brought there on a copy.
 *
 * @throws LinkCallError `data_invalid`, whose message names the place
 */
export function prepareData(definition: EventDefinition, data: unknown): Record<string, unknown> {
  const { name, completeData } = definition.entry;
  if (!isObject(data)) {
    throw new LinkCallError('data_invalid', name, 'event_data: must be an object');
  }
  const now = Math.floor(Date.now() / 1000);
  // A rule may bring a value into range, so the caller's own object is not the one that is checked.
  const completed = completeData?.({ ...data }) ?? { ...data };
  if (!hasBlank(completed) && isCanonical(definition, completed, now)) return completed;
  try {
    return readData(definition, copyOf(completed), { now, dialect: undefined });
  } catch (cause) {
    if (!LinkError.is(cause)) throw cause;
    throw new LinkCallError('data_invalid', name, cause.message, { cause });
  }
}

/** A blank text stands for "not given", and is then not sent. */
function hasBlank(data: Record<string, unknown>): boolean {
  for (const name in data) if (data[name] === '') return true;
  return false;
}

function isCanonical(definition: EventDefinition, data: unknown, now: number): boolean {
  try {
    checkData(definition, data, { now });
    return true;
  } catch (error) {
    if (LinkError.is(error)) return false;
    throw error;
  }
}

function copyOf(data: Record<string, unknown>): Record<string, unknown> {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(data));
    if (isObject(copy)) return copy;
  } catch {
    // A bigint, or a circle: said below.
  }
  throw new LinkError('data_invalid', 'event_data: cannot be written as JSON');
}
