import { StringDecoder } from 'node:string_decoder';
import { Agent, DecoratorHandler, type Dispatcher } from 'undici';
import { showAnswer, showRequest } from '../../conformance/wire/display.js';
import type { Io } from '../io.js';

/** Bytes of an answer that are shown. */
const MOST = 64 * 1024;

type Secrets = readonly string[];

function marked(mark: string, text: string): string {
  return text.replace(/^/gm, `${mark} `).concat('\n');
}

/** Returns headers from undici's form, in which names and values alternate. */
function pairs(headers: Dispatcher.DispatchOptions['headers']): Record<string, string> {
  const list = Array.isArray(headers) ? headers : [];
  const shown: Record<string, string> = {};
  for (let at = 0; at < list.length; at += 2) shown[String(list[at])] = String(list[at + 1]);
  return shown;
}

function requestText(
  { origin, path, method, headers, body }: Dispatcher.DispatchOptions,
  secrets: Secrets,
) {
  const shown = typeof body === 'string' || Buffer.isBuffer(body) ? String(body) : '(a stream)';
  const request = { method: String(method), headers: pairs(headers), body: shown };
  return marked('>', showRequest(`${String(origin)}${path}`, request, secrets));
}

/** Passes an answer on, and shows it when it is complete. */
function showing(
  handler: Dispatcher.DispatchHandler,
  io: Io,
  secrets: Secrets,
): Dispatcher.DispatchHandler {
  // It calls handlers of both kinds of undici.
  const inner: Dispatcher.DispatchHandler = new DecoratorHandler(handler);
  const answer = { status: 0, headers: new Headers(), text: '' };
  // The bytes of a character may come in two pieces.
  const decoder = new StringDecoder('utf8');
  return {
    onRequestStart: (...given) => inner.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => inner.onRequestUpgrade?.(...given),
    onResponseError: (...given) => inner.onResponseError?.(...given),
    onResponseStart(controller, status, headers, text) {
      answer.status = status;
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) answer.headers.set(name, String(value));
      }
      inner.onResponseStart?.(controller, status, headers, text);
    },
    onResponseData(controller, chunk) {
      if (answer.text.length < MOST) answer.text += decoder.write(chunk);
      inner.onResponseData?.(controller, chunk);
    },
    onResponseEnd(controller, trailers) {
      const { status, headers, text } = answer;
      io.stderr(marked('<', showAnswer(status, headers, text, secrets)));
      inner.onResponseEnd?.(controller, trailers);
    },
  };
}

/** Returns connections that show requests and answers on standard error, without secrets. */
export function showingConnections(io: Io, secrets: Secrets, connectTimeout = 10_000): Dispatcher {
  const agent = new Agent({
    connect: { timeout: connectTimeout },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return agent.compose((dispatch) => (options, handler) => {
    io.stderr(requestText(options, secrets));
    return dispatch(options, showing(handler, io, secrets));
  });
}
