import { ApiCallError } from '../../api/client/call-error.js';
import { CallError } from '../../net/index.js';
import { jsonText, printable } from '../../protocol/printable.js';
import { whatHelps } from '../command-error.js';
import type { Io } from '../io.js';

/** Prints a result: for people, for pipes, or as one line of JSON that states its type. */
export function printResult(result: unknown, io: Io, json: boolean): void {
  if (json) io.stdout(`${jsonText({ ok: true, result })}\n`);
  else io.stdout(`${jsonText(result, io.isTerminal ? 2 : undefined)}\n`);
}

/** Returns the facts about a failure that are printed. */
export function describeFailure(error: unknown): Readonly<Record<string, unknown>> {
  const message = String(Reflect.get(Object(error), 'message') ?? error);
  if (ApiCallError.is(error)) {
    const { action, type, status, description, sentMessage, retryAfter } = error;
    return { message, action, type, status, description, sentMessage, retryAfter };
  }
  if (CallError.is(error)) {
    const { called: action, code, status, retryAfter } = error;
    return { message, action, code, status, retryAfter };
  }
  return { message };
}

/** Prints the reason of a failed call. */
export function printApiFailure(error: unknown, io: Io, json: boolean): void {
  const failure = describeFailure(error);
  if (json) {
    io.stdout(`${jsonText({ ok: false, error: failure })}\n`);
    return;
  }
  io.stderr(`${printable(String(failure.message))}\n`);
  if (CallError.is(error) && error.kind !== 'refused') io.stderr(whatHelps(error.code));
}
