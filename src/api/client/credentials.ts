import { closeSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject } from '../../protocol/envelope/envelope.js';
import { parseSafeJson } from '../../protocol/json/safe-json.js';
import { optionError } from '../../protocol/options.js';
import { systemCode } from '../../system/part-file.js';
import type { ClientCredentials } from '../clients/new-client.js';

/** The address of the service. */
export interface BaseAddress {
  readonly origin: string;
  readonly host: string;
  /** The path before `/<service>/<action>`, without a slash at its end. */
  readonly path: string;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname)
  );
}

/**
 * Parses the base address of the credentials.
 *
 * @throws LinkError `option_invalid` for a text that is not an http or https address, and for http to another machine
 *   unless that is allowed: the client secret is sent there (RFC 6749 section 2.3.1)
 */
export function readBaseAddress(text: string, insecureHttp: boolean): BaseAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw optionError('credentials', 'api_url is not an absolute https address');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw optionError('credentials', 'api_url has more than a host and a path');
  }
  if (url.protocol === 'http:' && !insecureHttp && !isLoopback(url.hostname)) {
    throw optionError(
      'credentials',
      `api_url leads to ${url.host} without TLS, and the client secret would be readable in transit: use https, or set insecureHttp if that network is yours`,
    );
  }
  let end = url.pathname.length;
  while (url.pathname[end - 1] === '/') end -= 1;
  return { origin: url.origin, host: url.host, path: url.pathname.slice(0, end) };
}

/** The downloaded credentials: the object, or the path of its file. */
export type CredentialsInput = ClientCredentials | string | URL;

const LARGEST_FILE = 64 * 1024;
const MEMBERS = ['client_id', 'client_secret', 'scope', 'api_url'] as const;

function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    const fix = 'take the file as it was downloaded; svclink app create makes one for a site';
    throw optionError(
      'credentials',
      `the file ${path} cannot be read (${systemCode(cause)}): ${fix}`,
      cause,
    );
  }
}

function readStart(path: string): string {
  const file = openFile(path);
  try {
    const bytes = Buffer.alloc(LARGEST_FILE + 1);
    const length = readSync(file, bytes, 0, bytes.length, 0);
    if (length > LARGEST_FILE) {
      throw optionError(
        'credentials',
        `the file ${path} is larger than ${LARGEST_FILE} bytes: is it the right one?`,
      );
    }
    return bytes.toString('utf8', 0, length).replace(/^\ufeff/, '');
  } finally {
    closeSync(file);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return parseSafeJson(text, path);
  } catch {
    throw optionError(
      'credentials',
      `the file ${path} is not JSON: take the file as it was downloaded`,
    );
  }
}

function memberOf(source: Readonly<Record<string, unknown>>, name: string): string {
  const value = source[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw optionError('credentials', `there is no text ${name}: take them as they were downloaded`);
}

/**
 * Reads and checks credentials.
 *
 * @throws LinkError `option_invalid`; the message names the member, never its value, or the file
 */
export function readCredentials(input: unknown): ClientCredentials {
  const path = input instanceof URL ? fileURLToPath(input) : input;
  const source = typeof path === 'string' ? parse(readStart(path), path) : path;
  if (!isObject(source)) {
    throw optionError(
      'credentials',
      'is the downloaded credentials object, or the path of its file',
    );
  }
  if (source.grant_type !== 'client_credentials') {
    throw optionError('credentials', 'grant_type has to be client_credentials');
  }
  const [client_id, client_secret, scope, api_url] = MEMBERS.map((name) => memberOf(source, name));
  return {
    grant_type: 'client_credentials',
    client_id: client_id ?? '',
    client_secret: client_secret ?? '',
    scope: scope ?? '',
    api_url: api_url ?? '',
  };
}
