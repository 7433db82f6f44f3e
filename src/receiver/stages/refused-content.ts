import { isObject, type RequestEnvelope } from '../../protocol/envelope/envelope.js';
import { UnreadJson } from '../../protocol/json/unread-json.js';
import type { Form } from '../form/form.js';
import { HIDDEN, withoutValues } from './refused-text.js';

/** The most characters of a refused payload that are read for records. */
const LONGEST = 64 * 1024;

/** The members of a payload whose values records contain. All others may be a password under another name. */
const SHOWN = ['username', 'event_name', 'event_data'] as const;

/**
 * Returns the content of a request that was refused before its data were read, for records of exchanges: the event and
 * its data, or the payload where it is no envelope. It never contains a password, under no name.
 */
export function refusedContent(
  envelope: RequestEnvelope | undefined,
  payload: Form['payload'],
): unknown {
  if (!envelope) return payloadContent(payload);
  const { event_name, event_data } = envelope;
  return { event_name, event_data: builtValue(event_data) };
}

/** The value of JSON that is not built yet; the beginning of its text where it is long. */
function builtValue(value: unknown): unknown {
  const text = value instanceof UnreadJson ? value.json : value;
  if (typeof text !== 'string') return text;
  return text.length > LONGEST ? text.slice(0, LONGEST) : (parsed(text) ?? text);
}

function payloadContent(payload: unknown): unknown {
  const text = Buffer.isBuffer(payload) ? payload.toString('utf8', 0, LONGEST) : payload;
  if (typeof text === 'string') {
    const value = text.length <= LONGEST ? parsed(text) : undefined;
    return isObject(value) ? membersOf(value) : withoutValues(text.slice(0, LONGEST));
  }
  return isObject(text) ? membersOf(text) : undefined;
}

function membersOf(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: readonly string[] = SHOWN;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      names.includes(name) ? builtValue(value) : HIDDEN,
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
