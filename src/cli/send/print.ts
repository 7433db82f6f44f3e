import type { Deviation, LinkCallError, LinkResponse } from '../../client/index.js';
import { jsonText, printable } from '../../protocol/printable.js';
import { whatHelps } from '../command-error.js';
import type { Io } from '../io.js';

/** Converts a Map to a list, which preserves its order. */
function plain(_name: string, value: unknown): unknown {
  return value instanceof Map
    ? [...value].map(([id, description]) => ({ id, description }))
    : value;
}

function inWords({ path, problem, value }: Deviation): string {
  const sent = value === undefined ? '' : `, not ${value === '' ? 'blank' : value}`;
  return printable(`${path}: ${problem}${sent}`);
}

/** Prints the answer to a call. */
export function printResponse(response: LinkResponse, io: Io, json: boolean): void {
  const { result, deviations, unreadable, status, remoteSiteId, remoteOrgId } = response;
  if (json) {
    const line = { ok: true, status, remoteSiteId, remoteOrgId, deviations, unreadable, result };
    io.stdout(`${jsonText(line, undefined, plain)}\n`);
    return;
  }
  for (const deviation of deviations) io.stderr(`Warning: ${inWords(deviation)}\n`);
  io.stdout(`${jsonText(result, io.isTerminal ? 2 : undefined, plain)}\n`);
}

/** Prints the reason of a failed call, and the fix. */
export function printCallFailure(error: LinkCallError, io: Io, json: boolean): void {
  const { code, kind, event, status, reasons, message } = error;
  if (json) {
    const line = { ok: false, error: { code, kind, event, status, reasons, message } };
    io.stdout(`${jsonText(line)}\n`);
    return;
  }
  io.stderr(`${printable(message)}\n`);
  if (kind !== 'refused') io.stderr(whatHelps(code));
}
