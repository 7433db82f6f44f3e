import { isIPv6 } from 'node:net';
import type { ServeSettings } from './settings.js';

/** What stands for all addresses of a machine, and the one of them that it reaches itself by. */
const ALL: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);
/** What the name localhost leads to. */
const LOCALHOST: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);
const THIS_MACHINE = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** Whether only this machine reaches what listens on an address. */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}

/** Whether nothing in the settings of a site lets other machines reach it, through a proxy neither. */
export function isLocalOnly({
  host,
  publicUrl,
  trustProxy,
}: Pick<ServeSettings, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  const named = publicUrl === undefined ? host : new URL(publicUrl).hostname;
  return trustProxy === 0 && isThisMachine(host) && isThisMachine(named.replace(/^\[|\]$/g, ''));
}

/** How this machine reaches what listens on an address of its own. */
export function localUrl(host: string, port: number): string {
  return `http://${ALL.get(host) ?? inUrl(host)}:${port}`;
}

/** How callers reach it, as far as its address says: by that, where it listens on one that others see. */
export function baseUrl(host: string, port: number): string {
  if (ALL.has(host) || LOCALHOST.has(host)) return `http://localhost:${port}`;
  return `http://${inUrl(host)}:${port}`;
}

function inUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
