import { ApiCallError } from '../../api/client/errors/call-error.js';
import { ApiExchangeError } from '../../api/client/errors/exchange-error.js';
import type { Io } from '../io.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text of another side without what could steer a terminal. */
export const printable = (text: string): string => text.replace(STEERING, ' ');

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** JSON that no terminal takes for commands. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(/[\u007f-\u009f]/g, escaped);
}

/** Prints a result: for humans, for pipes, or in one line that says that it is one. */
export function printResult(result: unknown, io: Io, json: boolean): void {
  if (json) io.stdout(`${jsonText({ ok: true, result })}\n`);
  else io.stdout(`${jsonText(result, io.isTerminal ? 2 : undefined)}\n`);
}

/** What is told about a failure. */
export function describeFailure(error: unknown): Readonly<Record<string, unknown>> {
  const message = String(Reflect.get(Object(error), 'message') ?? error);
  if (error instanceof ApiCallError) {
    const { action, type, status, description, sentMessage, retryAfter } = error;
    return { message, action, type, status, description, sentMessage, retryAfter };
  }
  if (error instanceof ApiExchangeError) {
    const { action, code, status, retryAfter } = error;
    return { message, action, code, status, retryAfter };
  }
  return { message };
}

/** Prints why a call failed. */
export function printFailure(error: unknown, io: Io, json: boolean): void {
  const failure = describeFailure(error);
  if (json) io.stdout(`${jsonText({ ok: false, error: failure })}\n`);
  else io.stderr(`${printable(String(failure.message))}\n`);
}
