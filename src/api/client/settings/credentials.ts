import { closeSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSafeJson } from '../../../protocol/json/safe-json.js';
import { optionError } from '../../../protocol/options.js';
import type { ClientCredentials } from '../../clients/credentials.js';
import { isJsonObject } from '../../request/json-text.js';

/** The downloaded credentials: the object, or where the file of it is. */
export type CredentialsInput = ClientCredentials | string | URL;

const LARGEST_FILE = 64 * 1024;
const MEMBERS = ['client_id', 'client_secret', 'scope', 'api_url'] as const;

function readStart(path: string): string {
  const file = openSync(path, 'r');
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
 * @throws LinkError `option_invalid` that names the member, never its value; the error of the file system
 */
export function readCredentials(input: unknown): ClientCredentials {
  const path = input instanceof URL ? fileURLToPath(input) : input;
  const source = typeof path === 'string' ? parse(readStart(path), path) : path;
  if (!isJsonObject(source)) {
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
