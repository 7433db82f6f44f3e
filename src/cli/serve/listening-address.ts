import { isIPv6 } from 'node:net';
import type { ServeSettings } from './settings.js';

/** The addresses that mean all addresses of a machine, each with the one by which the machine reaches itself. */
const ALL: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);
/** The addresses of the name localhost. */
const LOCALHOST: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);
const THIS_MACHINE = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** Returns true for an address that only this machine can reach. */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}

/** Returns true if no setting of a site lets other machines reach it, directly or through a proxy. */
export function isLocalOnly({
  host,
  publicUrl,
  trustProxy,
}: Pick<ServeSettings, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  const named = publicUrl === undefined ? host : new URL(publicUrl).hostname;
  return trustProxy === 0 && isThisMachine(host) && isThisMachine(named.replace(/^\[|\]$/g, ''));
}

/** Returns the URL by which this machine reaches one of its own addresses. */
export function localUrl(host: string, port: number): string {
  return `http://${ALL.get(host) ?? inUrl(host)}:${port}`;
}

/** Returns the URL for callers, as far as the address of listening determines it. */
export function baseUrl(host: string, port: number): string {
  if (ALL.has(host) || LOCALHOST.has(host)) return `http://localhost:${port}`;
  return `http://${inUrl(host)}:${port}`;
}

function inUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
