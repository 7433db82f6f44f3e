import { encodeForm, findUnencoded } from '../../../src/protocol/envelope/form-text.js';

type Members = Record<string, unknown>;

function asObject(text: string | null | undefined): Members | undefined {
  // What nests this deeply could not be written again.
  if (text?.includes('['.repeat(1000))) return undefined;
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Members)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The envelope in a urlencoded body; undefined when it has none. */
export function formPayload(body: string): Members | undefined {
  const bytes = Buffer.from(body);
  const unencoded = findUnencoded(bytes);
  const text = unencoded && bytes.toString('utf8', unencoded.value);
  return asObject(text ?? new URLSearchParams(body).get('payload'));
}

const PART = 'name="payload"\r\n\r\n';

function multipartPayload(body: string): { text: string; envelope: Members } | undefined {
  const start = body.indexOf(PART) + PART.length;
  const text = body.slice(start, body.indexOf('\r\n--', start));
  const envelope =
    start < PART.length ? undefined : asObject(Buffer.from(text, 'latin1').toString());
  return envelope && { text, envelope };
}

/** The envelope in a body of either form, with a function that gives the body another one. */
export function readBody(
  body: unknown,
): { envelope: Members; write(envelope: Members): string | Uint8Array<ArrayBuffer> } | undefined {
  if (typeof body === 'string') {
    const envelope = formPayload(body);
    return envelope && { envelope, write: (other) => encodeForm(JSON.stringify(other)) };
  }
  if (!(body instanceof Uint8Array)) return undefined;
  const binary = Buffer.from(body).toString('latin1');
  const found = multipartPayload(binary);
  if (found === undefined) return undefined;
  return {
    envelope: found.envelope,
    write(other) {
      const text = Buffer.from(JSON.stringify(other)).toString('latin1');
      return Uint8Array.from(
        Buffer.from(
          binary.replace(found.text, () => text),
          'latin1',
        ),
      );
    },
  };
}

/** The fields of event_data, whether text or object. */
export function eventData(envelope: Members): Members {
  const { event_data: data } = envelope;
  if (typeof data === 'string') return asObject(data) ?? {};
  return typeof data === 'object' && data !== null ? { ...(data as Members) } : {};
}
